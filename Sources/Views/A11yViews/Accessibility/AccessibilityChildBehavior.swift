// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

package struct AccessibilityElementModifier {
  package let behavior: AccessibilityChildBehavior.Kind
}

extension AccessibilityElementModifier: ViewModifier {
  package typealias Body = Never

  package static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    AccessibilityElementNode(modifier.behavior, content, context)
  }

  package static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: AccessibilityElementNode<C>.self).update(modifier.behavior, content)
  }
}
