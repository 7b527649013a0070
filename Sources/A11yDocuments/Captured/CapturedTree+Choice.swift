// SPDX-License-Identifier: MIT

import A11yTree

extension CapturedTree {
  /// Turns on a radio button and turns off all others in its group.
  func choose(radio id: ElementID, _ element: Element) -> ActionResponse.Outcome {
    if element.states.isReadOnly {
      return .refused(notice: "The element is read-only.")
    }
    for other in group(of: id, element) where other != id {
      change(other) { $0.states.checked = .off }
    }
    change(id) { $0.states.checked = .on }
    return .handled
  }

  /// Returns the radio buttons in the same set. Radio buttons are in the same set if they are in the same group or, if
  /// there is no group, if they have matching positions and the same count.
  private func group(of id: ElementID, _ element: Element) -> [ElementID] {
    let containers: Set<Role> =
      element.role == .radio ? [.radioGroup, .group, .toolbar] : [.menu, .group, .menuBar]
    let named = ancestor(of: id) { containers.contains($0.role) }
    let scope = named ?? elements.parent(of: id) ?? everything
    if named != nil { return descendants(of: scope) { $0.role == element.role } }
    // If there is no group, the set is determined by the positions of the elements within a wider container.
    guard let position = element.position else { return [id] }
    let wide = ancestor(of: id) { ![.listItem, .paragraph, .list, .generic].contains($0.role) }
    let all = descendants(of: wide ?? everything) { $0.role == element.role }
    guard let place = all.firstIndex(of: id) else { return [id] }
    let start = place - Int(position.index) + 1
    let end = start + Int(position.count)
    guard start >= 0, end <= all.count, start < end else { return [id] }
    return Array(all[start..<end])
  }

  /// Selects a tab and shows the tab's panel if the capture contains it.
  func choose(tab id: ElementID) {
    let list = ancestor(of: id) { $0.role == .tabList } ?? elements.parent(of: id) ?? everything
    for other in descendants(of: list, where: { $0.role == .tab }) {
      change(other) { $0.states.isSelected = other == id }
    }
    showPanels(of: list, selected: id)
  }

  /// Shows the panel that has the same name as the tab. The panels of other tabs are hidden only if the panel exists,
  /// because a wrong panel is better than no panel.
  private func showPanels(of list: ElementID, selected: ElementID) {
    let names = Set(descendants(of: list) { $0.role == .tab }.compactMap { elements[$0]?.label })
    let panels = descendants(of: everything) { $0.role == .tabPanel && names.contains($0.label) }
    let wanted = panels.filter { elements[$0]?.label == elements[selected]?.label }
    guard !wanted.isEmpty else { return }
    for panel in panels {
      change(panel) { $0.states.isHidden = !wanted.contains(panel) }
    }
  }

  /// Selects an option, and deselects all other options unless multiple selection is allowed.
  func choose(option id: ElementID) {
    let owner = ancestor(of: id) { $0.role == .listBox || $0.role.isPopUp }
    let scope = owner ?? elements.parent(of: id) ?? everything
    if elements[scope]?.states.isMultiselectable == true {
      return change(id) { $0.states.isSelected.toggle() }
    }
    for other in descendants(of: scope, where: { $0.role == .option }) {
      change(other) { $0.states.isSelected = other == id }
    }
    guard let box = popUp(of: id), let label = elements[id]?.label else { return }
    change(box) { $0.value = label }
    expand(box, false)
    // The cursors move to the select box, because its options can no longer be reached.
    requestFocus(box)
  }

  private func popUp(of id: ElementID) -> ElementID? {
    ancestor(of: id) { $0.role.isPopUp }
  }

  /// Opens or closes a tree item that has children, or selects any other tree item.
  func activate(treeItem id: ElementID, _ element: Element) {
    if let isExpanded = element.states.isExpanded { return expand(id, !isExpanded) }
    let tree = ancestor(of: id) { $0.role == .tree } ?? everything
    if elements[tree]?.states.isMultiselectable == true {
      return change(id) { $0.states.isSelected.toggle() }
    }
    for other in descendants(of: tree, where: { $0.role == .treeItem }) {
      change(other) { $0.states.isSelected = other == id }
    }
  }
}
