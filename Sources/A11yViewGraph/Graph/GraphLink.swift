/// What leads to a graph for as long as the graph is there, for what may be kept for longer.
///
/// A weak reference would do, but an object that was ever referred to weakly is retained and
/// released by a slower path from then on, and no object is retained more often than the graph and
/// its root.
@MainActor
package final class GraphLink {
  package private(set) unowned(unsafe) var graph: ViewGraph?

  package init(_ graph: ViewGraph) { self.graph = graph }

  /// Leads nowhere from now on; called by the graph when it goes.
  package func cut() { graph = nil }
}
