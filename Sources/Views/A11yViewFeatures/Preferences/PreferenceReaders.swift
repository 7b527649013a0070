// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A feature that exists once any view of a graph has read preferences. Before any view has read preferences, no search
/// for readers is needed.
package final class PreferenceReaders: GraphFeature {
  package static let phases: TurnPhases = [.content]

  package init(_ graph: ViewGraph) {}

  package func contentDidChange(at node: Node, in graph: ViewGraph) { node.markPreferenceReaders() }
}

/// A node that reads the preferences of its content.
package protocol PreferenceReader: AnyObject {}

extension _ViewNode {
  /// Schedules the enclosing nodes that read preferences.
  package final func markPreferenceReaders() {
    guard graph.existingFeature(PreferenceReaders.self) != nil else { return }
    var next = parent
    while let node = next {
      if node is any PreferenceReader { graph.mark(node) }
      next = node.parent
    }
  }
}
