// SPDX-License-Identifier: MIT

extension String {
  /// The text without what follows a number of characters.
  func shortened(to limit: Int) -> String {
    count > limit ? String(prefix(limit)) + "…" : self
  }
}
