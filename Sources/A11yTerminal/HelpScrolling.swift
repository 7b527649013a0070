// SPDX-License-Identifier: MIT

import A11ySession

/// Which part of the help is on the screen.
struct HelpScrolling {
  /// How many lines are above.
  private(set) var start = 0

  /// Scrolls, if a key does that; any other key is for closing the help.
  mutating func take(_ key: Key, height: Int, last: Int) -> Bool {
    let step: Int
    switch key {
    case Key(.down): step = 1
    case Key(.up): step = -1
    case Key(.pageDown), Key(" "): step = max(height - 1, 1)
    case Key(.pageUp): step = -max(height - 1, 1)
    case Key(.home): step = -start
    case Key(.end): step = last - start
    default: return false
    }
    guard last > 0 else { return false }
    start = min(max(start + step, 0), last)
    return true
  }

  /// The help has been closed.
  mutating func close() { start = 0 }
}
