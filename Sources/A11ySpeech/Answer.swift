// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// A value that one thread sets once and for which another thread waits.
final class Answer<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>?>(nil)
  private let given = DispatchSemaphore(value: 0)

  func give(_ value: Result<Value, any Error>) {
    result.withLock { $0 = value }
    given.signal()
  }

  /// Waits until the value has been set.
  func wait() throws -> Value {
    given.wait()
    guard let value = result.withLock({ $0 }) else {
      throw SpeechError.cannotSpeak(reason: "the speech thread did not respond")
    }
    return try value.get()
  }

  /// Waits for the value, and returns `nil` if it does not arrive within `seconds` seconds.
  func wait(atMost seconds: Double) throws -> Value? {
    guard given.wait(timeout: .now() + seconds) == .success else { return nil }
    return try result.withLock { $0 }?.get()
  }
}
