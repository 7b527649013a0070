// SPDX-License-Identifier: MIT

import Foundation

/// A kind of notifications. None is shown.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  // All properties are constant; the compiler does not check a class that is open.

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
  // All properties are constant; the compiler does not check a class that is open.

  /// The name.
  public let identifier: String
  /// The title.
  public let title: String
  /// Creates an action.
  public init(identifier: String, title: String, options: [Never] = []) {
    (self.identifier, self.title) = (identifier, title)
  }
}
