// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

// This older API for links whose screen is pushed by a binding was replaced by `NavigationStack`.

extension NavigationLink {
  /// Creates a link whose screen is shown while the binding's value is the link's tag.
  public init<V: Hashable>(
    destination: Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding(
      get: { selection.wrappedValue == tag },
      set: { isOn in
        if isOn {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      }
    )
    self.init(destination: destination, isActive: isActive, label: label)
  }
}

extension NavigationLink {
  /// Pushes or pops the screen to match the binding, after all views have been updated.
  @MainActor
  package func follow(_ isActive: Binding<Bool>, in context: ElementContext) {
    let node = context.node
    let isWanted = isActive.wrappedValue
    guard let destination, let stack = node.screen?.stack else { return }
    context.graph.react(node) {
      let pushed = stack.screens.first { $0.source.isFrom(node) }
      if let pushed, !isWanted {
        stack.pop(pushed)
      } else if pushed == nil, isWanted {
        let popped = { if isActive.wrappedValue { isActive.wrappedValue = false } }
        stack.push(for: .link(node), opener: node, onPop: popped) { AnyView(destination) }
      }
    }
  }
}
