// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// The key-value stores that a graph's views read.
package final class StorageRecord: GraphFeature {
  package static let phases: TurnPhases = [.takeIn, .finish]

  package let cells: StorageCells
  /// The storage for `@SceneStorage` that is used if the environment provides no storage.
  package let scene = SceneStorageValues()

  package init(_ graph: ViewGraph) { cells = StorageCells(graph.inbox) }

  package func takeIn(_ graph: ViewGraph) { cells.refresh() }

  package func finish(_ graph: ViewGraph) { cells.save() }
}

extension ViewGraph {
  /// The key-value stores that the graph's views read.
  package var storage: StorageRecord { feature() }
}
