// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A control that performs an action when it is activated.
public struct Button<Label: View> {
  package let role: ButtonRole?
  package let action: @MainActor () -> Void
  package let content: Label

  /// Creates a button that has a role.
  @preconcurrency
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    content = label()
  }
}

extension Button: View, ElementView {
  package func element(in context: ElementContext) -> Element {
    Element(control: .button, labelled: context)
  }

  package func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard action == .activate else { return false }
    self.action()
    return true
  }
}

extension Element {
  /// Creates an element for a control, with the words in the control's content as the element's label.
  @MainActor
  package init(control role: Role, labelled context: ElementContext) {
    let merged = context.merged
    self.init(role, label: merged.label, value: merged.value)
    traits = merged.traits.subtracting([.isStaticText, .isImage, .isHeader])
    if role == .button { traits.insert(.isButton) }
    actions = .activate
    states.isDisabled = !context.isEnabled || !context.hasEnabledContent
    states.isExpanded = merged.states.isExpanded
    if merged.hasDetails { details = merged.details }
  }
}
