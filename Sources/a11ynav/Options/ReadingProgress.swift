// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11ySession
import Foundation
import Synchronization

/// Says on a terminal how far something long has come, once a second.
///
/// Where standard error is no terminal, nothing is said: what a program prints must not depend on how
/// fast it was.
final class ReadingProgress: Sendable {
  /// How many lines have come; `nil` at the end.
  private let lines = Mutex<Int?>(0)

  /// Begins.
  ///
  /// - Parameter words: What is said after a number of seconds and lines.
  init(_ words: @escaping @Sendable (_ seconds: Int, _ lines: Int) -> VisibleText) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    // Reading has the main thread to itself until it is done.
    Thread.detachNewThread { [self] in
      var seconds = 0
      while true {
        Thread.sleep(forTimeInterval: 1)
        seconds += 1
        guard let lines = lines.withLock({ $0 }) else { return }
        StandardError.write(words(seconds, lines))
      }
    }
  }

  /// Counts a line.
  func count() { lines.withLock { $0? += 1 } }

  /// Says no more.
  func end() { lines.withLock { $0 = nil } }
}
