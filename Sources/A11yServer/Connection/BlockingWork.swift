// SPDX-License-Identifier: MIT

import A11ySession
import Foundation

/// A queue for work items, such as opening a page, that run the main queue while they wait.
///
/// The work items run on the main thread but outside the main queue, so that other blocks on the main queue can run
/// while a work item waits. Only one work item runs at a time.
@MainActor
package final class BlockingWork {
  private var pending: [@MainActor () -> Void] = []
  private var isOver = false

  /// Creates an empty queue.
  package init() {}

  /// Performs a work item after all earlier work items are finished.
  package func perform<Value: Sendable>(
    _ body: @escaping @MainActor () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      pending.append { continuation.resume(with: Result { try body() }) }
      wake()
    }
  }

  /// Performs work items until ``end()`` is called, and runs the main queue between work items.
  package func run() {
    while !isOver {
      while !isOver, !pending.isEmpty { pending.removeFirst()() }
      if !isOver { MainQueue.wait(until: .distantFuture) }
    }
  }

  /// Makes ``run()`` return after the current work item.
  package func end() {
    isOver = true
    wake()
  }

  /// Wakes an idle run loop by submitting an empty block.
  private func wake() { DispatchQueue.main.async {} }
}
