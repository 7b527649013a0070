// `didSet` is what a graph needs: the public function calls back before the value has changed, so
// a change on another thread could be missed. Older and newer tools have both.
@_spi(SwiftUI) import Observation

extension ViewGraph {
  /// Evaluates something for a node, and has the node evaluated again when an `@Observable` object
  /// that was read changes, on whatever thread.
  func observing<Result>(_ node: Node, _ body: () -> Result) -> Result {
    let inbox = inbox
    return withObservationTracking(
      body,
      didSet: { [weak node] tracking in
        tracking.cancel()
        guard let node else { return }
        if Evaluation.isHere {
          Evaluation.assumeIsolated { node.graph.markIfAlive(node) }
        } else {
          inbox.post(.node(node))
        }
      }
    )
  }

  func markIfAlive(_ node: Node) {
    guard !node.flags.contains(.isGone) else { return }
    mark(node)
  }
}
