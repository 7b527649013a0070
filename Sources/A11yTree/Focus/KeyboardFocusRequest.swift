// SPDX-License-Identifier: MIT

/// A program's request to move keyboard focus.
public enum KeyboardFocusRequest: Hashable, Sendable {
  /// Moves keyboard focus to an element; if the element is a text field, editing begins.
  case move(ElementID)
  /// Removes keyboard focus from the element that has it.
  case dismiss
}
