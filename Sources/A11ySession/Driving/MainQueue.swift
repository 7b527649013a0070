// SPDX-License-Identifier: MIT

import Foundation

/// Runs the main queue and the main run loop for a synchronous program that waits.
///
/// Main-actor code, timers and blocks that were posted to the queue run while these functions wait. The functions have
/// no effect when the main queue is itself running the caller, as in an `async` test.
@MainActor
package enum MainQueue {
  /// The maximum number of rounds in which posted work can post additional work.
  static let depth = 16

  /// Runs posted work, and any work that it adds, without waiting for later work.
  package static func drain() {
    for _ in 0..<depth {
      let mark = Mark()
      DispatchQueue.main.async { MainActor.assumeIsolated { mark.isReached = true } }
      while !mark.isReached { wait(until: .distantFuture) }
    }
  }

  /// Runs the queue until a posted work item has run, or until the given time.
  package static func wait(until end: Date) {
    _ = RunLoop.main.run(mode: .default, before: end)
  }

  /// Runs a task, and runs the main queue until the task has finished.
  package static func run<Value: Sendable>(
    _ body: @escaping @MainActor () async -> Value
  ) -> Value {
    let box = Box<Value>()
    Task {
      box.value = await body()
      // A dispatched block wakes an idle run loop, but the end of a task does not.
      DispatchQueue.main.async {}
    }
    while true {
      if let value = box.value { return value }
      wait(until: .distantFuture)
    }
  }

  @MainActor
  private final class Box<Value> {
    var value: Value?
  }

  @MainActor
  private final class Mark {
    var isReached = false
  }
}
