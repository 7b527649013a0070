// SPDX-License-Identifier: MIT

import A11yTree

/// Why a page cannot be opened, in one line that says what to do.
public struct BrowserError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line.
  public var description: String

  init(_ description: String) {
    self.description = AddressMask.masked(text: description)
  }
}
