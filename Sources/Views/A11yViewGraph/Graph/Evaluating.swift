// SPDX-License-Identifier: MIT

extension ViewGraph {
  /// Evaluates a closure for a node. The node then depends on every cell that the closure reads.
  package func evaluate<Result>(_ node: Node, _ body: () -> Result) -> Result {
    let outer = Evaluation.frame
    Evaluation.frame = Evaluation.Frame(node: .passUnretained(node), place: 0)
    defer {
      node.forgetDependencies(from: Evaluation.frame.place)
      Evaluation.frame = outer
    }
    return observing(node, body)
  }

  /// Runs a closure outside any evaluation, so that reading cells does not create dependencies.
  package func withoutReading<Result>(_ body: () -> Result) -> Result {
    let outer = Evaluation.frame
    Evaluation.frame = Evaluation.Frame()
    defer { Evaluation.frame = outer }
    return body()
  }
}

// A graph needs the `didSet` callback. The public function calls back before the value has changed, so a graph that
// used the public function could miss a change on another thread. Older and newer toolchains also have this internal
// interface.
@_spi(SwiftUI) import Observation

extension ViewGraph {
  /// Evaluates a closure for a node. The node is scheduled for evaluation again when an `@Observable` object that the
  /// closure has read changes. An observed object may change on any thread.
  package func observing<Result>(_ node: Node, _ body: () -> Result) -> Result {
    var reads = observations.begin(node)
    let result = withObservationTracking(body, didSet: reads.callback)
    observations.end(&reads, of: node)
    return result
  }

  /// Stops observing the objects that a node has read.
  package func forgetObservation(of node: Node) { observations.forget(node) }
}

/// The observable objects that the nodes of a graph have read.
@MainActor
final class ObservationTable {
  private let inbox: Inbox
  private var kept: [ObjectIdentifier: ObservedReads] = [:]
  /// Unused records, which are kept for reuse.
  @exclusivity(unchecked) private var spare: [ObservedReads] = []

  init(_ inbox: Inbox) { self.inbox = inbox }

  /// Returns a record for a node's new reads, which replaces the record of the node's previous reads.
  func begin(_ node: Node) -> ObservedReads {
    forget(node)
    let reads = spare.popLast() ?? ObservedReads(inbox)
    reads.begin(node)
    return reads
  }

  /// Keeps a record if the node has read any object.
  func end(_ reads: inout ObservedReads, of node: Node) {
    // Most evaluations read no observable object, so no object retains the callback.
    if isKnownUniquelyReferenced(&reads) {
      spare.append(reads)
    } else {
      node.flags.insert(.observes)
      kept[ObjectIdentifier(node)] = reads
    }
  }

  /// Stops observing the objects that a node has read.
  func forget(_ node: Node) {
    guard node.flags.contains(.observes) else { return }
    node.flags.remove(.observes)
    kept.removeValue(forKey: ObjectIdentifier(node))?.end()
  }
}

/// The observable objects that were read in one evaluation.
///
/// Objects retain this record until they change. The record does not retain the node, because the node may retain the
/// object.
package final class ObservedReads: @unchecked Sendable {
  // `CellLock` guards the record once it is shared. `end()` clears the node before it is destroyed.
  private unowned(unsafe) var node: Node?
  private let inbox: Inbox

  package init(_ inbox: Inbox) { self.inbox = inbox }

  /// Starts recording the objects that a node reads. This method is called only while no other object retains the
  /// record.
  package func begin(_ node: Node) { self.node = node }

  /// The closure that is called after a change, on the thread on which the change was made.
  package var callback: @Sendable (ObservationTracking) -> Void {
    { [self] tracking in
      tracking.cancel()
      if Evaluation.isHere {
        Evaluation.assumeIsolated { mark(tracking) }
      } else {
        inbox.post(.action { [self] in mark(tracking) })
      }
    }
  }

  @MainActor
  private func mark(_ tracking: ObservationTracking) {
    guard let node = CellLock.with({ node }) else { return }
    node.graph.mark(node, changed: ObservedChange(property: tracking.changed))
  }

  /// Stops observing changes.
  package func end() { CellLock.with { node = nil } }
}
