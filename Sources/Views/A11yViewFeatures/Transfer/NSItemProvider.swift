// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation
import Synchronization

/// An item to paste, in every form in which it is available.
///
/// A load calls back at once, on the thread that requested it, unless the form's provider takes
/// its time.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // The mutex guards `state`, and `value` is constant; subclasses are responsible for their own.

  /// Loads the data of one form.
  package typealias Load =
    @Sendable (_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private struct State {
    var forms: [(type: String, load: Load)] = []
    var suggestedName: String?
  }

  private let state = Mutex(State())
  /// The value itself, for receivers of values of its type.
  package let value: KeptValue?

  /// Creates a provider without forms.
  public override init() {
    value = nil
    super.init()
  }

  /// Creates a provider from an object, in all the object's forms: a string, a URL.
  public init(object: any NSItemProviderWriting) {
    // Objects are asked for their data on the caller's thread, as with Apple's.
    nonisolated(unsafe) let object = object
    value = KeptValue(object)
    super.init()
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      register(type) { completion in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Creates a provider from a transferable value, in all its forms.
  package init<T: Transferable>(_ value: T) {
    // What is copied stays in the host, and is only used on the main actor.
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

  /// The available forms, the best first.
  open var registeredTypeIdentifiers: [String] { state.withLock { $0.forms.map(\.type) } }

  /// The suggested name for a file with it.
  open var suggestedName: String? {
    get { state.withLock { $0.suggestedName } }
    set { state.withLock { $0.suggestedName = newValue } }
  }

  /// Whether a form of a type is available.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    form(typeIdentifier) != nil
  }

  /// Registers a form.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(typeIdentifier, loadHandler)
  }

  /// Loads the data of a form.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let load = form(typeIdentifier) else {
      completionHandler(nil, TransferError("there is no form of the type \(typeIdentifier)"))
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

/// A value that is kept unchanged until it is pasted.
package struct KeptValue: @unchecked Sendable {
  // A constant, and only read on the main actor, where values are copied and pasted.
  package let value: Any
  package init(_ value: Any) { self.value = value }
}
