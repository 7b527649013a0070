@_spi(Nodes) import A11yViewGraph
import Foundation
import Synchronization

/// Something to be pasted, in every form in which it can be had.
///
/// What asks for a form is called back at once, on the thread that asked, unless who offered the
/// form takes its time.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // The state of the class is guarded by its mutex; a subclass answers for its own.

  /// Gives the data of one form, when it is there.
  package typealias Load =
    @Sendable (_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private struct State {
    var forms: [(type: String, load: Load)] = []
    var suggestedName: String?
  }

  private let state = Mutex(State())
  /// The value itself, for whoever takes values of its type.
  package let value: KeptValue?

  /// Makes one that has no form yet.
  public override init() {
    value = nil
    super.init()
  }

  /// Makes one of an object, in all forms that it has: a text, an address.
  public init(object: any NSItemProviderWriting) {
    // Objects are asked for their data wherever somebody asks for it, as with Apple's.
    nonisolated(unsafe) let object = object
    value = KeptValue(object)
    super.init()
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      register(type) { completion in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Makes one of a value that can be copied and pasted, in all forms that it has.
  package init<T: Transferable>(_ value: T) {
    // What is copied stays with the host, and is only taken up on the main actor.
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

  /// The forms that there are, the best first.
  open var registeredTypeIdentifiers: [String] { state.withLock { $0.forms.map(\.type) } }

  /// The forms that there are, the best first.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.compactMap { UTType($0) }
  }

  /// What a file with it would be called.
  open var suggestedName: String? {
    get { state.withLock { $0.suggestedName } }
    set { state.withLock { $0.suggestedName = newValue } }
  }

  /// Whether there is a form of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    form(typeIdentifier) != nil
  }

  /// Offers a form.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(typeIdentifier, loadHandler)
  }

  /// Asks for the data of a form.
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

/// A value that is kept as it is until it is pasted.
package struct KeptValue: @unchecked Sendable {
  // Only unwrapped on the main actor, where values are copied and pasted.
  package let value: Any
  package init(_ value: Any) { self.value = value }
}

/// Who may have a form. Here there is only the program itself.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody.
  case all = 0
  /// The programs of one team.
  case team = 1
  /// The programs of a group.
  case group = 2
  /// The program itself.
  case ownProcess = 3
}
