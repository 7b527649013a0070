// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A modifier that makes its content a stop in every rotor that refers to the content's ID in the same namespace.
package struct RotorEntryModifier<ID: Hashable> {
  package let key: NamespacedID<ID>
}

extension RotorEntryModifier: ViewModifier {
  package typealias Body = Never

  package static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    RotorEntryNode(modifier, content, context)
  }

  package static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: RotorEntryNode<ID, C>.self).update(modifier, content)
  }
}

package final class RotorEntryNode<ID: Hashable, C: View>: Node, IdentifiedNode {
  private var key: NamespacedID<ID>
  private var content: Node?

  package init(_ modifier: RotorEntryModifier<ID>, _ content: C, _ context: _ViewContext) {
    key = modifier.key
    super.init(context)
    self.content = C._makeNode(content, in: context.below(self))
  }

  package func update(_ modifier: RotorEntryModifier<ID>, _ content: C) {
    key = modifier.key
    if let node = self.content { C._updateNode(node, to: content) }
  }

  package var identity: AnyHashable? { AnyHashable(key) }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  package override func appendElements(to elements: inout [ElementNode]) {
    content?.appendElements(to: &elements)
  }
}
