// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// The node for the button in a column's bar that shows and hides the leading columns.
package final class SidebarToggleNode: ElementNode {
  @Borrowed private var stack: StackNode

  package init(_ stack: StackNode, _ context: _ViewContext) {
    self.stack = stack
    super.init(context)
  }

  package override func makeElement() -> Element {
    Element(.button, label: stack.toggle?.title ?? "", traits: .isButton, actions: .activate)
  }

  package override func isShown(_ element: Element, unmodified: Element) -> Bool {
    stack.toggle != nil && !stack.removesToggle
  }

  package override func perform(_ action: Action) -> Bool {
    guard action == .activate, let toggle = stack.toggle else { return false }
    toggle.act()
    return true
  }
}

/// A modifier that removes the sidebar button from the column that contains its content.
public struct _RemovedToggleModifier {
  package let removes: Bool
  package nonisolated init(removes: Bool) { self.removes = removes }
}

extension _RemovedToggleModifier: ViewModifier, WrappingModifier {
  package func start(_ node: Node) -> ScreenReference {
    let reference = ScreenReference(node.screen)
    reference.screen?.stack.removeToggle(removes, for: node)
    return reference
  }

  package func update(_ node: Node, _ reference: inout ScreenReference) {
    reference.screen?.stack.removeToggle(removes, for: node)
  }

  package func stop(_ node: Node, _ reference: inout ScreenReference) {
    reference.screen?.stack.removeToggle(false, for: node)
  }
}

extension View {
  /// Removes one of the system's default items from the toolbar. Only the sidebar button can be removed.
  nonisolated public func toolbar(
    removing defaultItemKind: DefaultToolbarItem.Kind?
  ) -> some View {
    modifier(_RemovedToggleModifier(removes: defaultItemKind == .sidebarToggle))
  }
}
