// SPDX-License-Identifier: MIT

import A11yCommandLine
import Foundation

/// Says on a terminal how far a long reading has come, once a second.
///
/// Where standard error is no terminal, nothing is said: what a program prints must not depend on how
/// fast it was.
struct ReadingProgress {
  /// How many lines come between two looks at the clock.
  private static let step = 4096

  private let isShown = isatty(STDERR_FILENO) == 1
  private var lines = 0
  private var next = ContinuousClock.now + .seconds(1)

  /// Counts a line.
  mutating func count() {
    lines += 1
    guard isShown, lines.isMultiple(of: Self.step), ContinuousClock.now >= next else { return }
    StandardError.write("a11ynav: \(lines) lines so far")
    next = .now + .seconds(1)
  }
}
