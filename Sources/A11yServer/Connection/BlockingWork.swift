// SPDX-License-Identifier: MIT

import A11ySession
import Foundation

/// A queue for work that itself runs the main queue while it waits, such as opening a page.
///
/// The work is performed on the main thread but outside the main queue, so that other blocks in the main queue can run
/// while the work waits. Only one piece of work is performed at a time.
@MainActor
package final class BlockingWork {
  private var pending: [@MainActor () -> Void] = []
  private var isOver = false

  /// Creates an empty queue.
  package init() {}

  /// Performs work after all earlier work is done.
  package func perform<Value: Sendable>(
    _ body: @escaping @MainActor () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      pending.append { continuation.resume(with: Result { try body() }) }
      wake()
    }
  }

  /// Performs work until ``end()`` is called and, between pieces of work, runs the main queue.
  package func run() {
    while !isOver {
      while !isOver, !pending.isEmpty { pending.removeFirst()() }
      if !isOver { MainQueue.wait(until: .distantFuture) }
    }
  }

  /// Ends ``run()`` after the current piece of work.
  package func end() {
    isOver = true
    wake()
  }

  /// Wakes an idle run loop by submitting an empty block.
  private func wake() { DispatchQueue.main.async {} }
}
