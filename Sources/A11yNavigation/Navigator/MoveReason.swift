// SPDX-License-Identifier: MIT

/// The reason that a cursor moved when a tree changed, as worded in a session's trace.
public enum MoveReason: String, Hashable, Sendable {
  /// A modal appeared and covers the cursor's element.
  case modalOpened = "a modal appeared"
  /// The modal that contained the cursor was closed.
  case modalClosed = "a modal closed"
  /// The element at the cursor disappeared or can no longer receive focus.
  case elementGone = "the previous element can no longer be focused"
  /// The program posted a layout change with an element to focus.
  case layoutChanged = "the program posted a layout change"
  /// The program posted a screen change.
  case screenChanged = "the program posted a screen change"
  /// The program requested focus for another element.
  case requested = "the program requested it"
}
