// SPDX-License-Identifier: MIT

import A11ySession
import Foundation

/// Work that waits by running the main queue itself, such as opening a page.
///
/// It is done on the main thread but outside the main queue, so that everything else there continues while the
/// work waits. One piece of work is done at a time.
@MainActor
package final class BlockingWork {
  private var pending: [@MainActor () -> Void] = []
  private var isOver = false

  /// Creates a list without work.
  package init() {}

  /// Does work once the work before it is done.
  package func perform<Value: Sendable>(
    _ body: @escaping @MainActor () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      pending.append { continuation.resume(with: Result { try body() }) }
      wake()
    }
  }

  /// Does work, and runs the main queue in between, until ``end()`` is called.
  package func run() {
    while !isOver {
      while !isOver, !pending.isEmpty { pending.removeFirst()() }
      if !isOver { MainQueue.wait(until: .distantFuture) }
    }
  }

  /// Ends ``run()`` after the current work.
  package func end() {
    isOver = true
    wake()
  }

  /// A block wakes an idle run loop.
  private func wake() { DispatchQueue.main.async {} }
}
