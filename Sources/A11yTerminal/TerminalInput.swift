// SPDX-License-Identifier: MIT

import A11ySession

/// What a person does at a terminal.
public enum TerminalInput: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// A text was pasted, all at once; its line breaks are no presses of Enter.
  case paste(String)
  /// A paste has begun, and its end does not come: everything that is typed is part of it.
  case pasteHasStalled
  /// A paste was too long, or given up by Ctrl-C after it had stalled; nothing of it is used.
  case pasteWasDiscarded
  /// A place was clicked, counted from 1.
  case click(column: Int, row: Int)
  /// The wheel was turned, towards what comes before or after.
  case wheel(isForward: Bool)
}
