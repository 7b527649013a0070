// SPDX-License-Identifier: MIT

import A11ySession

/// A person's input at a terminal.
public enum TerminalInput: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Text was pasted as a whole, so its line breaks do not count as presses of Enter.
  case paste(String)
  /// A paste has begun, but its end marker has not arrived, so everything that is typed still belongs to the paste.
  case pasteHasStalled
  /// A paste was too long, or was canceled with Ctrl-C after it had stalled, so none of its text is used.
  case pasteWasDiscarded
  /// The user clicked a cell of the terminal. The cell's column and row numbers are one-based.
  case click(column: Int, row: Int)
  /// The mouse wheel was turned backward or forward.
  case wheel(isForward: Bool)
}
