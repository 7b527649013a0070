// SPDX-License-Identifier: MIT

/// Whether a page has to be scrolled to where the cursor is before it is asked for anything.
@MainActor
final class PageScrolling {
  /// Whether the page may hear of scrolling, if that is known.
  private(set) var isNoticed: Bool?
  /// The node to scroll to.
  private var owed: Int?

  func setNoticed(_ isNoticed: Bool?) { self.isNoticed = isNoticed }

  func owe(_ node: Int) { owed = node }

  func takeOwed() -> Int? {
    defer { owed = nil }
    return owed
  }
}
