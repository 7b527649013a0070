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
  init(_ words: AttributedString) {
    self.init(String(words.characters))
    for run in words.runs {
      guard let stated = run.accessibilitySpeechAnnouncementPriority else { continue }
      priority = stated.priority
      break
    }
    language = words.runs.compactMap(\.languageIdentifier).first ?? ""
  }
}
