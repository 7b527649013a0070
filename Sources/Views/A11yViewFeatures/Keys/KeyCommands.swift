// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// The key commands of the views in a graph.
package final class KeyCommands: GraphFeature {
  package static let phases: TurnPhases = [.answer]

  /// The nodes that have keyboard shortcuts, in the order in which they were added.
  private var nodes = BorrowedNodes<ShortcutNode>()
  /// The node that contains the commands for all windows. The commands' keyboard shortcuts are tried last.
  package weak var menuBar: Node?

  package init(_ graph: ViewGraph) {}

  package var shortcuts: [ShortcutNode] { nodes.all }

  package func add(_ node: ShortcutNode) { nodes.add(node) }

  package func remove(_ node: ShortcutNode) { nodes.remove(node) }

  package func answer(_ action: Action, at element: ElementNode, in graph: ViewGraph) -> Bool? {
    switch action {
    case .key(let stroke): element.offer(stroke)
    case .shortcut(let stroke): graph.performShortcut(stroke, from: element)
    default: nil
    }
  }
}
