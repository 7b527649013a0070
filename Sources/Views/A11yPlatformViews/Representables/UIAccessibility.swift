// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// UIKit's namespace for accessibility.
public enum UIAccessibility {
  /// Notifies assistive technologies. This function can be called on any thread.
  ///
  /// - Parameter argument: Words to speak or, for layout and screen changes, a UIKit element or view that is shown.
  public static func post(notification: Notification, argument: Any?) {
    if let object = argument as? UIResponder { return post(notification, object) }
    let words = argument as? String ?? (argument as? NSAttributedString)?.string
    if notification == .announcement, let words {
      if let attributed = argument as? NSAttributedString {
        AccessibilityNotification.Announcement(attributed).post()
      } else {
        AccessibilityNotification.Announcement(words).post()
      }
      return finishAnnouncement(words)
    }
    switch notification {
    case .layoutChanged: AccessibilityNotification.LayoutChanged(words).post()
    case .screenChanged: AccessibilityNotification.ScreenChanged(words).post()
    case .pageScrolled: if let words { AccessibilityNotification.PageScrolled(words).post() }
    default: break
    }
  }

  /// Posts a notification that an announcement has finished, after the code that made the announcement has run.
  private static func finishAnnouncement(_ words: String) {
    DispatchQueue.main.async {
      NotificationCenter.default.post(
        name: announcementDidFinishNotification,
        object: nil,
        userInfo: [
          announcementStringValueUserInfoKey: words, announcementWasSuccessfulUserInfoKey: true,
        ]
      )
    }
  }

  /// Reports a change after all views have been updated, so that new elements can be found.
  private static func post(_ notification: Notification, _ object: UIResponder) {
    guard notification == .layoutChanged || notification == .screenChanged else { return }
    CurrentHost.inbox?.post(
      .action {
        guard let tree = object.tree, let place = tree.place else { return }
        place.graph.react(place) {
          let id = tree.id(of: object)
          place.graph.notify(
            notification == .layoutChanged ? .layoutChanged(id) : .screenChanged(id)
          )
        }
      }
    )
  }

  static func isRunning(_ technology: AccessibilityTechnologies) -> Bool {
    CurrentHost.inbox?.technologies.isSuperset(of: technology) ?? false
  }
}
