// SPDX-License-Identifier: MIT

extension String {
  /// Returns the string shortened to at most the given number of characters.
  func shortened(to limit: Int) -> String {
    count > limit ? String(prefix(limit)) + "…" : self
  }
}
