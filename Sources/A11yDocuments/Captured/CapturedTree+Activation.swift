// SPDX-License-Identifier: MIT

import A11yTree

extension CapturedTree {
  /// Performs an element's default action, or returns the reason that the action cannot be performed.
  func activate(_ id: ElementID, _ element: Element) -> ActionResponse.Outcome {
    switch element.role {
    case .checkbox, .switchButton, .menuItemCheckbox:
      if element.states.isReadOnly { return .refused(notice: Self.isReadOnly) }
      change(id) { $0.states.checked = $0.states.checked == .on ? .off : .on }
    case .radio, .menuItemRadio: return choose(radio: id, element)
    case .tab: choose(tab: id)
    case .option: choose(option: id)
    case .treeItem: activate(treeItem: id, element)
    case .textField, .secureTextField, .searchField: return edit(.beginEditing, id, element)
    case .link where element.states.isExpanded == nil: return Self.leadsAway(element)
    default: return toggle(id, element)
    }
    return .handled
  }

  /// Toggles the pressed state, or opens or closes the element.
  private func toggle(_ id: ElementID, _ element: Element) -> ActionResponse.Outcome {
    if element.states.pressed != nil {
      change(id) { $0.states.pressed = $0.states.pressed == .on ? .off : .on }
    } else if let isExpanded = element.states.isExpanded {
      expand(id, !isExpanded)
    } else if element.traits.contains(.isToggle) {
      change(id) { $0.states.checked = $0.states.checked == .on ? .off : .on }
    } else if element.actions.contains(.edit) {
      return edit(.beginEditing, id, element)
    } else {
      return .refused(
        notice: "The capture does not include the action’s effect."
      )
    }
    return .handled
  }

  /// Opens or closes a pop-up or a disclosure, and shows or hides its contents.
  func expand(_ id: ElementID, _ isExpanded: Bool) {
    change(id) { element in
      element.states.isExpanded = isExpanded
      guard element.states.popup != nil else { return }
      if isExpanded { element.actions.insert(.escape) } else { element.actions.remove(.escape) }
    }
    guard let element = elements[id], !element.role.isStructure else { return }
    for child in inside(id, element) { change(child) { $0.states.isHidden = !isExpanded } }
  }

  /// Returns the elements that an element opens, which are its children or, for a disclosure, the elements after it in
  /// its group.
  private func inside(_ id: ElementID, _ element: Element) -> [ElementID] {
    guard element.role == .disclosure, element.children.isEmpty else { return element.children }
    guard let parent = elements.parent(of: id), let group = elements[parent], group.role == .group,
      group.children.first == id
    else { return [] }
    return Array(group.children.dropFirst())
  }

  private static let isReadOnly = "The element is read-only."

  private static func leadsAway(_ element: Element) -> ActionResponse.Outcome {
    let url = element.details.url
    let target = url.isEmpty ? "" : ": \(url)"
    return .refused(
      notice: "The capture does not include the link’s target\(target)"
    )
  }
}
