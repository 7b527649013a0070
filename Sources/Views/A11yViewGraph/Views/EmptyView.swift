// SPDX-License-Identifier: MIT

/// A view that shows nothing.
public struct EmptyView {
  /// Creates a view that shows nothing.
  public init() {}
}

extension EmptyView: View {
  /// Creates a node without children.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    EmptyNode(context)
  }

  /// Changes nothing.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {}
}

package final class EmptyNode: Node {}

/// A node that replaces a view that is nested too deeply.
package final class DeepNode: Node {
  package init<V: View>(_ type: V.Type, _ context: _ViewContext) {
    super.init(context)
    graph.report(
      Diagnostic(
        .tooDeep,
        view: "\(type)",
        "is nested deeper than \(ViewGraph.depthLimit) views and is not shown. "
          + "Look for a view whose body contains the view itself."
      )
    )
  }
}
