// SPDX-License-Identifier: MIT

import A11yTree

extension AccessibilityTree {
  /// Returns the first element with the given label, in source order.
  func element(labelled label: String) -> ElementID? { element { $0.label == label } }

  /// Returns the first element that satisfies a condition, in source order.
  func element(where condition: (Element) -> Bool) -> ElementID? {
    func find(_ id: ElementID) -> ElementID? {
      if let element = self[id], condition(element) { return id }
      for child in children(of: id) {
        if let found = find(child) { return found }
      }
      return nil
    }
    return root.flatMap(find)
  }
}
