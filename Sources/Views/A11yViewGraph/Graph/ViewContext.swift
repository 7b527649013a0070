// SPDX-License-Identifier: MIT

/// What a view needs to know about the place where its node is made.
///
/// It is passed down while nodes are made, and kept by the few nodes that make children later.
public struct _ViewContext {
  package unowned(unsafe) let graph: ViewGraph
  package unowned(unsafe) var parent: _ViewNode
  package unowned(unsafe) var container: ElementNode
  // A node above retains it for as long as it stays.
  package unowned(unsafe) var environment: EnvironmentScope
  package var depth: Int32
  package var ordinal: Int32 = 0
  /// Whether rows made here appear only when a cursor comes near.
  package var isLazy = false
  /// Whether views made here stand side by side.
  package var isRow = false

  /// The context of the children of a node.
  @MainActor
  package func below(_ node: _ViewNode, ordinal: Int32 = 0) -> _ViewContext {
    var context = self
    context.parent = node
    context.depth = node.depth + 1
    context.ordinal = ordinal
    return context
  }

  /// The context of further content of the same parent, at an ordinal.
  package func at(_ ordinal: Int32) -> _ViewContext {
    var context = self
    context.ordinal = ordinal
    return context
  }
}
