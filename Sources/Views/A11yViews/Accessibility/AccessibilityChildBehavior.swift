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
    guard modifier.behavior != .contain, context.container.state.contains(.selectsRows) else {
      return AccessibilityElementNode(modifier.behavior, content, context)
    }
    return context.container.makeRow(context) {
      AccessibilityElementNode(modifier.behavior, content, $0)
    }
  }

  package static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.rowContent.made(as: AccessibilityElementNode<C>.self).update(modifier.behavior, content)
  }
}
