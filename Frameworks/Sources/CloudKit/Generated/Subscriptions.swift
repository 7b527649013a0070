// SPDX-License-Identifier: MIT

// Made from Surface/CloudKit.rows by `make surface`.

import CoreData
import CoreLocation
@_exported import Foundation
import UIKit

/// Which changes an app wants to know of. It learns of none.
open class CKSubscription: NSObject, @unchecked Sendable {
  /// The name of a subscription.
  public typealias ID = String
  /// What is watched.
  public enum SubscriptionType: Int, Sendable {
    case query = 1, recordZone, database
  }
  /// What a notification says. None is shown.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    /// The title.
    open var title: String?
    /// The subtitle.
    open var subtitle: String?
    /// The text.
    open var alertBody: String?
    /// The key of the text.
    open var alertLocalizationKey: String?
    /// Fields that are in the text.
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    /// The key of the title.
    open var titleLocalizationKey: String?
    /// Fields that are in the title.
    open var titleLocalizationArgs: [CKRecord.FieldKey]?
    /// The key of the button.
    open var alertActionLocalizationKey: String?
    /// The name of an image.
    open var alertLaunchImage: String?
    /// The name of a sound.
    open var soundName: String?
    /// The actions.
    open var category: String?
    /// What a later notification takes the place of.
    open var collapseIDKey: String?
    /// Fields that come with it.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Whether the app gets a number.
    open var shouldBadge = false
    /// Whether the app is woken.
    open var shouldSendContentAvailable = false
    /// Whether the app may change it.
    open var shouldSendMutableContent = false
  }
  /// What identifies it.
  public let subscriptionID: ID
  /// What is watched.
  open var subscriptionType: SubscriptionType { .database }
  /// What a notification says.
  open var notificationInfo: NotificationInfo?
  init(_ subscriptionID: ID) {
    self.subscriptionID = subscriptionID
    super.init()
  }
}

/// Watches records that a query finds. Nothing is watched.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// Which changes count.
  public struct Options: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A record was created.
    public static let firesOnRecordCreation = Self(rawValue: 1)
    /// A record has changed.
    public static let firesOnRecordUpdate = Self(rawValue: 2)
    /// A record was deleted.
    public static let firesOnRecordDeletion = Self(rawValue: 4)
    /// Only the first change counts.
    public static let firesOnce = Self(rawValue: 8)
  }
  /// Of which kind.
  public let recordType: CKRecord.RecordType?
  /// With which fields.
  public let predicate: NSPredicate
  /// In which zone.
  open var zoneID: CKRecordZone.ID?
  /// Which changes count.
  public let querySubscriptionOptions: Options
  /// What is watched: a query.
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

/// Watches a zone. Nothing is watched.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  /// The zone.
  public let zoneID: CKRecordZone.ID
  /// Of which kind.
  open var recordType: CKRecord.RecordType?
  /// What is watched: a zone.
  open override var subscriptionType: SubscriptionType { .recordZone }
  /// Creates a subscription.
  public init(zoneID: CKRecordZone.ID, subscriptionID: ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(subscriptionID)
  }
}

/// Watches a database. Nothing is watched.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  /// Of which kind.
  open var recordType: CKRecord.RecordType?
  /// Creates a subscription.
  public init(subscriptionID: ID = UUID().uuidString) { super.init(subscriptionID) }
}

/// A notification of a change. None arrives.
open class CKNotification: NSObject, @unchecked Sendable {
  /// The name of a notification.
  public typealias ID = String
  /// What has changed.
  public enum NotificationType: Int, Sendable {
    case query = 1, recordZone, readNotification, database
  }
  /// Always `nil`: no notification arrives.
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    return nil
  }
  /// What has changed.
  open var notificationType: NotificationType { .query }
  /// Whose it is.
  open var subscriptionID: CKSubscription.ID? { nil }
  /// What identifies it.
  open var notificationID: ID? { nil }
  /// Where it comes from.
  open var containerIdentifier: String? { nil }
  /// The text.
  open var alertBody: String? { nil }
  /// The title.
  open var title: String? { nil }
}

/// A notification of a record. None arrives.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
  /// What has happened to a record.
  public enum Reason: Int, Sendable {
    case recordCreated = 1, recordUpdated, recordDeleted
  }
  /// What has happened.
  open var queryNotificationReason: Reason { .recordUpdated }
  /// The record.
  open var recordID: CKRecord.ID? { nil }
  /// Its fields.
  open var recordFields: [String: Any]? { nil }
  /// The database.
  open var databaseScope: CKDatabase.Scope { .private }
}

/// A notification of a zone. None arrives.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
  /// The zone.
  open var recordZoneID: CKRecordZone.ID? { nil }
  /// The database.
  open var databaseScope: CKDatabase.Scope { .private }
}

/// A notification of a database. None arrives.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  /// The database.
  open var databaseScope: CKDatabase.Scope { .private }
}
