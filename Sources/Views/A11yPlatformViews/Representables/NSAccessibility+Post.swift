// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension NSAccessibility {
  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The name of the notification.
    public var rawValue: String
    /// Creates a notification from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Words to speak.
    public static let announcementRequested = Self(rawValue: "AXAnnouncementRequested")
    /// A part of the window has changed.
    public static let layoutChanged = Self(rawValue: "AXLayoutChanged")
    /// Keys go to another element.
    public static let focusedUIElementChanged = Self(rawValue: "AXFocusedUIElementChanged")
    /// A value has changed.
    public static let valueChanged = Self(rawValue: "AXValueChanged")
    /// A title has changed.
    public static let titleChanged = Self(rawValue: "AXTitleChanged")
    /// An element was made.
    public static let created = Self(rawValue: "AXCreated")
    /// An element is gone.
    public static let uiElementDestroyed = Self(rawValue: "AXUIElementDestroyed")
    /// Other children are selected.
    public static let selectedChildrenChanged = Self(rawValue: "AXSelectedChildrenChanged")
    /// Other rows are selected.
    public static let selectedRowsChanged = Self(rawValue: "AXSelectedRowsChanged")
    /// The number of rows has changed.
    public static let rowCountChanged = Self(rawValue: "AXRowCountChanged")
    /// A row was expanded.
    public static let rowExpanded = Self(rawValue: "AXRowExpanded")
    /// A row was collapsed.
    public static let rowCollapsed = Self(rawValue: "AXRowCollapsed")
  }

  /// What a notification has to say.
  public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The words to speak.
    public static let announcement = Self(rawValue: "AXAnnouncementKey")
    /// The priority of the words: an `NSAccessibilityPriorityLevel`, or its number.
    public static let priority = Self(rawValue: "AXPriorityKey")
    /// The elements that have changed.
    public static let uiElements = Self(rawValue: "AXUIElementsKey")
  }

  /// Notifies assistive technologies.
  @MainActor
  public static func post(element: Any, notification: Notification) {
    post(element: element, notification: notification, userInfo: nil)
  }

  /// Notifies assistive technologies: words are spoken; whatever has changed is read again, and
  /// after ``Notification/layoutChanged`` VoiceOver goes to the first element passed, if any.
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

  /// Waits until the views have settled, so that new elements can be found.
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

/// The priority of words that are announced.
public enum NSAccessibilityPriorityLevel: Int, Sendable { case low = 10, medium = 50, high = 90 }
