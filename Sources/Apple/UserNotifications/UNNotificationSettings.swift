// SPDX-License-Identifier: MIT

import Foundation

/// Whether notifications are allowed.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// What is allowed: nobody was asked.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  // Never changed after it is made, but open, so the compiler cannot know it.

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

/// A kind of notifications. None is shown.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  // Never changed after it is made, but open, so the compiler cannot know it.

  /// The name.
  public let identifier: String
  /// What the user can do.
  public let actions: [UNNotificationAction]
  /// Creates a kind.
  public init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    options: [Never] = []
  ) { (self.identifier, self.actions) = (identifier, actions) }
}

/// What the user can do with a notification. None is shown.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  // Never changed after it is made, but open, so the compiler cannot know it.

  /// The name.
  public let identifier: String
  /// The title.
  public let title: String
  /// Creates an action.
  public init(identifier: String, title: String, options: [Never] = []) {
    (self.identifier, self.title) = (identifier, title)
  }
}
