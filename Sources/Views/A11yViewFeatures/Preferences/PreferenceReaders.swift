// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A feature that is installed when a view in the graph first reads preferences. If no view reads preferences, the
/// graph does not need to search for readers.
package final class PreferenceReaders: GraphFeature {
  package static let phases: TurnPhases = [.content]

  package init(_ graph: ViewGraph) {}

  package func contentDidChange(at node: Node, in graph: ViewGraph) { node.markPreferenceReaders() }
}

/// A node that reads its content's preference values.
package protocol PreferenceReader: AnyObject {}

extension _ViewNode {
  /// Schedules the enclosing nodes that read preference values.
  package final func markPreferenceReaders() {
    guard graph.existingFeature(PreferenceReaders.self) != nil else { return }
    var next = parent
    while let node = next {
      if node is any PreferenceReader { graph.mark(node) }
      next = node.parent
    }
  }
}
