// SPDX-License-Identifier: MIT

import Foundation

/// The content of a notification. No notification is ever shown.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  // Only the mutable subclass changes the content, and it is responsible for thread safety.

  /// The title.
  open fileprivate(set) var title = ""
  /// The subtitle.
  open fileprivate(set) var subtitle = ""
  /// The body text.
  open fileprivate(set) var body = ""
  /// The number on the app's icon.
  open fileprivate(set) var badge: NSNumber?
  /// The sound.
  open fileprivate(set) var sound: UNNotificationSound?
  /// Data that the program attaches to the notification.
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// The category's identifier.
  open fileprivate(set) var categoryIdentifier = ""
  /// The identifier of the thread to which the notification belongs.
  open fileprivate(set) var threadIdentifier = ""
  /// The importance.
  open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
}

/// The mutable content of a notification. No notification is ever shown.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  // The properties are not protected, because content is changed only where it is created. The class's sendability is
  // unchecked, because its superclass's sendability is unchecked.

  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The subtitle.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The body text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number on the app's icon.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// Data that the program attaches to the notification.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The category's identifier.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The importance.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  /// The identifier of the thread to which the notification belongs.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
}

/// A request to show a notification. No notification is ever shown.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  // All properties are constant, but the compiler does not verify the sendability of an open class.

  /// The request's identifier.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The condition that would cause the notification to be shown.
  public let trigger: UNNotificationTrigger?
  /// Creates a request.
  public init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) { (self.identifier, self.content, self.trigger) = (identifier, content, trigger) }
}

/// A notification that was shown. No instance is ever created, because no notification is ever shown.
open class UNNotification: NSObject, @unchecked Sendable {
  // All properties are constant, but the compiler does not verify the sendability of an open class.

  /// The request.
  public let request: UNNotificationRequest
  /// The time at which the notification was shown.
  public let date: Date
  init(_ request: UNNotificationRequest, _ date: Date) {
    (self.request, self.date) = (request, date)
  }
}

/// A user's response to a notification. No instance is ever created, because no notification is ever shown.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  // All properties are constant, but the compiler does not verify the sendability of an open class.

  /// The notification.
  public let notification: UNNotification
  /// The identifier of the action that the user chose.
  public let actionIdentifier: String
  init(_ notification: UNNotification, _ action: String) {
    (self.notification, actionIdentifier) = (notification, action)
  }
}
