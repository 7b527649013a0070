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

  package init(_ name: String) { self.name = name }

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

  package func finish() {
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
    CurrentHost.inbox?.post(.work(work))
    // On the main actor, so that it does not start before the turn has ended.
    Task { @MainActor in
      await body()
      work.finish()
    }
  }
}
