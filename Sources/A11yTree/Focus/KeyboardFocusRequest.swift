// SPDX-License-Identifier: MIT

/// A program's request to move keyboard focus.
public enum KeyboardFocusRequest: Hashable, Sendable {
  /// To an element; a text field starts editing.
  case move(ElementID)
  /// Away from wherever it is.
  case dismiss
}
