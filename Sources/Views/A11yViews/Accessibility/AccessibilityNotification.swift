// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// What a program tells the users of assistive technologies without showing it.
///
/// ```swift
/// AccessibilityNotification.Announcement("Saved").post(as: AccessibilityNotification.self)
/// ```
///
/// A notification posted from a handler or a body, or from a task that one of them started, goes to
/// the host that runs the view. One posted from elsewhere, such as a dispatch queue, goes to the
/// host that last took a turn. It is heard once the views have settled, after what is said of the
/// elements.
public enum AccessibilityNotification: Sendable {
  /// Words to be spoken.
  ///
  /// By default they interrupt the speech of earlier events and can be interrupted. With
  /// `accessibilitySpeechAnnouncementPriority`, `low` waits for silence and is dropped if another
  /// announcement comes first; `high` interrupts and cannot be interrupted.
  public struct Announcement: Sendable {
    package let words: AttributedString

    /// Creates an announcement from attributed words, whose priority and language are used.
    public init(_ announcement: AttributedString) { words = announcement }

    /// Creates an announcement from attributed words, whose priority and language are used.
    public init(_ announcement: NSAttributedString) { words = announcement.announcement }

    /// Creates an announcement from words.
    public init(_ announcement: String) { words = AttributedString(announcement) }

    /// Posts the announcement. May be called on any thread.
    public func post() {
      HostMessage.announcement(A11yTree.Announcement(words)).post(
        as: AccessibilityNotification.self
      )
    }
  }

  /// Says that a part of the screen has changed. The cursors stay where they are if possible.
  public struct LayoutChanged: Sendable {
    package let words: String?

    /// Creates a notification.
    ///
    /// - Parameter element: A string to be spoken. Elements are identified by focus wrappers here,
    ///   so anything else is ignored.
    public init(_ element: Any? = nil) { words = spokenWords(element) }

    /// Posts the notification. May be called on any thread.
    public func post() {
      HostMessage.notification(.layoutChanged(nil)).post(as: AccessibilityNotification.self)
      if let words {
        HostMessage.announcement(A11yTree.Announcement(words)).post(
          as: AccessibilityNotification.self
        )
      }
    }
  }

  /// Says that a new view covers most of the screen. The cursors go to its first element.
  public struct ScreenChanged: Sendable {
    package let words: String?

    /// Creates a notification.
    ///
    /// - Parameter element: A string to be spoken. Elements are identified by focus wrappers here,
    ///   so anything else is ignored.
    public init(_ element: Any? = nil) { words = spokenWords(element) }

    /// Posts the notification. May be called on any thread.
    public func post() {
      HostMessage.notification(.screenChanged(nil)).post(as: AccessibilityNotification.self)
      if let words {
        HostMessage.announcement(A11yTree.Announcement(words)).post(
          as: AccessibilityNotification.self
        )
      }
    }
  }

  /// Says that a page was scrolled, and its position, as in "Page 2 of 5".
  ///
  /// The same words twice in a row are heard as the boundary sound.
  public struct PageScrolled: Sendable {
    package let words: String

    /// Creates a notification from attributed words, whose attributes are ignored.
    public init(_ scrollStatus: AttributedString) { words = String(scrollStatus.characters) }

    /// Creates a notification from attributed words, whose attributes are ignored.
    public init(_ scrollStatus: NSAttributedString) { words = scrollStatus.string }

    /// Creates an announcement from words.
    public init(_ scrollStatus: String) { words = scrollStatus }

    /// Posts the notification. May be called on any thread.
    public func post() {
      HostMessage.notification(.pageScrolled(words)).post(as: AccessibilityNotification.self)
    }
  }
}

private func spokenWords(_ element: Any?) -> String? {
  switch element {
  case let words as String: words
  case let words as AttributedString: String(words.characters)
  case let words as NSAttributedString: words.string
  default: nil
  }
}

extension A11yTree.Announcement {
  /// The words, with the first priority and the first language found in them.
  fileprivate init(_ words: AttributedString) {
    self.init(String(words.characters))
    for run in words.runs {
      guard let stated = run.accessibilitySpeechAnnouncementPriority else { continue }
      priority = stated.priority
      break
    }
    language = words.runs.compactMap(\.languageIdentifier).first ?? ""
  }
}
