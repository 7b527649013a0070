// SPDX-License-Identifier: MIT

extension String {
  /// Returns the string, truncated to at most the given number of characters.
  func shortened(to limit: Int) -> String {
    count > limit ? String(prefix(limit)) + "…" : self
  }
}
