/// What a view needs to know of the place that it is made at.
///
/// It is passed down while nodes are made, and kept by the few that make children later.
public struct _ViewContext {
  package unowned(unsafe) let graph: ViewGraph
  package unowned(unsafe) var parent: _ViewNode
  package unowned(unsafe) var container: ElementNode
  // A node above holds it for as long as it stays.
  package unowned(unsafe) var environment: EnvironmentScope
  package var depth: Int32
  package var ordinal: Int32 = 0
  /// Whether rows that are made here appear only when a cursor comes near.
  package var isLazy = false

  /// The context of the children of a node.
  @MainActor
  package func below(_ node: _ViewNode, ordinal: Int32 = 0) -> _ViewContext {
    var context = self
    context.parent = node
    context.depth = node.depth + 1
    context.ordinal = ordinal
    return context
  }

  /// The context of the second, third… content of the same parent.
  package func at(_ ordinal: Int32) -> _ViewContext {
    var context = self
    context.ordinal = ordinal
    return context
  }
}
