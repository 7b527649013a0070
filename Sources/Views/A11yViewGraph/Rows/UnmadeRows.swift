// SPDX-License-Identifier: MIT

import A11yTree

/// The graph's rows that have not been created yet, and the rows that appear only when a cursor approaches them.
package final class UnmadeRows: GraphFeature {
  package static let phases: TurnPhases = [.cursors]

  /// The nodes that represent runs of rows that have not been created yet.
  private var gaps = BorrowedNodes<UnmadeRowsNode>()

  package init(_ graph: ViewGraph) {}

  package var isEmpty: Bool { gaps.isEmpty }
  package var last: UnmadeRowsNode? { gaps.last }

  package func add(_ gap: UnmadeRowsNode) { gaps.add(gap) }

  package func remove(_ gap: UnmadeRowsNode) { gaps.remove(gap) }

  package func cursorsDidSettle(from before: FocusedElements, in graph: ViewGraph) {
    let now = graph.cursors
    for cursor in FocusCursor.allCases where now[cursor] != before[cursor] {
      now[cursor].flatMap { graph.slots[$0] }?.revealRows()
    }
  }
}

extension ViewGraph {
  /// Whether all rows are created immediately, which Switch Control requires in order to scan them.
  package var makesEveryRow: Bool { technologies.contains(.switchControl) }

  /// Whether there are any rows that have not been created yet.
  package var hasUnmadeRows: Bool { existingFeature(UnmadeRows.self).map { !$0.isEmpty } ?? false }

  /// Creates all rows that have not been created yet, and returns whether there were any such rows.
  @discardableResult
  package func makeAllRows() -> Bool {
    guard let rows = existingFeature(UnmadeRows.self), !rows.isEmpty else { return false }
    // New rows may contain more rows that have not been created.
    while let gap = rows.last { gap.owner.make(gap.range) }
    return true
  }
}
