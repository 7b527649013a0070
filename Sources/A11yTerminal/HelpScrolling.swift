// SPDX-License-Identifier: MIT

import A11ySession

/// The visible part of the help screen.
struct HelpScrolling {
  /// The number of lines above the visible part.
  private(set) var start = 0

  /// Scrolls the help if it is longer than the screen and the key is a scroll key. If the help does not scroll, returns
  /// `false`, because the key closes the help.
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

  /// Resets the scroll position when the help is closed.
  mutating func close() { start = 0 }
}
