// SPDX-License-Identifier: MIT

@_exported import Foundation

/// The center that manages notifications. Permission is never granted, so no notification is ever shown.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // The only state is `delegate`, which programs set on the main actor and which no code here reads.
  private static let shared = UNUserNotificationCenter()
  /// Returns the shared notification center.
  open class func current() -> UNUserNotificationCenter { shared }
  /// The notification delegate, which is never called.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Requests permission, which is always denied.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }
  /// Requests permission, which is always denied.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  /// Returns settings that indicate that permission has not been requested.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// Calls the completion handler with settings that indicate that permission has not been requested.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }
  /// Discards a notification request.
  open func add(_ request: UNNotificationRequest) async throws {}
  /// Discards a notification request, and calls the completion handler.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Returns an empty list, because there are no pending requests.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  /// Calls the completion handler with an empty list, because there are no pending requests.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }
  /// Returns an empty list, because there are no delivered notifications.
  open func deliveredNotifications() async -> [UNNotification] { [] }
  /// Does nothing, because there are no pending requests.
  open func removeAllPendingNotificationRequests() {}
  /// Does nothing, because there are no pending requests.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Does nothing, because there are no delivered notifications.
  open func removeAllDeliveredNotifications() {}
  /// Does nothing, because there are no delivered notifications.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Does nothing, because no notification is ever shown.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Does nothing, because there is no badge.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}
