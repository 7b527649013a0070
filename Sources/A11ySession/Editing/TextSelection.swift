// SPDX-License-Identifier: MIT

import A11yTree

/// The part of a text that the user has selected in a field: from where that began to the insertion
/// point.
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

  fileprivate func holds(in field: ElementID, _ element: Element) -> Bool {
    field == self.field && element.insertionPoint == place && element.value == text
  }
}

extension SessionState {
  /// Where the selection in a field began: the user's, or else what the program selected, as browsers
  /// do when Tab comes to a field. `nil` where nothing is selected.
  func selectionAnchor(in field: ElementID, _ element: Element) -> Int? {
    let isOwn = selection?.holds(in: field, element) ?? false
    let programs = element.hasDetails ? element.details.selectionAnchor : nil
    guard let anchor = isOwn ? selection?.anchor : programs,
      anchor != element.insertionPoint, (0...element.value.count).contains(anchor)
    else { return nil }
    return anchor
  }

  /// The selected characters of a field, if any are.
  func selectedRange(in field: ElementID, _ element: Element) -> Range<Int>? {
    selectionAnchor(in: field, element).map { anchor in
      min(anchor, element.insertionPoint)..<max(anchor, element.insertionPoint)
    }
  }
}
