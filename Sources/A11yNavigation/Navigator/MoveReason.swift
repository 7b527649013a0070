// SPDX-License-Identifier: MIT

/// Why a cursor moved when a tree changed, as a trace of a session words it.
public enum MoveReason: String, Hashable, Sendable {
  /// A modal appeared, and covers where the cursor was.
  case modalOpened = "a modal appeared"
  /// The modal with the cursor closed.
  case modalClosed = "a modal closed"
  /// The cursor's element went away, or can no longer be focused.
  case elementGone = "its element can no longer be focused"
  /// The program posted that its layout changed, with an element to go to.
  case layoutChanged = "the program posted a layout change"
  /// The program posted that its screen changed.
  case screenChanged = "the program posted a screen change"
  /// The program asked for the focus.
  case requested = "the program asked for it"
}
