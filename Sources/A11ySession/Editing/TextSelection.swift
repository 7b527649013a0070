// SPDX-License-Identifier: MIT

import A11yTree

/// The part of a text that is selected in a field: from where the user began to the insertion point.
///
/// It is the session's own, so it works in every source; typing and deleting replace it by
/// requests that every source knows.
struct TextSelection: Hashable {
  var field: ElementID
  /// Where the user began, in characters.
  var anchor: Int
  /// The insertion point and the text for which it holds; once either changes, nothing is selected.
  var place: Int
  var text: String

  /// The selected characters; `nil` where none are, or the field has changed since.
  func range(in field: ElementID, _ element: Element) -> Range<Int>? {
    guard field == self.field, element.insertionPoint == place, element.value == text,
      anchor != place, max(anchor, place) <= element.value.count
    else { return nil }
    return min(anchor, place)..<max(anchor, place)
  }
}
