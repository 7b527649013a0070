// SPDX-License-Identifier: MIT

extension View {
  /// Creates a node that evaluates the view's body.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    guard context.depth < ViewGraph.depthLimit else { return DeepNode(Self.self, context) }
    return BodyNode(view, context)
  }

  /// Evaluates the view's body again, unless the view is unchanged.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    guard !(node is DeepNode) else { return }
    node.made(as: BodyNode<Self>.self).update(view)
  }
}
