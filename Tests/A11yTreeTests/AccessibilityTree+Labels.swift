// SPDX-License-Identifier: MIT

import A11yTree

extension AccessibilityTree {
  /// Returns the labels of all elements of the given kinds, in reading order.
  func labels(_ kinds: ElementKinds, in scope: ElementID? = nil) -> [String] {
    guard let scope = scope ?? root else { return [] }
    var labels: [String] = []
    var next = first(kinds, in: scope)
    while let id = next {
      labels.append(self[id]?.label ?? "")
      next = self.next(kinds, after: id, in: scope)
    }
    return labels
  }
}
