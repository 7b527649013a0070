// SPDX-License-Identifier: MIT

import A11yTree

/// The part of a text that the user has selected in a field: from where that began to the insertion
/// point.
///
/// It is the session's own, so it works in every source; typing and deleting replace it by
/// requests that every source knows.
struct TextSelection: Hashable {
  let field: ElementID
  /// Where the user began, in characters.
  let anchor: Int
  /// The insertion point and the text for which it holds; once either changes, nothing is selected.
  let place: Int
  let text: String

  /// Whether nothing has changed since.
  func holds(in field: ElementID, _ element: Element) -> Bool {
    field == self.field && element.insertionPoint == place && element.value == text
  }
}
