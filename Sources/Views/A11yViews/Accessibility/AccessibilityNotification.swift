// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A message to users of assistive technologies that is not shown on the screen.
///
/// A notification posted from a handler, from a body, or from a task started by one of them goes to the host of the
/// view. A notification posted elsewhere, for example from a dispatch queue, is sent to the process's host. If the
/// process has no host of its own, the notification is dropped and reported in a diagnostic. The notification is spoken
/// once the views have settled, after the speech for the elements.
///
/// ```swift
/// AccessibilityNotification.Announcement("Saved")
///   .post(as: AccessibilityNotification.self)
/// ```
public enum AccessibilityNotification: Sendable {
  /// A notification that part of the screen has changed. If possible, the cursors stay where they are.
  public struct LayoutChanged: Sendable {
    package let words: String?

    /// Creates a notification.
    ///
    /// - Parameter element: A string to speak. Other values are ignored, because focus wrappers identify elements.
    public init(_ element: Any? = nil) { words = spokenWords(element) }

    /// Posts the notification. This method may be called on any thread.
    public func post() {
      HostMessage.notification(.layoutChanged(nil)).post(as: AccessibilityNotification.self)
      if let words {
        HostMessage.announcement(A11yTree.Announcement(words)).post(
          as: AccessibilityNotification.self
        )
      }
    }
  }

  /// A notification that a new view covers most of the screen. The cursors move to that view's first element.
  public struct ScreenChanged: Sendable {
    package let words: String?

    /// Creates a notification.
    ///
    /// - Parameter element: A string to speak. Other values are ignored, because focus wrappers identify elements.
    public init(_ element: Any? = nil) { words = spokenWords(element) }

    /// Posts the notification. This method may be called on any thread.
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
  /// Creates an announcement from a string. The announcement's priority and language are the first that are set in the
  /// string.
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
