// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension Element {
  /// Creates an element that combines several elements.
  ///
  /// The elements' labels are joined in order of priority. If only one of the elements has a default action, that
  /// action remains the default action. If several of the elements have a default action, these actions become custom
  /// actions that are named after their elements.
  package init(combining elements: [Element]) {
    if elements.count == 1 {
      self = elements[0]
      children = []
      return
    }
    self.init(merging: elements)
    if role == .staticText, label.isEmpty, value.isEmpty { role = .generic }
    let active = elements.filter(\.isActivatable)
    for element in active {
      traits.formUnion(element.role.trait)
      guard active.count > 1 else { continue }
      offer(.custom(element.label))
    }
    if active.count == 1 { actions.insert(.activate) }
    let controls = elements.filter(\.isInteractive)
    if let only = controls.first, controls.count == 1 {
      role = only.role
      states = only.states
      if only.actions.contains(.edit) { actions.insert(.edit) }
      if only.hasDetails {
        details.range = only.details.range
        details.placeholder = only.details.placeholder
      }
    }
    for element in elements {
      traits.formUnion(element.role.trait)
      actions.formUnion(element.actions.subtracting([.activate, .edit]))
      guard element.hasDetails else { continue }
      for action in element.details.customActions { offer(.custom(action.name)) }
      for content in element.details.customContent {
        setCustomContent(content.label, content.value, isImportant: content.isImportant)
      }
    }
    let hints = elements.filter(\.hasDetails).map(\.details.hint).filter { !$0.isEmpty }
    if !hints.isEmpty { details.hint = hints.joined(separator: ", ") }
    if traits.contains(.isButton) { traits.remove(.isStaticText) }
  }

  fileprivate var isActivatable: Bool { actions.contains(.activate) && !states.isDisabled }
}

extension Role {
  /// The traits that are equivalent to the role, if there are any.
  fileprivate var trait: AccessibilityTraits {
    switch self {
    case .button, .backButton, .disclosure: .isButton
    case .link: .isLink
    case .image: .isImage
    case .heading: .isHeader
    case .switchButton: .isToggle
    case .searchField: .isSearchField
    default: []
    }
  }
}

extension [ElementNode] {
  /// The elements to combine. If a gesture on a container activates several elements at once, only the first of these
  /// elements can be activated, because the gesture counts as a single action.
  @MainActor
  package var combined: [A11yTree.Element] {
    let active = activatable
    return map { node in
      var element = node.element
      if !active.contains(where: { $0 === node }) { element.actions.remove(.activate) }
      return element
    }
  }

  /// The nodes that can be activated, one for each control or gesture.
  @MainActor
  private var activatable: [ElementNode] {
    var seen: Set<ObjectIdentifier> = []
    return filter { node in
      node.element.isActivatable && seen.insert(ObjectIdentifier(node.activator)).inserted
    }
  }

  /// Performs an action on the element that offers it, and returns whether the action was performed.
  @MainActor
  package func answer(_ action: Action) -> Bool {
    switch action {
    case .activate:
      let active = activatable
      return active.count == 1 && active[0].answer(.activate)
    case .custom(let name):
      let owner = first {
        $0.element.hasDetails && $0.element.details.customActions.contains(CustomAction(name))
      }
      if let owner { return owner.answer(action) }
      let named = activatable.first { $0.element.label == name }
      return named?.answer(.activate) ?? false
    default:
      for node in self where node.answer(action) { return true }
      return false
    }
  }
}

extension ElementNode {
  /// The node that handles the element's activation. The node is either the element's own node or the node for a
  /// gesture on a view that contains the element.
  fileprivate final var activator: _ViewNode {
    guard flags.contains(.isModified), !makeElement().actions.contains(.activate) else {
      return self
    }
    var next = parent
    while let node = next, !node.flags.contains(.isElement) {
      if node.flags.contains(.handlesActions), node.handler(for: .activate, on: self) != nil {
        return node
      }
      next = node.parent
    }
    return self
  }
}

extension _ViewNode {
  /// The content's elements to combine, in order of priority.
  package final var combinable: [ElementNode] {
    var nodes: [ElementNode] = []
    appendCombinable(to: &nodes)
    let priorities = nodes.map { $0.element.hasDetails ? $0.element.details.sortPriority : 0 }
    guard priorities.contains(where: { $0 != 0 }) else { return nodes }
    return zip(nodes, priorities).enumerated().sorted { left, right in
      left.element.1 == right.element.1
        ? left.offset < right.offset : left.element.1 > right.element.1
    }.map(\.element.0)
  }

  private func appendCombinable(to nodes: inout [ElementNode]) {
    var direct: [ElementNode] = []
    forEachChild { $0.appendElements(to: &direct) }
    for node in direct where !node.element.states.isHidden {
      if node.state.contains(.isContainer) {
        node.appendCombinable(to: &nodes)
      } else {
        nodes.append(node)
      }
    }
  }
}
