// SPDX-License-Identifier: MIT

import A11yTree

/// The text that the user has selected in a field, from the position where the selection began to the insertion point.
///
/// The session itself stores the selection, so selecting works in every source. When the user types or deletes, the
/// selected text is replaced through requests that every source supports.
struct TextSelection: Hashable {
  let field: ElementID
  /// The position where the selection began, in characters.
  let anchor: Int
  /// The position of the insertion point for which the selection is valid. Once the insertion point or the text
  /// changes, no text is selected.
  let place: Int
  let text: String

  /// Returns whether the field, the insertion point and the text are the same as when the selection was made.
  func holds(in field: ElementID, _ element: Element) -> Bool {
    field == self.field && element.insertionPoint == place && element.value == text
  }
}
