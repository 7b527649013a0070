// SPDX-License-Identifier: MIT

/// A link to a graph, used by objects that may outlive the graph. The link is cleared when the graph is destroyed.
///
/// A weak reference would also work, but would be slower. Retaining and releasing an object is slower if it has ever
/// been weakly referenced, and no objects are retained more often than the graph and its root.
@MainActor
package final class GraphLink {
  package private(set) unowned(unsafe) var graph: ViewGraph?

  package init(_ graph: ViewGraph) { self.graph = graph }

  /// Cuts the link. This method is called when the graph is destroyed.
  package func cut() { graph = nil }
}
