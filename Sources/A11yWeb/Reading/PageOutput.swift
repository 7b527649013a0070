// SPDX-License-Identifier: MIT

import A11yTree

/// What a page tells its session: changes, notices, announcements, and that it has closed.
@MainActor
final class PageOutput {
  /// Receives what the page reports.
  var onEvent: ((SourceEvent) -> Void)?
  /// Called once, when the page is closed.
  var onClose: () -> Void = {}
  /// Whether the page is closed, so that it tells nothing more.
  private(set) var isClosed = false
  /// Notices to show as soon as a session listens.
  private var notices: [String] = []
  /// Announcements of the page that were not spoken yet.
  private var announcements: [Announcement] = []

  /// Sends a change, if it is one.
  func send(_ update: TreeUpdate) {
    if !update.isEmpty { onEvent?(.changed(update)) }
  }

  /// Keeps a notice until the work under way is done.
  func note(_ notice: String) { notices.append(notice) }

  /// Removes and returns the notices to show.
  func takeNotices() -> [String] {
    defer { notices = [] }
    return notices
  }

  /// Keeps an announcement unless the page has made too many; returns whether it was kept.
  func keep(_ announcement: Announcement) -> Bool {
    guard announcements.count < Limits.announcements else { return false }
    announcements.append(announcement)
    return true
  }

  /// Removes and returns the announcements of the page.
  func takeAnnouncements() -> [Announcement] {
    defer { announcements = [] }
    return announcements
  }

  /// Closes the page because of something that happened to it; what was there last can still be read.
  func end(_ reason: String) {
    guard !isClosed else { return }
    onEvent?(.closed(reason))
    close()
  }

  /// Closes the page.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    onClose()
  }
}
