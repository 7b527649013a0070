// SPDX-License-Identifier: MIT

import A11yTree

extension ElementHandle {
  /// Goes to the element and activates it, as the user of the driving technology does.
  ///
  /// What the element says when the cursor reaches it is skipped, as the test has already named it.
  /// A Switch Control user selects it, then the menu's entry that activates it.
  public func activate(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    act("activate()", CallSite(fileID, filePath, line, column)) { session.activate($0) }
  }

  /// Moves the cursor to the element; what it says then counts as heard.
  public func focus(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    act("focus()", CallSite(fileID, filePath, line, column)) { session.move(to: $0) }
  }

  /// Goes to the element and steps its value up.
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

  /// Goes to the element and steps its value down.
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

  /// Goes to the element and runs one of the program's custom actions by name.
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
        session.ledger.fail("The element \(query) is gone, or out of reach.", at: site)
        return
      }
      body(id)
    }
  }
}
