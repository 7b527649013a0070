// SPDX-License-Identifier: MIT

/// Information about the position at which a view's node is created.
///
/// The context is passed down the tree while nodes are created. Few nodes store the context, because few nodes create
/// children later.
public struct _ViewContext {
  package unowned(unsafe) let graph: ViewGraph
  package unowned(unsafe) var parent: _ViewNode
  package unowned(unsafe) var container: ElementNode
  // A parent or ancestor node retains the context's objects for as long as that node exists.
  package unowned(unsafe) var environment: EnvironmentScope
  package var depth: Int32
  package var ordinal: Int32 = 0
  /// Whether each row created in this context appears only when a cursor approaches the row.
  package var isLazy = false
  /// Whether views created in this context are placed side by side.
  package var isRow = false

  /// Returns the context for a node's children.
  @MainActor
  package func below(_ node: _ViewNode, ordinal: Int32 = 0) -> _ViewContext {
    var context = self
    context.parent = node
    context.depth = node.depth + 1
    context.ordinal = ordinal
    return context
  }

  /// Returns the context for additional content of the same parent, at a given position among the parent's children.
  package func at(_ ordinal: Int32) -> _ViewContext {
    var context = self
    context.ordinal = ordinal
    return context
  }
}
