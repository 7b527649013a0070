// SPDX-License-Identifier: MIT

import A11yTree

/// The output that a page sends to its session: changes, notices, announcements, and the report that the page has
/// closed.
@MainActor
final class PageOutput {
  /// A closure that is called with the events of the page.
  var onEvent: ((SourceEvent) -> Void)?
  /// A closure that is called once, when the page closes.
  var onClose: () -> Void = {}
  /// Whether the page is closed, so that it sends no more events.
  private(set) var isClosed = false
  /// The notices to show as soon as a session starts listening.
  private var notices: [String] = []
  /// The page's announcements that have not been sent yet.
  private var announcements: [Announcement] = []

  /// Sends an update unless it is empty.
  func send(_ update: TreeUpdate) {
    if !update.isEmpty { onEvent?(.changed(update)) }
  }

  /// Reports that the current work is still in progress.
  func keepWaiting() { onEvent?(.working) }

  /// Stores a notice until the current work is finished.
  func note(_ notice: String) { notices.append(notice) }

  /// Removes and returns the notices to show.
  func takeNotices() -> [String] {
    defer { notices = [] }
    return notices
  }

  /// Stores an announcement unless too many are waiting, and returns whether it was stored.
  func keep(_ announcement: Announcement) -> Bool {
    guard announcements.count < Limits.announcements else { return false }
    announcements.append(announcement)
    return true
  }

  /// Removes and returns the page's waiting announcements.
  func takeAnnouncements() -> [Announcement] {
    defer { announcements = [] }
    return announcements
  }

  /// Closes the page for a reason such as a crash. The page's last content can still be read.
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
