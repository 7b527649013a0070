// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// A search during which the source creates the rows that the search reaches.
struct RowSearch {
  let reach: Reach
  let place: ElementID?
  /// The run of rows that was requested last, as it was before the request.
  private var last: (id: ElementID, element: Element)?

  init(_ reach: Reach, from place: ElementID? = nil) {
    self.reach = reach
    self.place = place
  }

  /// The search after the source was asked for a run of rows.
  func asked(for id: ElementID, _ element: Element) -> RowSearch {
    var next = self
    next.last = (id, element)
    return next
  }

  /// Whether the source created nothing when it was asked last.
  func isFruitless(in tree: AccessibilityTree) -> Bool {
    last.map { tree[$0.id] == $0.element } ?? false
  }
}
