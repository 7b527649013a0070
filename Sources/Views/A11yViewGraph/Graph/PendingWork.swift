// SPDX-License-Identifier: MIT

import Synchronization

/// Work that a view has started and that has not been completed, such as a `task` or an intent.
///
/// Tests use this class on any thread to determine which work is still running.
public final class PendingWork: Sendable {
  private struct State {
    var isFinished = false
    var waiters: [@Sendable () -> Void] = []
  }

  /// The name of the pending work, such as `task in Feed`.
  public let name: String
  private let state = Mutex(State())

  package init(_ name: String) { self.name = name }

  /// Whether the work has been completed or its view has been removed.
  public var isFinished: Bool { state.withLock(\.isFinished) }

  /// Calls `body` when the work is complete, or immediately if it is already complete.
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
  /// Starts work for the host that is running a turn. The work continues even if the view that started it disappears.
  package static func begin(_ name: String, _ body: @escaping @Sendable () async -> Void) {
    let work = PendingWork(name)
    CurrentHost.inbox?.post(.work(work))
    // The task runs on the main actor, so that the work does not start before the turn has ended.
    Task { @MainActor in
      await body()
      work.finish()
    }
  }
}
