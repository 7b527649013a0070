// SPDX-License-Identifier: MIT

/// A program's request to move keyboard focus.
public enum KeyboardFocusRequest: Hashable, Sendable {
  /// Moves keyboard focus to an element and, if it is a text field, begins editing.
  case move(ElementID)
  /// Removes keyboard focus from the element that has it.
  case dismiss
}
