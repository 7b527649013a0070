// SPDX-License-Identifier: MIT

import Foundation

/// Work that runs on the main queue after a time limit unless it is canceled first.
@MainActor
final class Deadline {
  private let work: DispatchWorkItem

  /// Schedules work to run after a limit in wall-clock time.
  init(_ limit: Duration, _ body: @escaping @MainActor () -> Void) {
    work = DispatchWorkItem { MainActor.assumeIsolated { body() } }
    let nanoseconds =
      limit.components.seconds * 1_000_000_000
      + limit.components.attoseconds / 1_000_000_000
    DispatchQueue.main.asyncAfter(
      deadline: .now() + .nanoseconds(Int(nanoseconds)),
      execute: work
    )
  }

  /// Cancels the work.
  func cancel() { work.cancel() }
}

/// A timer that ends the wait for a reply that does not arrive.
@MainActor
final class CallWatch {
  private let end: ContinuousClock.Instant?
  private let isEndless: (@MainActor () async -> Bool)?
  private let fail: @MainActor (DevToolsError) -> Void
  private var deadline: Deadline?
  private var isCancelled = false
  /// The interval at which a waiting call checks for an endless script.
  private static let patience: Duration = .seconds(4)

  /// Starts watching a call. The watch ends when ``cancel()`` is called.
  init(
    limit: Duration?,
    isEndless: (@MainActor () async -> Bool)?,
    fail: @escaping @MainActor (DevToolsError) -> Void
  ) {
    end = limit.map { .now + $0 }
    self.isEndless = isEndless
    self.fail = fail
    wait()
  }

  /// Ends the watch, because the reply has arrived.
  func cancel() {
    isCancelled = true
    deadline?.cancel()
  }

  private func wait() {
    let rest = end.map { $0 - .now } ?? Self.patience
    let next = isEndless == nil ? rest : min(rest, Self.patience)
    deadline = Deadline(next) { [weak self] in self?.look() }
  }

  private func look() {
    if let end, end <= .now { return fail(.hung) }
    guard let isEndless else { return wait() }
    Task {
      let isEndless = await isEndless()
      guard !isCancelled else { return }
      if isEndless { fail(.endless) } else { wait() }
    }
  }
}
