// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension NSAccessibility {
  /// Notifies assistive technologies. Posting the notification speaks announcements and updates changed elements. After
  /// ``Notification/layoutChanged``, the VoiceOver cursor moves to the first of the given elements, if there are any.
  @MainActor
  public static func post(
    element: Any,
    notification: Notification,
    userInfo: [NotificationUserInfoKey: Any]?
  ) {
    switch notification {
    case .announcementRequested: announce(userInfo ?? [:])
    case .layoutChanged:
      let target = (userInfo?[.uiElements] as? [Any])?.first as? _NSAccessibilityObject
      guard let target else { return AccessibilityNotification.LayoutChanged().post() }
      changeLayout(to: target)
    default: (element as? _NSAccessibilityObject)?.accessibilityChanged()
    }
  }

  private static func announce(_ userInfo: [NotificationUserInfoKey: Any]) {
    let attributed = userInfo[.announcement] as? NSAttributedString
    guard let words = attributed?.string ?? userInfo[.announcement] as? String else { return }
    var announcement = AttributedString(words)
    let level = userInfo[.priority]
    switch (level as? NSAccessibilityPriorityLevel)?.rawValue ?? level as? Int {
    case NSAccessibilityPriorityLevel.low.rawValue:
      announcement.accessibilitySpeechAnnouncementPriority = .low
    case NSAccessibilityPriorityLevel.high.rawValue:
      announcement.accessibilitySpeechAnnouncementPriority = .high
    default: break
    }
    AccessibilityNotification.Announcement(announcement).post()
  }

  /// Reports a layout change after all views have been updated, so that new elements can be found.
  @MainActor
  private static func changeLayout(to object: _NSAccessibilityObject) {
    CurrentHost.inbox?.post(
      .action {
        guard let tree = object.tree, let place = tree.place else { return }
        place.graph.react(place) {
          place.graph.notify(.layoutChanged(tree.id(of: object)))
        }
      }
    )
  }
}
