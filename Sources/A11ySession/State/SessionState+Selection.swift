// SPDX-License-Identifier: MIT

import A11yTree

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
