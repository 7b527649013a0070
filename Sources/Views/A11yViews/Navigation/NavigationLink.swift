// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A control that pushes a screen onto the navigation stack that contains the control.
public struct NavigationLink<Label: View, Destination: View> {
  package let content: Label
  package let destination: Destination?
  package let value: AnyHashable?
  /// Whether the link's screen is shown, for a link that has a binding.
  package var isActive: Binding<Bool>?

  package init(_ label: Label, destination: Destination? = nil, value: AnyHashable? = nil) {
    content = label
    self.destination = destination
    self.value = value
  }
}

extension NavigationLink: View, ElementView {
  package func element(in context: ElementContext) -> Element {
    var element = Element(control: .button, labelled: context)
    let screen = context.node.screen
    if screen == nil || (destination == nil && value == nil) { element.states.isDisabled = true }
    if let destination,
      let pushed = screen?.stack.screen(of: context.node)
    {
      // The link is being updated while its screen is shown, so the screen must be updated as well.
      context.graph.react(context.node) { pushed.show { AnyView(destination) } }
    }
    if let isActive { follow(isActive, in: context) }
    return element
  }

  package func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard action == .activate, context.isEnabled, let stack = context.node.screen?.stack else {
      return false
    }
    if let isActive {
      isActive.wrappedValue = true
      return true
    }
    if let value { return stack.push(value, from: context.node) }
    guard let destination else { return false }
    stack.show(context.node) { AnyView(destination) }
    return true
  }
}
