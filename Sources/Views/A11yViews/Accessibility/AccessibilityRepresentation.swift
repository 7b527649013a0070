// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

package struct AccessibilityRepresentationModifier<Representation: View> {
  package let representation: Representation
}

extension AccessibilityRepresentationModifier: ViewModifier {
  package typealias Body = Never

  package static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    AccessibilityRepresentationNode(modifier.representation, content, context)
  }

  package static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: AccessibilityRepresentationNode<C, Representation>.self)
      .update(modifier.representation, content)
  }
}

/// The node for a view that another view represents to assistive technologies. Both views are active, but only the
/// representing view is exposed to assistive technologies.
package final class AccessibilityRepresentationNode<C: View, R: View>: Node {
  private var content: ScreenedNode?
  private var representation: Node?

  package init(_ representation: R, _ content: C, _ context: _ViewContext) {
    super.init(context)
    let inner = context.below(self)
    self.content = ScreenedNode(content, inner)
    self.representation = R._makeNode(representation, in: inner.at(1))
  }

  package func update(_ representation: R, _ content: C) {
    self.content?.update(content)
    if let node = self.representation { R._updateNode(node, to: representation) }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    if let representation { body(representation) }
  }
}
