// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import OpenCombine
import Synchronization

/// Work that a queue runs at an interval, until the work is canceled.
///
/// Each run is a delayed block, which follows the session's clock if the app uses virtual time. In real time, a late
/// run delays all following runs by about a millisecond.
final class RepeatedWork: Sendable {
  private let queue: DispatchQueue
  private let interval: TimeInterval
  private let isCancelled = Mutex(false)
  private let body: @Sendable (Date) -> Void

  private init(
    _ queue: DispatchQueue,
    _ interval: TimeInterval,
    _ body: @escaping @Sendable (Date) -> Void
  ) {
    self.queue = queue
    // An interval of zero would prevent any other work from running.
    self.interval = max(interval, 0.000_1)
    self.body = body
  }

  /// Starts work that receives the scheduled date of each run.
  static func start(
    on queue: DispatchQueue,
    after delay: TimeInterval,
    every interval: TimeInterval,
    _ body: @escaping @Sendable (Date) -> Void
  ) -> any Cancellable {
    let work = RepeatedWork(queue, interval, body)
    let delay = max(0, delay)
    work.plan(Date(timeIntervalSinceNow: delay), after: delay)
    return AnyCancellable { work.isCancelled.withLock { $0 = true } }
  }

  private func plan(_ date: Date, after delay: TimeInterval) {
    queue.asyncAfter(deadline: .now() + delay) { [self] in
      guard !isCancelled.withLock({ $0 }) else { return }
      body(date)
      plan(date.addingTimeInterval(interval), after: interval)
    }
  }
}
