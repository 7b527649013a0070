// SPDX-License-Identifier: MIT

import A11ySession

/// What a person does at a terminal.
public enum TerminalInput: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// A text was pasted, all at once; its line breaks are no presses of Enter.
  case paste(String)
  /// A place was clicked, counted from 1.
  case click(column: Int, row: Int)
  /// The wheel was turned, towards what comes before or after.
  case wheel(isForward: Bool)
}
