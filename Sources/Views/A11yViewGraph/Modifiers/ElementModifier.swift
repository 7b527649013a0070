// SPDX-License-Identifier: MIT

import A11yTree

/// A modifier that changes the elements in its content.
///
/// To add a modifier that changes elements, conform a type to this protocol and change the element in the
/// ``fold(into:in:)`` method. Modifiers are applied from the inside out. A modifier that handles an action returns a
/// handler from ``handler(for:in:)``.
@MainActor
package protocol ElementModifier: ViewModifier where Body == Never {
  /// Whether ``fold(into:in:)`` reads bindings, state or the environment. By default, the value is `false`.
  static var readsState: Bool { get }

  /// Changes an element in the node's content.
  func fold(into element: inout Element, in context: ModifierContext)

  /// Returns the handler for an action on an element in the content, or `nil` if the modifier does not handle the
  /// action.
  func handler(for action: Action, in context: ModifierContext) -> (@MainActor () -> Void)?
}

extension ElementModifier {
  package static var readsState: Bool { false }
  package func fold(into element: inout Element, in context: ModifierContext) {}
  package func handler(
    for action: Action,
    in context: ModifierContext
  ) -> (@MainActor () -> Void)? { nil }

  /// Creates the node for the modifier and its content.
  public static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    ElementModifierNode(modifier, content, context)
  }

  /// Updates the node to match the new modifier and content.
  public static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: ElementModifierNode<Self, C>.self).update(modifier, content)
  }
}

/// The information that is available to an element modifier.
@MainActor
package struct ModifierContext {
  package unowned(unsafe) let node: Node
  package let environment: EnvironmentValues
  package var graph: ViewGraph { node.graph }
}

package final class ElementModifierNode<M: ElementModifier, C: View>: Node {
  @exclusivity(unchecked) private var modifier: M
  @Borrowed private var scope: EnvironmentScope
  @exclusivity(unchecked) private var content: Node?

  package init(_ modifier: M, _ content: C, _ context: _ViewContext) {
    self.modifier = modifier
    scope = context.environment
    super.init(context)
    flags.formUnion([.folds, .handlesActions])
    self.content = C._makeNode(content, in: context.below(self))
  }

  package func update(_ modifier: M, _ content: C) {
    self.modifier = modifier
    if let node = self.content { C._updateNode(node, to: content) }
    // Recomputing the elements costs less than determining whether they need to be recomputed.
    markContentUnfolded()
  }

  package override func reevaluate() {
    flags.remove(.isDirty)
    markContentUnfolded()
  }

  private var context: ModifierContext {
    ModifierContext(node: self, environment: EnvironmentValues(scope: scope))
  }

  package override func fold(into element: inout Element, of node: ElementNode) {
    guard M.readsState else { return modifier.fold(into: &element, in: context) }
    graph.evaluate(self) { modifier.fold(into: &element, in: context) }
  }

  package override func handler(
    for action: Action,
    on element: ElementNode
  ) -> (@MainActor () -> Void)? {
    modifier.handler(for: action, in: context)
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  package override func appendElements(to elements: inout [ElementNode]) {
    content?.appendElements(to: &elements)
  }
}
