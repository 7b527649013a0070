// SPDX-License-Identifier: MIT

/// A link to a graph for objects that may outlive it; it is cut when the graph goes.
///
/// A weak reference would do, but once an object has been weakly referenced it is retained and
/// released by a slower path, and no objects are retained more often than the graph and its root.
@MainActor
package final class GraphLink {
  package private(set) unowned(unsafe) var graph: ViewGraph?

  package init(_ graph: ViewGraph) { self.graph = graph }

  /// Cuts the link; called by the graph when it goes.
  package func cut() { graph = nil }
}
