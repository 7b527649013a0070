// `didSet` is what a graph needs: the public function calls back before the value has changed, so
// a change on another thread could be missed. Older and newer tools have both.
@_spi(SwiftUI) import Observation

extension ViewGraph {
  /// Evaluates something for a node, and has the node evaluated again when an `@Observable` object
  /// that was read changes, on whatever thread.
  func observing<Result>(_ node: Node, _ body: () -> Result) -> Result {
    forgetObservation(of: node)
    var observation = ObservedReads(node, inbox)
    let result = withObservationTracking(body, didSet: observation.callback)
    // Most evaluations read no observable object: nobody holds the callback then.
    if !isKnownUniquelyReferenced(&observation) {
      node.flags.insert(.observes)
      observations[ObjectIdentifier(node)] = observation
    }
    return result
  }

  /// Lets changes of what a node read before pass without notice.
  func forgetObservation(of node: Node) {
    guard node.flags.contains(.observes) else { return }
    node.flags.remove(.observes)
    observations.removeValue(forKey: ObjectIdentifier(node))?.end()
  }
}

/// What one evaluation read of observable objects.
///
/// Objects hold it until they change, so it does not hold the node: a node may hold the object.
final class ObservedReads: @unchecked Sendable {
  // Guarded by `CellLock`; the node is taken out before it goes.
  private unowned(unsafe) var node: Node?
  private let inbox: Inbox

  init(_ node: Node, _ inbox: Inbox) {
    self.node = node
    self.inbox = inbox
  }

  /// Called on whatever thread a change happens, when it has happened.
  var callback: @Sendable (ObservationTracking) -> Void {
    { [self] tracking in
      tracking.cancel()
      if Evaluation.isHere {
        Evaluation.assumeIsolated { mark() }
      } else {
        inbox.post(.action { [self] in mark() })
      }
    }
  }

  @MainActor
  private func mark() {
    guard let node = CellLock.with({ node }) else { return }
    node.graph.mark(node)
  }

  func end() { CellLock.with { node = nil } }
}
