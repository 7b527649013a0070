// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11ySession
import Foundation
import Synchronization

/// A progress report on a long operation, which is updated once a second on a terminal.
///
/// No progress is reported if standard error is not a terminal, because output for programs must not depend on speed.
final class ReadingProgress: Sendable {
  /// The number of lines read so far, or `nil` at the end.
  private let lines = Mutex<Int?>(0)

  /// Starts reporting.
  ///
  /// - Parameter words: A closure that returns the report for a given number of seconds and lines.
  init(_ words: @escaping @Sendable (_ seconds: Int, _ lines: Int) -> VisibleText) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    // A separate thread reports the progress, because reading occupies the main thread until it is done.
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

  /// Stops reporting.
  func end() { lines.withLock { $0 = nil } }
}
