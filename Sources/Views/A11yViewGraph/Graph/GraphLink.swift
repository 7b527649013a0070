// SPDX-License-Identifier: MIT

/// A link to a graph, for objects that may outlive the graph. The graph cuts the link when it is destroyed.
///
/// A weak reference would also work. However, an object that has ever been weakly referenced is retained and released
/// more slowly, and no objects are retained more often than the graph and its root.
@MainActor
package final class GraphLink {
  package private(set) unowned(unsafe) var graph: ViewGraph?

  package init(_ graph: ViewGraph) { self.graph = graph }

  /// Cuts the link. The graph calls this method when it is destroyed.
  package func cut() { graph = nil }
}
