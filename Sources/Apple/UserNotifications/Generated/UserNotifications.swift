// SPDX-License-Identifier: MIT

// Made from Surface/UserNotifications.rows by `make surface`.

import Foundation

/// The sound of a notification. Nothing sounds.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The usual one.
  public static let `default` = UNNotificationSound()
}

/// When a notification is shown. None is.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it is shown again and again.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// After a time. No notification is shown.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time in seconds.
  public let timeInterval: TimeInterval
  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// At a date. No notification is shown.
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

/// What is allowed: nobody was asked.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether notifications are allowed.
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}

/// What notifications may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Number the app.
  public static let badge = Self(rawValue: 1)
  /// Sound.
  public static let sound = Self(rawValue: 2)
  /// Be shown.
  public static let alert = Self(rawValue: 4)
  /// Be shown quietly.
  public static let provisional = Self(rawValue: 64)
}

/// How a notification is shown while the app is. None is shown.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// With a number on the app.
  public static let badge = Self(rawValue: 1)
  /// With a sound.
  public static let sound = Self(rawValue: 2)
  /// As an alert.
  public static let alert = Self(rawValue: 4)
  /// In the list.
  public static let list = Self(rawValue: 8)
  /// Above the app.
  public static let banner = Self(rawValue: 16)
}

/// Is notified of notifications. It is not called.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Decides how a notification is shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// The user has responded to a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async
  /// Decides how a notification is shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  )
  /// The user has responded to a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  )
}

extension UNUserNotificationCenterDelegate {
  /// In no way.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {}

  /// In no way.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }

  /// Completes at once, without an effect.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
