@_spi(Nodes) import A11yViewGraph

/// Whether any view of a graph has ever followed preferences: if none has, nothing looks for one.
package final class PreferenceReaders: GraphFeature {
  package static let phases: TurnPhases = [.content]

  package init(_ graph: ViewGraph) {}

  package func contentDidChange(at node: Node, in graph: ViewGraph) { node.markPreferenceReaders() }
}

/// A node that follows the preferences of its content.
package protocol PreferenceReader: AnyObject {}

extension _ViewNode {
  /// Has the nodes around that follow preferences look again.
  package final func markPreferenceReaders() {
    guard graph.existingFeature(PreferenceReaders.self) != nil else { return }
    var next = parent
    while let node = next {
      if node is any PreferenceReader { graph.mark(node) }
      next = node.parent
    }
  }
}
