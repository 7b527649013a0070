// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A modifier that adds a keyboard shortcut to the first control in its content.
package struct ShortcutModifier {
  package let shortcut: KeyboardShortcut?
}

extension ShortcutModifier: ViewModifier {
  package func body(content: Content) -> Never { fatalError("do not call body on \(Self.self)") }

  package static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    ShortcutContentNode(modifier, content, context)
  }

  package static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: ShortcutContentNode<C>.self).update(modifier, content)
  }
}

/// A node that has a keyboard shortcut. The graph keeps a list of all nodes that have keyboard shortcuts.
package class ShortcutNode: Node {
  package fileprivate(set) final var shortcut: KeyboardShortcut?

  package init(_ modifier: ShortcutModifier, _ context: _ViewContext) {
    shortcut = modifier.shortcut
    super.init(context)
    graph.feature(KeyCommands.self).add(self)
  }

  package override func willVanish() {
    graph.feature(KeyCommands.self).remove(self)
  }

  /// The control that the keyboard shortcut activates.
  package final var control: ElementNode? {
    shownElements.first { $0.element.actions.contains(.activate) }
  }
}

private final class ShortcutContentNode<C: View>: ShortcutNode {
  private var content: Node?

  init(_ modifier: ShortcutModifier, _ content: C, _ context: _ViewContext) {
    super.init(modifier, context)
    self.content = C._makeNode(content, in: context.below(self))
  }

  func update(_ modifier: ShortcutModifier, _ content: C) {
    shortcut = modifier.shortcut
    if let node = self.content { C._updateNode(node, to: content) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}
