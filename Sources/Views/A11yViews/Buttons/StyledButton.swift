// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension Button {
  /// Creates an unstyled or a styled button.
  @MainActor
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    let isStyled = context.graph.withoutReading {
      EnvironmentValues(scope: context.environment).anyButtonStyle != nil
    }
    guard isStyled else { return makeElementNode(view, in: context) }
    return StyledButton.makeElementNode(StyledButton(button: view), in: context)
  }

  /// Updates the button. A button never changes between styled and unstyled.
  @MainActor
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    if let styled = node as? ElementViewNode<StyledButton<Label>> {
      styled.update(StyledButton(button: view))
    } else {
      node.made(as: ElementViewNode<Self>.self).update(view)
    }
  }
}

/// A button that has a style.
package struct StyledButton<Label: View> {
  package let button: Button<Label>
}

extension StyledButton: View, ElementView, RoledControl {
  package var role: ButtonRole? { button.role }
  package var content: StyledButtonLabel {
    StyledButtonLabel(role: role, label: AnyView(button.content), trigger: button.action)
  }

  package func element(in context: ElementContext) -> Element { button.element(in: context) }

  package func perform(_ action: Action, in context: ElementContext) -> Bool {
    button.perform(action, in: context)
  }
}

package struct StyledButtonLabel {
  @Environment(\.anyButtonStyle) private var style
  @ElementFocus private var isFocused
  package let role: ButtonRole?
  package let label: AnyView
  package let trigger: @MainActor () -> Void

  package init(role: ButtonRole?, label: AnyView, trigger: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = label
    self.trigger = trigger
  }
}

extension StyledButtonLabel: View {
  package var body: some View {
    let configuration = ButtonStyleConfiguration(
      role: role,
      label: ButtonStyleConfiguration.Label(view: label),
      isPressed: false,
      trigger: trigger
    )
    let isFocused = isFocused
    (style?.body(configuration) ?? label)
      .environment(\.isFocused, isFocused)
  }
}
