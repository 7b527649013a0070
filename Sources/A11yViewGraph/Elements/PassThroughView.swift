/// A view that adds nothing to its content, so it needs no node of its own except as a row of a list.
///
/// Most layout is: to add some, make a type conform and store its content.
@MainActor
package protocol PassThroughView: View where Body == Never {
  associatedtype Content: View
  var content: Content { get }

  /// Whether rows inside appear only when a cursor comes near; by default they do at once.
  static var isLazy: Bool { get }
}

extension PassThroughView {
  package static var isLazy: Bool { false }

  /// Makes the node of the view or modifier.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    guard context.container.state.contains(.makesRows) else {
      var inner = context
      inner.isLazy = isLazy
      return Content._makeNode(view.content, in: inner)
    }
    return context.container.makeRow(context) { Content._makeNode(view.content, in: $0) }
  }

  /// Changes the node to what the view or modifier is now.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    Content._updateNode(node.rowContent, to: view.content)
  }
}
