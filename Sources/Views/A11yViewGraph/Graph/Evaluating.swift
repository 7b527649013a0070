// SPDX-License-Identifier: MIT

extension ViewGraph {
  /// Evaluates something for a node, which depends on everything read meanwhile.
  package func evaluate<Result>(_ node: Node, _ body: () -> Result) -> Result {
    let outer = Evaluation.frame
    Evaluation.frame = Evaluation.Frame(node: .passUnretained(node), place: 0)
    defer {
      node.forgetDependencies(from: Evaluation.frame.place)
      Evaluation.frame = outer
    }
    return observing(node, body)
  }

  /// Runs something outside any evaluation: its reads create no dependencies.
  package func withoutReading<Result>(_ body: () -> Result) -> Result {
    let outer = Evaluation.frame
    Evaluation.frame = Evaluation.Frame()
    defer { Evaluation.frame = outer }
    return body()
  }
}

// A graph needs `didSet`: the public function calls back before the value has changed, so a
// change on another thread could be missed. Older and newer toolchains have both.
@_spi(SwiftUI) import Observation

extension ViewGraph {
  /// Evaluates something for a node, and schedules the node again when an `@Observable` object
  /// that was read changes, on any thread.
  package func observing<Result>(_ node: Node, _ body: () -> Result) -> Result {
    var reads = observations.begin(node)
    let result = withObservationTracking(body, didSet: reads.callback)
    observations.end(&reads, of: node)
    return result
  }

  /// Stops following what a node read before.
  package func forgetObservation(of node: Node) { observations.forget(node) }
}

/// The observable objects that the nodes of a graph have read.
@MainActor
final class ObservationTable {
  private let inbox: Inbox
  private var kept: [ObjectIdentifier: ObservedReads] = [:]
  /// Unused records, kept for reuse.
  @exclusivity(unchecked) private var spare: [ObservedReads] = []

  init(_ inbox: Inbox) { self.inbox = inbox }

  /// A record of what a node reads from now on, in place of what it read before.
  func begin(_ node: Node) -> ObservedReads {
    forget(node)
    let reads = spare.popLast() ?? ObservedReads(inbox)
    reads.begin(node)
    return reads
  }

  /// Keeps a record if the node read anything.
  func end(_ reads: inout ObservedReads, of node: Node) {
    // Most evaluations read no observable object, so nothing retains the callback.
    if isKnownUniquelyReferenced(&reads) {
      spare.append(reads)
    } else {
      node.flags.insert(.observes)
      kept[ObjectIdentifier(node)] = reads
    }
  }

  /// Stops following what a node read before.
  func forget(_ node: Node) {
    guard node.flags.contains(.observes) else { return }
    node.flags.remove(.observes)
    kept.removeValue(forKey: ObjectIdentifier(node))?.end()
  }
}

/// The observable objects that one evaluation read.
///
/// Objects retain it until they change, so it does not retain the node, which may hold the object.
package final class ObservedReads: @unchecked Sendable {
  // `CellLock` guards it once the record is shared; `end()` clears it before the node goes.
  private unowned(unsafe) var node: Node?
  private let inbox: Inbox

  package init(_ inbox: Inbox) { self.inbox = inbox }

  /// Starts following reads for a node; only while nothing else retains the record.
  package func begin(_ node: Node) { self.node = node }

  /// Called after a change, on the thread that made it.
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

  /// Stops following changes.
  package func end() { CellLock.with { node = nil } }
}
