// SPDX-License-Identifier: MIT

/// Work to do once the views have settled: `onAppear`, `onChange`, `task`…
package struct Reaction {
  package let node: Node
  /// Whether it runs even if its node is gone, as `onDisappear` does.
  package var outlivesNode = false
  package let body: @MainActor () -> Void
}

extension ViewGraph {
  /// Schedules work for when the views have settled, after what was scheduled before.
  package func react(
    _ node: Node,
    outlivesNode: Bool = false,
    _ body: @escaping @MainActor () -> Void
  ) {
    reactions.append(Reaction(node: node, outlivesNode: outlivesNode, body: body))
  }
}
