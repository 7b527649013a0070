// SPDX-License-Identifier: MIT

import Foundation

/// A category of notifications. No notification is ever shown.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  // All properties are constant, but the compiler does not verify the sendability of an open class.

  /// The category's identifier.
  public let identifier: String
  /// The actions that the user can perform.
  public let actions: [UNNotificationAction]
  /// Creates a category.
  public init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    options: [Never] = []
  ) { (self.identifier, self.actions) = (identifier, actions) }
}

/// An action that the user can perform on a notification. No notification is ever shown.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  // All properties are constant, but the compiler does not verify the sendability of an open class.

  /// The action's identifier.
  public let identifier: String
  /// The title.
  public let title: String
  /// Creates an action.
  public init(identifier: String, title: String, options: [Never] = []) {
    (self.identifier, self.title) = (identifier, title)
  }
}
