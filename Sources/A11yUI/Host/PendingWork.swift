import Synchronization

/// Something that a view has begun and that has not ended: a `task`, an intent.
///
/// A test asks for it to find out what is still running, on whatever thread.
public final class PendingWork: Sendable {
  private struct State {
    var isFinished = false
    var waiters: [@Sendable () -> Void] = []
  }

  /// What it is, such as `task in Feed`.
  public let name: String
  private let state = Mutex(State())

  init(_ name: String) { self.name = name }

  /// Whether it has ended, or its view is gone.
  public var isFinished: Bool { state.withLock(\.isFinished) }

  /// Calls back when it has ended; at once if it has.
  public func whenFinished(_ body: @escaping @Sendable () -> Void) {
    let isFinished = state.withLock { state in
      if !state.isFinished { state.waiters.append(body) }
      return state.isFinished
    }
    if isFinished { body() }
  }

  func finish() {
    let waiters = state.withLock { state in
      state.isFinished = true
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter() }
  }
}

extension PendingWork {
  /// Begins something for the host whose turn runs; it goes on though its view may go.
  package static func begin(_ name: String, _ body: @escaping @Sendable () async -> Void) {
    let work = PendingWork(name)
    Notice.inbox?.post(.work(work))
    // On the main actor, so that it does not start before the turn has ended.
    Task { @MainActor in
      await body()
      work.finish()
    }
  }
}

extension ViewGraph {
  /// Notes that something has begun, and forgets what has ended.
  func began(_ work: PendingWork) {
    pendingWork.removeAll(where: \.isFinished)
    pendingWork.append(work)
  }
}

extension GraphHost {
  /// What the views have begun and what has not ended, in the order in which it began.
  public var pendingWork: [PendingWork] { graph.pendingWork.filter { !$0.isFinished } }

  /// What was written to focus wrappers and has not found its element yet, in words.
  public var unansweredFocus: [String] {
    graph.focus.waiting.map { "\($0.owner) wants focus on \($0.requestedValue)" }
  }
}
