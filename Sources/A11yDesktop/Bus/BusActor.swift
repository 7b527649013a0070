// SPDX-License-Identifier: MIT

import Foundation

/// The actor of everything that talks to the accessibility bus.
///
/// Its code runs on one thread of its own, because a connection belongs to one thread and an app
/// that hangs must not hold up a session.
@globalActor
actor BusActor {
  /// The thread of the accessibility bus; libdbus's connection belongs to it.
  static let shared = BusActor()

  private let executor = BusExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The thread's loop.
  nonisolated static var loop: BusExecutor { shared.executor }

  /// Runs a body on the actor and waits for its result, at most for a time.
  ///
  /// For callers that cannot be asynchronous. Returns `nil` if the time was up first; the body
  /// still runs to its end.
  nonisolated static func wait<Result: Sendable>(
    atMost limit: Duration,
    for body: @escaping @BusActor @Sendable () async -> Result
  ) -> Result? {
    let answer = Answer<Result>()
    Task { @BusActor in answer.give(await body()) }
    return answer.take(atMost: limit)
  }
}
