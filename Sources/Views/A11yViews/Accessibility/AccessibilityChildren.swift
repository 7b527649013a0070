// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

package struct AccessibilityChildrenModifier<Children: View> {
  package let children: Children
}

extension AccessibilityChildrenModifier: ViewModifier {
  package typealias Body = Never

  package static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    AccessibilityChildrenNode(modifier.children, content, context)
  }

  package static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: AccessibilityChildrenNode<C, Children>.self)
      .update(modifier.children, content)
  }
}

/// The node for a view whose element contains the elements of another view.
package final class AccessibilityChildrenNode<C: View, Children: View>: ElementNode {
  private var content: ScreenedNode?
  private var inside: Node?

  package init(_ children: Children, _ content: C, _ context: _ViewContext) {
    super.init(context, children: .contained)
    var inner = context.below(self)
    inner.container = self
    self.content = ScreenedNode(content, inner) { [weak self] in self?.markUnfolded() }
    inside = Children._makeNode(children, in: inner.at(1))
  }

  package func update(_ children: Children, _ content: C) {
    self.content?.update(content)
    if let inside { Children._updateNode(inside, to: children) }
  }

  package override func makeElement() -> Element {
    var element = Element(combining: content?.combinable.map(\.element) ?? [])
    switch element.role {
    // Generic, text and image elements become groups, which are reached through their content.
    case .generic, .staticText, .image: element.role = .group
    default: break
    }
    return element
  }

  package override func perform(_ action: Action) -> Bool {
    content?.combinable.answer(action) ?? false
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    if let inside { body(inside) }
  }
}
