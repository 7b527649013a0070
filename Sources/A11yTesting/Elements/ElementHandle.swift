// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

/// An element that a test has found, with the actions that a test can perform on it.
///
/// If the element no longer exists or was not found, every action on it does nothing and fails the test.
@MainActor
public struct ElementHandle {
  let session: Session
  /// The element's ID, or `nil` if the element was not found, in which case the test has already failed.
  public let id: ElementID?
  /// The query that found the element, in words.
  let query: String

  /// The current state of the element, or an empty element if it no longer exists.
  public var element: Element { id.flatMap { session.base.tree[$0] } ?? Element() }
  /// Whether the element still exists.
  public var exists: Bool { id.map { session.base.tree.contains($0) } ?? false }
  /// The element's label.
  public var label: String { element.label }
  /// The element's value as it is spoken, with bullets in place of secret text.
  public var value: String { element.value }
  /// The element's role.
  public var role: Role { element.role }
  /// The identifier by which programs find the element.
  public var identifier: String { element.details.identifier }
  /// VoiceOver's words for the element itself, without its containers.
  public var words: String {
    id.map { VoiceOver.words(of: $0, in: session.base.tree).text } ?? ""
  }
  /// Whether the element is enabled.
  public var isEnabled: Bool { exists && !element.states.isDisabled }
  /// The cost for a switch user to reach the element from the first stop and activate it, or `nil` if the scanner does
  /// not reach the element.
  public var scanCost: ScanCost? {
    session.base.makeAllRows()
    let settings = session.base.settings.switchControl
    return SwitchControl.scan(of: session.base.tree, settings: settings)
      .first { $0.stop.element == id }.map { $0.activate ?? $0.reach }
  }
}

extension ElementHandle: Equatable {
  /// Returns whether two handles refer to the same element.
  nonisolated public static func == (lhs: ElementHandle, rhs: ElementHandle) -> Bool {
    lhs.id == rhs.id
  }
}

extension ElementHandle: CustomStringConvertible {
  /// VoiceOver's words for the element.
  nonisolated public var description: String {
    MainActor.assumeIsolated { exists ? words : "no element for \(query)" }
  }
}

extension ElementHandle {
  /// Moves to the element and activates it as a user of the controlled technology would.
  ///
  /// The words that are spoken when the cursor reaches the element are skipped, because the test has already named the
  /// element. A Switch Control user selects the element and then the menu entry that activates it.
  public func activate(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    act("activate()", CallSite(fileID, filePath, line, column)) { session.activate($0) }
  }

  /// Moves the cursor to the element. The words that are spoken as a result count as heard.
  public func focus(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    act("focus()", CallSite(fileID, filePath, line, column)) { session.move(to: $0) }
  }

  /// Moves to the element and increases its value by one step.
  public func increment(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    act("increment()", CallSite(fileID, filePath, line, column)) {
      session.perform(.increment, on: $0)
    }
  }

  /// Moves to the element and decreases its value by one step.
  public func decrement(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    act("decrement()", CallSite(fileID, filePath, line, column)) {
      session.perform(.decrement, on: $0)
    }
  }

  /// Moves to the element and runs one of its custom actions, which is identified by its name.
  public func perform(
    action name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    act("perform(action:)", CallSite(fileID, filePath, line, column)) {
      session.perform(.performAction(name), on: $0)
    }
  }

  private func act(_ name: String, _ site: CallSite, _ body: (ElementID) -> Void) {
    session.act("find(\(query)).\(name)", site) {
      guard let id else { return }
      guard session.base.tree.isReachable(id) else {
        session.ledger.fail("The element \(query) no longer exists or cannot be reached.", at: site)
        return
      }
      body(id)
    }
  }
}
