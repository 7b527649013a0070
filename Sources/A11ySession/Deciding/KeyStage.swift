// SPDX-License-Identifier: MIT

/// Who is offered a key, in this order; the first to handle it takes it.
enum KeyStage: Int, CaseIterable {
  /// The open input line.
  case line
  /// The program alone, if the user asked for that.
  case passed
  /// The element with keyboard focus, if the cursor that the keys drive is on it.
  case focused
  /// The window, for shortcuts.
  case window
  /// Ctrl-V, which passes the next key to the program.
  case verbatim
  /// The text field that is being edited.
  case field
  /// The technology that the keys drive, then what keys do for every technology.
  case technology
  /// The window again, for keys that nothing handled.
  case leftover
  /// Nobody: the key does nothing, and the user is notified.
  case nobody

  /// The stage at which every key starts.
  static let first = KeyStage.line

  /// The stage that follows.
  var next: KeyStage? { KeyStage(rawValue: rawValue + 1) }
}
