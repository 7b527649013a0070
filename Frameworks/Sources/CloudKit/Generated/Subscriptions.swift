// SPDX-License-Identifier: MIT

// Made from Surface/CloudKit.rows by `make surface`.

import CoreData
import CoreLocation
@_exported import Foundation
import UIKit

/// A subscription to changes, none of which is ever delivered.
open class CKSubscription: NSObject, @unchecked Sendable {
  /// The name of a subscription.
  public typealias ID = String
  /// The object of a subscription.
  public enum SubscriptionType: Int, Sendable {
    case query = 1, recordZone, database
  }
  /// The content of a notification. None is ever shown.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    /// The title.
    open var title: String?
    /// The subtitle.
    open var subtitle: String?
    /// The text.
    open var alertBody: String?
    /// The localization key of the text.
    open var alertLocalizationKey: String?
    /// The fields that are inserted into the text.
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    /// The localization key of the title.
    open var titleLocalizationKey: String?
    /// The fields that are inserted into the title.
    open var titleLocalizationArgs: [CKRecord.FieldKey]?
    /// The localization key of the button.
    open var alertActionLocalizationKey: String?
    /// The name of the launch image.
    open var alertLaunchImage: String?
    /// The name of a sound.
    open var soundName: String?
    /// The category of actions.
    open var category: String?
    /// The key that identifies the notifications that replace each other.
    open var collapseIDKey: String?
    /// The fields that are included.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Whether to change the app's badge.
    open var shouldBadge = false
    /// Whether to wake the app.
    open var shouldSendContentAvailable = false
    /// Whether the app may modify the notification.
    open var shouldSendMutableContent = false
  }
  /// The subscription's identifier.
  public let subscriptionID: ID
  /// The object of a subscription.
  open var subscriptionType: SubscriptionType { .database }
  /// The content of the notification.
  open var notificationInfo: NotificationInfo?
  init(_ subscriptionID: ID) {
    self.subscriptionID = subscriptionID
    super.init()
  }
}

/// A subscription to the records that match a query, whose changes are never delivered.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// The kinds of change that count.
  public struct Options: OptionSet, Sendable {
    /// The set's bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The creation of a record.
    public static let firesOnRecordCreation = Self(rawValue: 1)
    /// The change of a record.
    public static let firesOnRecordUpdate = Self(rawValue: 2)
    /// The deletion of a record.
    public static let firesOnRecordDeletion = Self(rawValue: 4)
    /// Only the first change counts.
    public static let firesOnce = Self(rawValue: 8)
  }
  /// The type of the records.
  public let recordType: CKRecord.RecordType?
  /// The predicate that the records must match.
  public let predicate: NSPredicate
  /// The zone.
  open var zoneID: CKRecordZone.ID?
  /// The kinds of change that count.
  public let querySubscriptionOptions: Options
  /// The object of the subscription, which is a query.
  open override var subscriptionType: SubscriptionType { .query }
  /// Creates a subscription.
  public init(
    recordType: CKRecord.RecordType,
    predicate: NSPredicate,
    subscriptionID: ID = UUID().uuidString,
    options: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    querySubscriptionOptions = options
    super.init(subscriptionID)
  }
}

/// A subscription to a zone, whose changes are never delivered.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  /// The zone.
  public let zoneID: CKRecordZone.ID
  /// The type of the records.
  open var recordType: CKRecord.RecordType?
  /// The object of the subscription, which is a zone.
  open override var subscriptionType: SubscriptionType { .recordZone }
  /// Creates a subscription.
  public init(zoneID: CKRecordZone.ID, subscriptionID: ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(subscriptionID)
  }
}

/// A subscription to a database, whose changes are never delivered.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  /// The type of the records.
  open var recordType: CKRecord.RecordType?
  /// Creates a subscription.
  public init(subscriptionID: ID = UUID().uuidString) { super.init(subscriptionID) }
}

/// A notification of a change. None ever arrives.
open class CKNotification: NSObject, @unchecked Sendable {
  /// The name of a notification.
  public typealias ID = String
  /// The kind of change.
  public enum NotificationType: Int, Sendable {
    case query = 1, recordZone, readNotification, database
  }
  /// Always `nil`, because no notification ever arrives.
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    return nil
  }
  /// The kind of change.
  open var notificationType: NotificationType { .query }
  /// The subscription's identifier.
  open var subscriptionID: CKSubscription.ID? { nil }
  /// The notification's identifier.
  open var notificationID: ID? { nil }
  /// The container from which the notification comes.
  open var containerIdentifier: String? { nil }
  /// The text.
  open var alertBody: String? { nil }
  /// The title.
  open var title: String? { nil }
}

/// A notification about a record. None ever arrives.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
  /// The kind of change to a record.
  public enum Reason: Int, Sendable {
    case recordCreated = 1, recordUpdated, recordDeleted
  }
  /// The kind of change.
  open var queryNotificationReason: Reason { .recordUpdated }
  /// The record.
  open var recordID: CKRecord.ID? { nil }
  /// The record's fields.
  open var recordFields: [String: Any]? { nil }
  /// The database.
  open var databaseScope: CKDatabase.Scope { .private }
}

/// A notification about a zone. None ever arrives.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
  /// The zone.
  open var recordZoneID: CKRecordZone.ID? { nil }
  /// The database.
  open var databaseScope: CKDatabase.Scope { .private }
}

/// A notification about a database. None ever arrives.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  /// The database.
  open var databaseScope: CKDatabase.Scope { .private }
}
