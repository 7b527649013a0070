// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A modifier that makes the first element in its content focusable with the keyboard, or makes all elements in its
/// content unfocusable.
package struct KeyboardFocusabilityModifier {
  package let isFocusable: Bool
}

extension KeyboardFocusabilityModifier: ViewModifier {
  package func body(content: Content) -> Never { fatalError("do not call body on \(Self.self)") }

  package static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    KeyboardFocusabilityNode(modifier, content, context)
  }

  package static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: KeyboardFocusabilityNode<C>.self).update(modifier, content)
  }
}

package final class KeyboardFocusabilityNode<C: View>: Node {
  private var isFocusable: Bool
  private var content: Node?

  package init(_ modifier: KeyboardFocusabilityModifier, _ content: C, _ context: _ViewContext) {
    isFocusable = modifier.isFocusable
    super.init(context)
    flags.insert(.folds)
    self.content = C._makeNode(content, in: context.below(self))
  }

  package func update(_ modifier: KeyboardFocusabilityModifier, _ content: C) {
    isFocusable = modifier.isFocusable
    if let node = self.content { C._updateNode(node, to: content) }
    // Another element may have become the first element in the content.
    markContentUnfolded()
  }

  package override func fold(into element: inout Element, of node: ElementNode) {
    if !isFocusable || isFirst(node) { element.details.isKeyboardFocusable = isFocusable }
  }

  /// Returns whether an element is the first element that the content shows, in time proportional to the number of
  /// nodes before the element.
  private func isFirst(_ element: ElementNode) -> Bool {
    var first: ElementNode?
    func visit(_ node: Node) {
      guard first == nil else { return }
      if node.flags.contains(.isElement) {
        let found = node.made(as: ElementNode.self)
        if found === element || found.state.contains(.isShown) { first = found }
      } else {
        node.forEachChild(visit)
      }
    }
    visit(self)
    return first === element
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}
