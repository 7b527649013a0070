// SPDX-License-Identifier: MIT

import Foundation

/// What a notification says. None is shown.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  // Only its mutable subclass changes it, which answers for that.

  /// The title.
  open fileprivate(set) var title = ""
  /// The second title.
  open fileprivate(set) var subtitle = ""
  /// The words.
  open fileprivate(set) var body = ""
  /// The number on the app.
  open fileprivate(set) var badge: NSNumber?
  /// The sound.
  open fileprivate(set) var sound: UNNotificationSound?
  /// What the program keeps with it.
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// The kind.
  open fileprivate(set) var categoryIdentifier = ""
  /// What it belongs to.
  open fileprivate(set) var threadIdentifier = ""
}

/// What a notification will say. None is shown.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  // Unguarded, and unchecked because its superclass is: it is changed only where it is made.

  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The second title.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The words.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number on the app.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// What the program keeps with it.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The kind.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// What it belongs to.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
}

/// A notification to be shown. None is.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  // All properties are constant; the compiler does not check a class that is open.

  /// The name.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it is shown.
  public let trigger: UNNotificationTrigger?
  /// Creates a request.
  public init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) { (self.identifier, self.content, self.trigger) = (identifier, content, trigger) }
}

/// A notification that was shown. None is, so it is never made.
open class UNNotification: NSObject, @unchecked Sendable {
  // All properties are constant; the compiler does not check a class that is open.

  /// What it says.
  public let request: UNNotificationRequest
  /// When it was shown.
  public let date: Date
  init(_ request: UNNotificationRequest, _ date: Date) {
    (self.request, self.date) = (request, date)
  }
}

/// What the user did with a notification. None is shown, so it is never made.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  // All properties are constant; the compiler does not check a class that is open.

  /// The notification.
  public let notification: UNNotification
  /// What the user did.
  public let actionIdentifier: String
  init(_ notification: UNNotification, _ action: String) {
    (self.notification, actionIdentifier) = (notification, action)
  }
}
