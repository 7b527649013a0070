/// Something to be done once the views have settled: `onAppear`, `onChange`, `task`…
package struct Reaction {
  package let node: Node
  /// Whether it is run even though its node is gone, as `onDisappear` is.
  package var outlivesNode = false
  package let body: @MainActor () -> Void
}

extension ViewGraph {
  /// Has something done when the views have settled, after what was enqueued before.
  package func react(
    _ node: Node,
    outlivesNode: Bool = false,
    _ body: @escaping @MainActor () -> Void
  ) {
    reactions.append(Reaction(node: node, outlivesNode: outlivesNode, body: body))
  }
}
