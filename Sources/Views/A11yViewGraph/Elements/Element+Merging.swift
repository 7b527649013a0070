// SPDX-License-Identifier: MIT

import A11yTree

extension Element {
  /// Merges several elements into a single element by joining their labels and combining their traits.
  ///
  /// If only one of the elements can be activated, the merged element performs that element's action. If several of the
  /// elements can be activated, their actions become named custom actions.
  package init(merging elements: [Element]) {
    let elements = elements.filter { !$0.states.isHidden }
    self.init(elements.isEmpty ? .generic : .staticText)
    let ordered = elements.enumerated().sorted { left, right in
      let priorities = (left.element.sortPriority, right.element.sortPriority)
      return priorities.0 == priorities.1 ? left.offset < right.offset : priorities.0 > priorities.1
    }.map(\.element)
    label = ordered.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    let values = ordered.map(\.value).filter { !$0.isEmpty }
    value = values.joined(separator: ", ")
    for element in ordered { traits.formUnion(element.traits) }
    if ordered.count > 1 {
      for element in ordered where element.hasDetails {
        let new = element.details.customActions.filter { !details.customActions.contains($0) }
        if !new.isEmpty { details.customActions += new }
      }
    }
    states.isExpanded = ordered.compactMap(\.states.isExpanded).first
    if ordered.count == 1, let only = ordered.first {
      role = only.role
      states = only.states
      level = only.level
      details = only.details
      details.sortPriority = 0
    } else if ordered.contains(where: { $0.isHeading }) {
      traits.insert(.isHeader)
      level = ordered.compactMap(\.level).first
    }
  }

  private var sortPriority: Double { hasDetails ? details.sortPriority : 0 }
}

extension Element {
  /// Returns whether the element differs from the previous version of the element.
  ///
  /// Values of different lengths are considered unequal without a comparison of their characters. Comparing characters
  /// is slow for long text, and would be repeated at every keystroke.
  package func isOther(than old: Element) -> Bool {
    value.utf8.count != old.value.utf8.count || self != old
  }
}
