// SPDX-License-Identifier: MIT

/// A view that adds nothing to its content, and that needs its own node only as a list row.
///
/// Most layout views are pass-through views. To add a pass-through view, conform a type to this protocol and store the
/// view's content.
@MainActor
package protocol PassThroughView: View where Body == Never {
  associatedtype Content: View
  var content: Content { get }

  /// Whether each row in the content appears only when a cursor approaches the row. By default, all rows in the content
  /// appear immediately.
  static var isLazy: Bool { get }

  /// The arrangement of the views in the content, if the arrangement affects the reading order.
  static var arrangement: Arrangement { get }
}

extension PassThroughView {
  package static var isLazy: Bool { false }
  package static var arrangement: Arrangement { .other }

  /// Creates the node for the view.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    guard context.container.state.contains(.makesRows) else {
      var inner = context
      inner.isLazy = isLazy
      return makeContent(view.content, in: inner)
    }
    return context.container.makeRow(context) { makeContent(view.content, in: $0) }
  }

  private static func makeContent(_ content: Content, in context: _ViewContext) -> _ViewNode {
    var inner = context
    inner.isRow = arrangement == .row
    guard arrangement == .column, context.isRow else {
      return Content._makeNode(content, in: inner)
    }
    return ColumnNode(inner) { Content._makeNode(content, in: $0) }
  }

  /// Updates the node for the new view.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    let node = node.rowContent
    let isColumn = node.flags.contains(.isColumn)
    let content = isColumn ? node.made(as: ColumnNode.self).content ?? node : node
    Content._updateNode(content, to: view.content)
  }
}

/// The arrangement of several views.
package enum Arrangement {
  /// The views are placed side by side.
  case row
  /// The views are placed one below the other.
  case column
  /// The views are arranged in another way or not at all.
  case other
}
