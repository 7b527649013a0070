// SPDX-License-Identifier: MIT

/// A group of views. Modifiers that are applied to the group are applied to each of its views.
public struct Group<Content> {
  package let content: Content

  package init(holding content: Content) { self.content = content }
}

extension Group: View where Content: View {
  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.init(holding: content()) }

  /// The body is never used, because a group creates its own node.
  public var body: Never { fatalError("do not call body on \(Self.self)") }

  /// Creates the node for the group's content.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    Content._makeNode(view.content, in: context)
  }

  /// Updates the node for the content.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    Content._updateNode(node, to: view.content)
  }
}
