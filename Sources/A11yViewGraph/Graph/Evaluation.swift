import Glibc
import Synchronization

/// Which node is being evaluated, and on which thread turns run.
///
/// Invariant: everything but `owner` is only touched on the thread that `owner` names. A turn runs
/// on the main actor from beginning to end without suspending, so there is one such thread at a
/// time; which one it is may differ from turn to turn.
package enum Evaluation {
  /// The thread that runs a turn now; 0 if none does.
  private static let owner = Atomic<UInt>(0)
  nonisolated(unsafe) private static var nesting = 0
  // Read and written by every read of a cell. One thread touches it, and no access to it overlaps
  // another: `_ViewNode.read(_:at:)`, which is handed a part of it, does not look at it.
  @exclusivity(unchecked) package nonisolated(unsafe) static var frame = Frame()

  /// The graph whose turn runs.
  package nonisolated(unsafe) static var graph: Unmanaged<ViewGraph>?

  package struct Frame {
    package var node: Unmanaged<Node>?
    /// How many of the node's reads were met.
    package var place = 0
  }

  /// Whether the caller is inside a turn, and so on the main actor.
  package static var isHere: Bool {
    owner.load(ordering: .relaxed) == UInt(pthread_self())
  }

  /// Begins a turn of a graph; gives the one whose turn it is in, to be handed to ``leave(_:)``.
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

  /// Gives the graph whose turn runs its own value for a key.
  package static func provide<K: GraphEnvironmentKey>(_ key: K.Type) {
    guard isHere, let graph else { return }
    assumeIsolated {
      let graph = graph.takeUnretainedValue()
      graph.hostEnvironment.put { $0[key] = K.makeValue(in: graph) }
    }
  }

  /// Runs code that belongs to the main actor from where the compiler cannot see that it does.
  ///
  /// Only to be called where ``isHere`` is true. `MainActor.assumeIsolated` would ask the executor,
  /// which costs more than the whole of reading a state, and cannot be asked on every platform.
  package static func assumeIsolated<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      // A function's isolation is no part of its representation.
      unsafeBitCast(body, to: (() -> Result).self)()
    }
  }
}
