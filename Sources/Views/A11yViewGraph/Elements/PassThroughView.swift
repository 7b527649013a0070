// SPDX-License-Identifier: MIT

/// A view that adds nothing to its content, so it needs no node except as a row of a list.
///
/// Most layout views are like this. To add one, conform a type and store its content.
@MainActor
package protocol PassThroughView: View where Body == Never {
  associatedtype Content: View
  var content: Content { get }

  /// Whether rows inside appear only when a cursor comes near; by default they appear at once.
  static var isLazy: Bool { get }
}

extension PassThroughView {
  package static var isLazy: Bool { false }

  /// Makes the node of the view.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    guard context.container.state.contains(.makesRows) else {
      var inner = context
      inner.isLazy = isLazy
      return Content._makeNode(view.content, in: inner)
    }
    return context.container.makeRow(context) { Content._makeNode(view.content, in: $0) }
  }

  /// Updates the node to the new view.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    Content._updateNode(node.rowContent, to: view.content)
  }
}
