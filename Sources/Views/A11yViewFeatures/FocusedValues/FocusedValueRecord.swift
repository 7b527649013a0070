// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A graph's state for the values that its views export.
package final class FocusedValueRecord: GraphFeature {
  package static let phases: TurnPhases = [.fold, .cursors]

  /// The scope outside all windows, which is the only scope in a graph without windows.
  package let root: FocusedValueScope
  /// The scopes whose values need to be recomputed.
  package var stale: [FocusedValueScope] = []
  /// The scopes to which the view with keyboard focus exports values.
  package var focused: [FocusedValueScope] = []

  package init(_ graph: ViewGraph) {
    root = FocusedValueScope(graph.inbox)
    // The focus state must exist, because it determines which element counts as focused while a menu is open.
    _ = graph.focus
  }

  package func didFold(_ graph: ViewGraph) { graph.refreshFocusedValues() }

  package func cursorsDidSettle(from before: FocusedElements, in graph: ViewGraph) {
    if graph.cursors.keyboard != before.keyboard { graph.keyboardFocusMoved() }
  }
}

extension ViewGraph {
  /// The graph's state for the values that its views export.
  package var focusedValues: FocusedValueRecord { feature() }
}
