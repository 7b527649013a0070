// SPDX-License-Identifier: MIT

@_exported import Foundation

/// Sends notifications. Nobody can be asked, so none is allowed, and none is shown.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // Its only state is `delegate`, which programs set on the main actor and nothing here reads.
  private static let shared = UNUserNotificationCenter()
  /// The only one.
  open class func current() -> UNUserNotificationCenter { shared }
  /// Is notified of notifications. It is not called.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Always denied.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }
  /// Always denied.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  /// What is allowed: nobody was asked.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// What is allowed: nobody was asked.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }
  /// Drops a notification.
  open func add(_ request: UNNotificationRequest) async throws {}
  /// Drops a notification, and says that it is done.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// The notifications that wait: none.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  /// The notifications that wait: none.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }
  /// The notifications that were shown: none.
  open func deliveredNotifications() async -> [UNNotification] { [] }
  /// Does nothing: there are none.
  open func removeAllPendingNotificationRequests() {}
  /// Does nothing: there are none.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Does nothing: there are none.
  open func removeAllDeliveredNotifications() {}
  /// Does nothing: there are none.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Does nothing: none is shown.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Does nothing: there is no badge.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}
