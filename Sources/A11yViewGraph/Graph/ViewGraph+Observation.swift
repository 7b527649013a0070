// `didSet` is what a graph needs: the public function calls back before the value has changed, so
// a change on another thread could be missed. Older and newer tools have both.
@_spi(SwiftUI) import Observation

extension ViewGraph {
  /// Evaluates something for a node, and has the node evaluated again when an `@Observable` object
  /// that was read changes, on whatever thread.
  package func observing<Result>(_ node: Node, _ body: () -> Result) -> Result {
    forgetObservation(of: node)
    var observation = spareObservations.popLast() ?? ObservedReads(inbox)
    observation.begin(node)
    let result = withObservationTracking(body, didSet: observation.callback)
    // Most evaluations read no observable object: nobody holds the callback then.
    if isKnownUniquelyReferenced(&observation) {
      spareObservations.append(observation)
    } else {
      node.flags.insert(.observes)
      observations[ObjectIdentifier(node)] = observation
    }
    return result
  }

  /// Lets changes of what a node read before pass without notice.
  package func forgetObservation(of node: Node) {
    guard node.flags.contains(.observes) else { return }
    node.flags.remove(.observes)
    observations.removeValue(forKey: ObjectIdentifier(node))?.end()
  }
}

/// What one evaluation read of observable objects.
///
/// Objects hold it until they change, so it does not hold the node: a node may hold the object.
package final class ObservedReads: @unchecked Sendable {
  // Guarded by `CellLock`; the node is taken out before it goes.
  private unowned(unsafe) var node: Node?
  private let inbox: Inbox

  package init(_ inbox: Inbox) { self.inbox = inbox }

  /// Begins to follow what is read for a node; only while nobody else holds the record.
  package func begin(_ node: Node) { self.node = node }

  /// Called on whatever thread a change happens, when it has happened.
  package var callback: @Sendable (ObservationTracking) -> Void {
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

  /// Lets what changes from now on pass.
  package func end() { CellLock.with { node = nil } }
}
