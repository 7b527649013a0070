// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

extension TerminalSession {
  /// Handles an input.
  func take(_ input: TerminalInput) {
    switch input {
    case .key(let key): press(key)
    case .paste(let text):
      if case .plain = style { echo(text, in: session.prompt) }
      session.paste(text)
    case .pasteHasStalled:
      session.notify(
        "Still waiting for the end of the pasted text. Press Ctrl-C to discard the text."
      )
    case .pasteWasDiscarded:
      session.notify(
        "The pasted text was discarded, because it was too long or its end was missing."
      )
    case .wheel(let isForward): session.step(isForward ? .forward : .backward)
    case .click(_, let row): click(row - 1)
    }
  }

  /// Moves to the element in a given row of the screen. If the cursor is already on the element, activates it, as a
  /// second tap does.
  private func click(_ row: Int) {
    guard hits.indices.contains(row), let id = hits[row] else { return }
    guard session.prompt == nil else { return choose(id) }
    if session.focusedElements == [id] { session.activateFocused() } else { session.go(to: id) }
  }

  /// Moves to an element in the item chooser's list, and closes the item chooser.
  private func choose(_ id: ElementID) {
    session.perform(.press(Key(.escape)))
    session.go(to: id)
  }
}
