// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

extension _NSAccessibilityObject: AccessibleObject {
  package var isElement: Bool { isAccessibilityElement() }

  package var isConcealed: Bool {
    guard let view = self as? NSView else { return isAccessibilityHidden() }
    return isAccessibilityHidden() || view.isHidden || view.alphaValue <= 0
  }

  package var parts: [any AccessibleObject] {
    let detailed = self as? _NSAccessibilityDetails
    if let named = detailed?.accessibilityChildrenInNavigationOrder() ?? accessibilityChildren() {
      return named.compactMap { $0 as? any AccessibleObject }
    }
    let views = (self as? NSView)?.subviews ?? []
    let modal = views.last { $0.isAccessibilityModal() && !$0.isConcealed }
    return modal.map { [$0] } ?? views
  }

  package func describe() -> Element {
    let role = accessibilityRole() ?? .unknown
    let label = accessibilityLabel() ?? ""
    var element = Element(role.treeRole, label: label.isEmpty ? accessibilityTitle() ?? "" : label)
    if element.role == .button { element.traits.insert(.isButton) }
    let value = accessibilityValue().map { "\($0)" } ?? ""
    if role.isChecked {
      element.states.checked = States.Toggle(switch: value) ?? (value == "true" ? .on : .off)
    } else {
      element.value = value
    }
    if role == .popUpButton || role == .menuButton { element.states.popup = .menu }
    if role == .disclosureTriangle { element.states.isExpanded = isAccessibilityExpanded() }
    element.states.isSelected = isAccessibilitySelected()
    element.states.isDisabled = !isAccessibilityEnabled()
    (self as? _NSAccessibilityDetails)?.add(to: &element)
    if role.isPressed { element.actions.insert(.activate) }
    if role.isStepped { element.actions.formUnion([.increment, .decrement]) }
    if let help = accessibilityHelp(), !help.isEmpty { element.details.hint = help }
    if let words = accessibilityRoleDescription(), !words.isEmpty {
      element.details.roleDescription = words
    }
    let name = accessibilityIdentifier()
    if !name.isEmpty { element.details.identifier = name }
    if let actions = accessibilityCustomActions(), !actions.isEmpty {
      element.details.customActions = actions.map { CustomAction($0.name) }
    }
    return element
  }

  package func answer(_ action: Action) -> Bool {
    switch action {
    case .activate:
      return accessibilityPerformPress() || accessibilityPerformPick()
        || accessibilityPerformConfirm()
    case .increment: return accessibilityPerformIncrement()
    case .decrement: return accessibilityPerformDecrement()
    case .delete: return accessibilityPerformDelete()
    case .showMenu: return accessibilityPerformShowMenu()
    case .custom(let name):
      return accessibilityCustomActions()?.first { $0.name == name }?.handler?() ?? false
    case .escape:
      var object: _NSAccessibilityObject? = self
      while let asked = object {
        if asked.accessibilityPerformCancel() { return true }
        object = asked.owner
      }
      return false
    default: return false
    }
  }
}
