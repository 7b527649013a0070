// SPDX-License-Identifier: MIT

// Made from Surface/UserNotifications.rows by `make surface`.

import Foundation

/// The sound of a notification. No sound is produced.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The default sound.
  public static let `default` = UNNotificationSound()
  /// Creates a sound of the app.
  public convenience init(named name: UNNotificationSoundName) { self.init() }
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

/// The importance of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// The condition for showing a notification. None is ever shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether the notification is repeated.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// A trigger after a time. No notification is ever shown.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time in seconds.
  public let timeInterval: TimeInterval
  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A trigger at a date. No notification is ever shown.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The date.
  public let dateComponents: DateComponents
  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// Whether notifications are allowed.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// The notification settings, in which permission has not been requested.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether notifications are allowed.
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}

/// The abilities that notifications may have.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The set's bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Showing a number on the app's icon.
  public static let badge = Self(rawValue: 1)
  /// Playing a sound.
  public static let sound = Self(rawValue: 2)
  /// Showing an alert.
  public static let alert = Self(rawValue: 4)
  /// Being delivered quietly.
  public static let provisional = Self(rawValue: 64)
}

/// The presentation of a notification while the app is in front. None is ever shown.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The set's bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the app's icon.
  public static let badge = Self(rawValue: 1)
  /// A sound.
  public static let sound = Self(rawValue: 2)
  /// An alert.
  public static let alert = Self(rawValue: 4)
  /// An entry in the list.
  public static let list = Self(rawValue: 8)
  /// A banner.
  public static let banner = Self(rawValue: 16)
}

/// A delegate for notifications, which is never called.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Returns the presentation of a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// Called when the user has responded to a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async
  /// Returns the presentation of a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  )
  /// Called when the user has responded to a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  )
}

extension UNUserNotificationCenterDelegate {
  /// Returns no presentation.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {}

  /// Returns no presentation.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }

  /// Completes immediately, without an effect.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
