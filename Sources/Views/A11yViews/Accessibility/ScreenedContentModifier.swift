// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A modifier that changes elements according to another view, which itself is not exposed.
@MainActor
package protocol ScreenedContentModifier: ViewModifier where Body == Never {
  associatedtype Screened: View
  var screened: Screened { get }

  /// Changes an element in the content according to the elements of the other view.
  func fold(_ parts: [ElementNode], into element: inout Element)

  /// Returns the handler for an action on an element in the content, or `nil` if there is no handler.
  func handler(for action: Action, _ parts: [ElementNode]) -> (@MainActor () -> Void)?
}

extension ScreenedContentModifier {
  package static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    ScreenedContentNode(modifier, content, context)
  }

  package static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: ScreenedContentNode<Self, C>.self).update(modifier, content)
  }
}

package final class ScreenedContentNode<M: ScreenedContentModifier, C: View>: Node {
  private var modifier: M
  private var content: Node?
  private var screened: ScreenedNode?

  package init(_ modifier: M, _ content: C, _ context: _ViewContext) {
    self.modifier = modifier
    super.init(context)
    flags.formUnion([.folds, .handlesActions])
    let inner = context.below(self)
    self.content = C._makeNode(content, in: inner)
    screened = ScreenedNode(modifier.screened, inner.at(1)) { [weak self] in
      self?.content?.markUnfoldedWithin()
    }
  }

  package func update(_ modifier: M, _ content: C) {
    self.modifier = modifier
    if let node = self.content { C._updateNode(node, to: content) }
    screened?.update(modifier.screened)
  }

  package override func fold(into element: inout Element, of node: ElementNode) {
    modifier.fold(screened?.combinable ?? [], into: &element)
  }

  package override func handler(
    for action: Action,
    on element: ElementNode
  ) -> (@MainActor () -> Void)? {
    modifier.handler(for: action, screened?.combinable ?? [])
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    if let screened { body(screened) }
  }
}

extension _ViewNode {
  /// Marks the node's own element, or the elements in its content, as needing to be recomputed.
  package final func markUnfoldedWithin() {
    if isElement {
      made(as: ElementNode.self).markUnfolded()
    } else {
      markContentUnfolded()
    }
  }
}
