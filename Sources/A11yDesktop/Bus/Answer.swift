// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// A result that one thread provides and another thread waits for.
final class Answer<Result: Sendable>: Sendable {
  private let result = Mutex<Result?>(nil)
  private let isGiven = DispatchSemaphore(value: 0)

  /// Provides the result. This method must be called only once.
  func give(_ result: Result) {
    self.result.withLock { $0 = result }
    isGiven.signal()
  }

  /// Waits for the result, or returns `nil` if the time limit is reached first.
  func take(atMost limit: Duration) -> Result? {
    let (seconds, attoseconds) = limit.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    guard isGiven.wait(timeout: .now() + .nanoseconds(nanoseconds)) == .success else { return nil }
    return result.withLock { $0 }
  }
}
