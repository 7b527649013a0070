// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A message to users of assistive technologies that is not shown on the screen.
///
/// A notification is sent to the view's host if it is posted in a handler or a body, or in a task that a handler or a
/// body has started. A notification that is posted elsewhere, such as on a dispatch queue, is sent to the host of the
/// process. If the process has no host, the notification is dropped, and a diagnostic reports the problem. The
/// notification is spoken after all views have been updated and after the speech for the elements.
///
/// ```swift
/// AccessibilityNotification.Announcement("Saved")
///   .post(as: AccessibilityNotification.self)
/// ```
public enum AccessibilityNotification: Sendable {
  /// A notification that the layout of the screen has changed. If possible, the cursors remain on their elements.
  public struct LayoutChanged: Sendable {
    package let words: String?

    /// Creates a notification.
    ///
    /// - Parameter element: A string to speak. Other values are ignored, because focus wrappers identify elements.
    public init(_ element: Any? = nil) { words = spokenWords(element) }

    /// Posts the notification. This method can be called on any thread.
    public func post() {
      HostMessage.notification(.layoutChanged(nil)).post(as: AccessibilityNotification.self)
      if let words {
        HostMessage.announcement(A11yTree.Announcement(words)).post(
          as: AccessibilityNotification.self
        )
      }
    }
  }

  /// A notification that a new view now covers most of the screen. The cursors move to the first element of the new
  /// view.
  public struct ScreenChanged: Sendable {
    package let words: String?

    /// Creates a notification.
    ///
    /// - Parameter element: A string to speak. Other values are ignored, because focus wrappers identify elements.
    public init(_ element: Any? = nil) { words = spokenWords(element) }

    /// Posts the notification. This method can be called on any thread.
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
  /// Creates an announcement from an attributed string. The first priority and the first language that are set in the
  /// string apply to the announcement.
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
