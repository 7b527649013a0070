// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// The node that is being evaluated, and the thread that runs turns.
///
/// Invariant: everything but `owner` is accessed only on the thread that `owner` names. A turn runs on the main actor
/// from beginning to end without suspending, so only one thread at a time runs a turn, although the thread may differ
/// from turn to turn.
package enum Evaluation {
  /// The thread on which the current turn runs, or 0 if no turn is running.
  private static let owner = Atomic<UInt>(0)
  nonisolated(unsafe) private static var nesting = 0
  // This frame is read and written whenever a cell is read. Only one thread accesses the frame, and accesses never
  // overlap, because `_ViewNode.read(_:at:)`, which receives a part of the frame `inout`, does not access the frame in
  // any other way.
  @exclusivity(unchecked) package nonisolated(unsafe) static var frame = Frame()

  /// The graph that is running a turn.
  @exclusivity(unchecked) package nonisolated(unsafe) static var graph: Unmanaged<ViewGraph>?

  package struct Frame {
    package var node: Unmanaged<Node>?
    /// The number of cells that the node has read in this evaluation.
    package var place = 0
  }

  /// Whether the calling code runs in a turn and therefore on the main actor.
  package static var isHere: Bool {
    owner.load(ordering: .relaxed) == UInt(pthread_self())
  }

  /// Starts a graph's turn, and returns the graph of the enclosing turn as an argument for ``leave(_:)``.
  @MainActor
  package static func enter(_ entered: ViewGraph) -> Unmanaged<ViewGraph>? {
    nesting += 1
    if nesting == 1 { owner.store(UInt(pthread_self()), ordering: .relaxed) }
    defer { graph = Unmanaged.passUnretained(entered) }
    return graph
  }

  @MainActor
  package static func leave(_ outer: Unmanaged<ViewGraph>?) {
    graph = outer
    nesting -= 1
    if nesting == 0 { owner.store(0, ordering: .relaxed) }
  }

  /// Sets the running graph's value for a key.
  package static func provide<K: GraphEnvironmentKey>(_ key: K.Type) {
    guard isHere, let graph else { return }
    assumeIsolated {
      let graph = graph.takeUnretainedValue()
      graph.hostEnvironment.put { $0[key] = K.makeValue(in: graph) }
    }
  }

  /// Runs main-actor code where the compiler does not know that the caller is already on the main actor.
  ///
  /// Call this method only if ``isHere`` is `true`. `MainActor.assumeIsolated` would query the executor, which is
  /// slower than reading a state variable and is not possible on every platform.
  package static func assumeIsolated<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      // A function's isolation is not part of its memory representation.
      unsafeBitCast(body, to: (() -> Result).self)()
    }
  }
}
