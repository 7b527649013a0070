// SPDX-License-Identifier: MIT

/// Views that are treated as one: modifiers apply to each.
public struct Group<Content> {
  package let content: Content

  package init(holding content: Content) { self.content = content }
}

extension Group: View where Content: View {
  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.init(holding: content()) }

  /// Never called: a group makes its node itself.
  public var body: Never { fatalError("Group has no body") }

  /// Makes the node of the content.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    Content._makeNode(view.content, in: context)
  }

  /// Updates the node of the content.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    Content._updateNode(node, to: view.content)
  }
}
