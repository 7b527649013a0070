// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

extension UIResponder: AccessibleObject {
  package var isElement: Bool { isAccessibilityElement }

  package var isConcealed: Bool {
    guard let view = self as? UIView else { return accessibilityElementsHidden }
    return accessibilityElementsHidden || view.isHidden || view.alpha <= 0
  }

  package var parts: [any AccessibleObject] {
    if let named = accessibilityElements { return named.compactMap { $0 as? any AccessibleObject } }
    guard let view = self as? UIView else { return [] }
    let presented = view.controller?.cover
    if let presented, !presented.isDialog { return [presented] }
    view.prepareSubviews()
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isConcealed }
    return (modal.map { [$0] } ?? view.subviews) + [presented].compactMap(\.self)
  }

  package func describe() -> Element {
    let traits = accessibilityTraits
    var element = Element(traits.role, label: accessibilityLabel ?? "")
    if let cell = tableCell {
      element.details.cell = cell
      if element.role == .staticText { element.role = .cell }
    }
    element.traits = traits.elementTraits
    element.position = positionInSet
    element.states.isSelected = traits.contains(.selected)
    element.states.isDisabled = traits.contains(.notEnabled)
    let value = accessibilityValue ?? ""
    if traits.contains(.toggleButton), let checked = States.Toggle(switch: value) {
      element.states.checked = checked
    } else {
      element.value = value
    }
    if accessibilityRespondsToUserInteraction { element.actions.insert(.activate) }
    if traits.contains(.adjustable) { element.actions.formUnion([.increment, .decrement]) }
    if let responds = respondsToUserInteraction {
      element.details.respondsToUserInteraction = responds
    }
    if let hint = accessibilityHint, !hint.isEmpty { element.details.hint = hint }
    if let name = accessibilityIdentifier, !name.isEmpty { element.details.identifier = name }
    if let language = accessibilityLanguage, !language.isEmpty {
      element.details.language = language
    }
    element.details.inputLabels = accessibilityUserInputLabels ?? []
    if let actions = accessibilityCustomActions, !actions.isEmpty {
      element.details.customActions = actions.map { CustomAction($0.name) }
    }
    if traits.contains(.supportsZoom) {
      for action in AccessibilityZoomGestureAction.names { element.offer(.custom(action.name)) }
    }
    addContext(to: &element)
    return element
  }

  /// Adds the object's speech attributes, custom content and expanded state to an element.
  private func addContext(to element: inout Element) {
    var speech = labelSpeech
    if accessibilityTextualContext == .sourceCode {
      let usual = speech ?? SpeechAttributes()
      speech = usual
      speech?.includesPunctuation = usual.includesPunctuation ?? true
    }
    if let speech { element.details.speech = speech }
    for content in accessibilityCustomContent ?? [] {
      element.setCustomContent(
        content.label,
        content.value,
        isImportant: content.importance == .high
      )
    }
    switch accessibilityExpandedStatus {
    case .unsupported: break
    case .expanded: element.states.isExpanded = true
    case .collapsed: element.states.isExpanded = false
    }
    addPlace(to: &element)
  }

  /// Adds the object's position on the screen to an element, if the program has set that position.
  private func addPlace(to element: inout Element) {
    if let frame = Frame(accessibilityFrame) { element.details.frame = frame }
    if let point = Point(accessibilityActivationPoint) { element.details.activationPoint = point }
  }

  package var isNamedContainer: Bool {
    accessibilityContainerType != .none || shouldGroupAccessibilityChildren
      || accessibilityNavigationStyle != .automatic || !(accessibilityCustomRotors ?? []).isEmpty
  }

  package var rotors: [ObjectRotor] { (accessibilityCustomRotors ?? []).map(\.rotor) }

  package func describeContainer() -> Element {
    var element = Element(accessibilityContainerType.role, label: accessibilityLabel ?? "")
    if let name = accessibilityIdentifier, !name.isEmpty { element.details.identifier = name }
    if let language = accessibilityLanguage, !language.isEmpty {
      element.details.language = language
    }
    element.details.navigationStyle = accessibilityNavigationStyle.style
    element.details.table = tableSize
    addPlace(to: &element)
    return element
  }

  package func enterWindow() { (self as? UIView)?.moveToWindow() }
  package func leaveWindow() { (self as? UIView)?.moveFromWindow() }
  package func traitsChanged(from old: UITraitCollection?) {
    (self as? UIView)?.tellTraits(from: old)
  }
  package func layOut() { (self as? UIView)?.layoutIfNeeded() }

  package func answer(_ action: Action) -> Bool {
    switch action {
    case .activate: return accessibilityActivate() || choosesRow()
    case .increment, .decrement:
      guard accessibilityTraits.contains(.adjustable) else { return false }
      action == .increment ? accessibilityIncrement() : accessibilityDecrement()
      return true
    case .custom(let name) where accessibilityTraits.contains(.supportsZoom) && zooms(name):
      return true
    case .custom(let name):
      let named = accessibilityCustomActions?.first { $0.name == name }
      return named.map { $0.actionHandler?($0) ?? false } ?? false
    case .escape: return ask { $0.accessibilityPerformEscape() }
    case .magicTap: return ask { $0.accessibilityPerformMagicTap() }
    case .scroll(let edge): return ask { $0.accessibilityScroll(edge.scrollDirection) }
    default: return false
    }
  }

  /// Selects the row or item that contains the element, as tapping an element without its own action does. Returns
  /// whether the selection was handled.
  private func choosesRow() -> Bool {
    guard !accessibilityTraits.contains(.notEnabled) else { return false }
    var view = self as? UIView
    while let asked = view {
      if let choice = asked.choice { return choice() }
      view = asked.superview
    }
    return false
  }

  /// Zooms in or out, depending on the action.
  private func zooms(_ name: String) -> Bool {
    switch AccessibilityZoomGestureAction.names.first(where: { $0.name == name })?.direction {
    case .zoomIn: accessibilityZoomIn(at: accessibilityActivationPoint)
    case .zoomOut: accessibilityZoomOut(at: accessibilityActivationPoint)
    case nil: false
    }
  }

  /// Calls a closure first with this responder and then with each of its containers, until the closure returns `true`.
  private func ask(_ body: (UIResponder) -> Bool) -> Bool {
    var responder: UIResponder? = self
    while let asked = responder {
      if body(asked) { return true }
      responder = asked.next
    }
    return false
  }
}

extension States.Toggle {
  /// Creates a switch's on or off state from its accessibility value.
  package init?(switch value: String) {
    switch value {
    case "0": self = .off
    case "1": self = .on
    case "2": self = .mixed
    default: return nil
    }
  }
}

extension ScrollEdge {
  fileprivate var scrollDirection: UIAccessibilityScrollDirection {
    switch self {
    case .top: .up
    case .bottom: .down
    case .leading: .left
    case .trailing: .right
    }
  }
}
