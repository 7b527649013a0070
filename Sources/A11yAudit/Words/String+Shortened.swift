// SPDX-License-Identifier: MIT

extension String {
  /// Returns the text, truncated to a number of characters.
  func shortened(to limit: Int) -> String {
    count > limit ? String(prefix(limit)) + "…" : self
  }
}
