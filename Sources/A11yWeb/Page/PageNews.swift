// SPDX-License-Identifier: MIT

import A11yTree

/// What a page has to say and to show as soon as somebody listens.
@MainActor
final class PageNews {
  private var notices: [String] = []
  private var said: [Announcement] = []

  /// Keeps a sentence to be shown.
  func note(_ notice: String) { notices.append(notice) }

  func takeNotices() -> [String] {
    defer { notices = [] }
    return notices
  }

  /// Keeps what the page has said, unless it floods us; returns whether it did.
  func say(_ announcement: Announcement) -> Bool {
    guard said.count < Limits.announcements else { return false }
    said.append(announcement)
    return true
  }

  func takeSaid() -> [Announcement] {
    defer { said = [] }
    return said
  }
}
