// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation
import Synchronization

/// An item on the pasteboard, with all of its available representations.
///
/// Loading calls the completion handler immediately on the calling thread, unless the representation provides its data
/// asynchronously.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // The mutex guards `state`, and `value` is constant. Subclasses are responsible for their own properties.

  /// A function that loads the data for one representation.
  package typealias Load =
    @Sendable (_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private struct State {
    var forms: [(type: String, load: Load)] = []
    var suggestedName: String?
  }

  private let state = Mutex(State())
  /// The original value, for receivers that accept values of this type.
  package let value: KeptValue?

  /// Creates an item provider without representations.
  public override init() {
    value = nil
    super.init()
  }

  /// Creates an item provider with all representations of an object, such as a string or a URL.
  public init(object: any NSItemProviderWriting) {
    // Objects provide their data on the caller's thread, as on Apple platforms.
    nonisolated(unsafe) let object = object
    value = KeptValue(object)
    super.init()
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      register(type) { completion in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Creates an item provider with all representations of a transferable value.
  package init<T: Transferable>(_ value: T) {
    // A copied value stays in the host and is used only on the main actor.
    nonisolated(unsafe) let item = value
    self.value = KeptValue(item)
    super.init()
    for way in T.transferRepresentation.allWays(of: T.self) {
      guard let export = way.export else { continue }
      register(way.contentType.identifier) { completion in
        Task.immediate { @MainActor in
          do { completion(try await export(item), nil) } catch { completion(nil, error) }
        }
        return nil
      }
    }
  }

  private func register(_ type: String, _ load: @escaping Load) {
    state.withLock { state in
      state.forms.removeAll { $0.type == type }
      state.forms.append((type, load))
    }
  }

  /// The type identifiers of the available representations, in order of preference.
  open var registeredTypeIdentifiers: [String] { state.withLock { $0.forms.map(\.type) } }

  /// The suggested name for a file that contains the item's data.
  open var suggestedName: String? {
    get { state.withLock { $0.suggestedName } }
    set { state.withLock { $0.suggestedName = newValue } }
  }

  /// Returns whether the item has a representation that conforms to a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    form(typeIdentifier) != nil
  }

  /// Registers a representation.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(typeIdentifier, loadHandler)
  }

  /// Loads a representation's data.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let load = form(typeIdentifier) else {
      completionHandler(nil, TransferError("there is no representation of type \(typeIdentifier)"))
      return Progress(totalUnitCount: 1)
    }
    return load(completionHandler) ?? Progress(totalUnitCount: 1)
  }

  private func form(_ identifier: String) -> Load? {
    let wanted = UTType(identifier)
    return state.withLock { state in
      let found = state.forms.first { form in
        if form.type == identifier { return true }
        guard let wanted, let type = UTType(form.type) else { return false }
        return type.conforms(to: wanted)
      }
      return found?.load
    }
  }
}

/// A value that is stored, unchanged, until it is pasted.
package struct KeptValue: @unchecked Sendable {
  // The value is constant and read only on the main actor, where values are copied and pasted.
  package let value: Any
  package init(_ value: Any) { self.value = value }
}
