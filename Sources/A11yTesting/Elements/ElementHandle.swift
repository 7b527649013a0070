import A11yNavigation
import A11ySession
import A11yTree

/// An element that a test has found, and what can be done with it.
///
/// If it is gone, or was not found, doing something with it does nothing and fails the test.
@MainActor
public struct ElementHandle {
  let session: Session
  /// The element's id; `nil` if it was not found, which has failed the test already.
  public let id: ElementID?
  /// How it was asked for, in words.
  let query: String

  /// The element as it is now; an empty one if it is gone.
  public var element: Element { id.flatMap { session.base.tree[$0] } ?? Element() }
  /// Whether the element is there.
  public var exists: Bool { id.map { session.base.tree.contains($0) } ?? false }
  /// What it is called.
  public var label: String { element.label }
  /// Its value, as it is spoken; of a secret, bullets.
  public var value: String { element.value }
  /// What it is.
  public var role: Role { element.role }
  /// The name that programs know it by.
  public var identifier: String { element.details.identifier }
  /// What VoiceOver says of it by itself, without what it stands in.
  public var words: String {
    id.map { VoiceOver.words(of: $0, in: session.base.tree).text } ?? ""
  }
  /// Whether it can be used.
  public var isEnabled: Bool { exists && !element.states.isDisabled }
  /// What it costs a switch user to activate it, counted from the first stop; `nil` if the scanner
  /// does not come by it.
  public var scanCost: ScanCost? {
    session.base.makeAllRows()
    let settings = session.base.settings.switchControl
    return SwitchControl.scan(of: session.base.tree, settings: settings)
      .first { $0.stop.element == id }.map { $0.activate ?? $0.reach }
  }
}

extension ElementHandle: Equatable {
  /// Whether both are one element.
  nonisolated public static func == (lhs: ElementHandle, rhs: ElementHandle) -> Bool {
    lhs.id == rhs.id
  }
}

extension ElementHandle: CustomStringConvertible {
  /// What VoiceOver says of it.
  nonisolated public var description: String {
    MainActor.assumeIsolated { exists ? words : "no element called \(query)" }
  }
}
