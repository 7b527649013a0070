// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

/// An element that a test has found, with what it can be asked to do.
///
/// If it is gone, or was not found, acting on it does nothing and fails the test.
@MainActor
public struct ElementHandle {
  let session: Session
  /// The element's id; `nil` if it was not found, for which the test has already failed.
  public let id: ElementID?
  /// The query that found it, in words.
  let query: String

  /// The element in its current form; an empty one if it is gone.
  public var element: Element { id.flatMap { session.base.tree[$0] } ?? Element() }
  /// Whether the element still exists.
  public var exists: Bool { id.map { session.base.tree.contains($0) } ?? false }
  /// Its label.
  public var label: String { element.label }
  /// Its value, as it is spoken; bullets for a secret.
  public var value: String { element.value }
  /// Its role.
  public var role: Role { element.role }
  /// The name by which programs identify it.
  public var identifier: String { element.details.identifier }
  /// What VoiceOver says for the element alone, without its containers.
  public var words: String {
    id.map { VoiceOver.words(of: $0, in: session.base.tree).text } ?? ""
  }
  /// Whether it is enabled.
  public var isEnabled: Bool { exists && !element.states.isDisabled }
  /// The cost for a switch user to activate it from the first stop; `nil` if the scanner does not
  /// reach it.
  public var scanCost: ScanCost? {
    session.base.makeAllRows()
    let settings = session.base.settings.switchControl
    return SwitchControl.scan(of: session.base.tree, settings: settings)
      .first { $0.stop.element == id }.map { $0.activate ?? $0.reach }
  }
}

extension ElementHandle: Equatable {
  /// Whether both refer to the same element.
  nonisolated public static func == (lhs: ElementHandle, rhs: ElementHandle) -> Bool {
    lhs.id == rhs.id
  }
}

extension ElementHandle: CustomStringConvertible {
  /// What VoiceOver says for it.
  nonisolated public var description: String {
    MainActor.assumeIsolated { exists ? words : "no element called \(query)" }
  }
}
