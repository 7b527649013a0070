// SPDX-License-Identifier: MIT

// Made from Surface/CoreData.rows by `make surface`.

import Foundation

/// How a store is asked for. It is always in memory.
open class NSPersistentStoreDescription: NSObject {
  /// The place. Nothing is written there.
  open var url: URL?
  /// The type.
  open var type = NSSQLiteStoreType
  /// The name of the model's configuration. All entities are in one store.
  open var configuration: String?
  /// How the store is copied to the cloud. It is not.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// Whether nothing may be saved. Everything may.
  open var isReadOnly = false
  /// Whether the store is made later. It is made at once.
  open var shouldAddStoreAsynchronously = false
  /// Whether older stores are brought up to date. There are none.
  open var shouldMigrateStoreAutomatically = true
  /// Whether the way from older stores is found. There are none.
  open var shouldInferMappingModelAutomatically = true
  /// How long the store may take. It takes no time.
  open var timeout: TimeInterval = 240
  /// Asks for a store without a place.
  public override init() { super.init() }
  /// Asks for a store at a place.
  public init(url: URL) { self.url = url }
  /// Sets an option of the store. It changes nothing.
  open func setOption(_ option: NSObject?, forKey key: String) {}
  /// Sets an option of the database. There is no database.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// How a store is copied to the cloud. It is not.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The name of the place in the cloud.
  public let containerIdentifier: String
  /// The number of the database in CloudKit, which extends this type.
  public var _databaseNumber = 2
  /// Names a place in the cloud.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// The type of a store in a database; here it is in memory.
public let NSSQLiteStoreType = "SQLite"

/// The type of a store in memory.
public let NSInMemoryStoreType = "InMemory"

/// The type of a store in a file; here it is in memory.
public let NSBinaryStoreType = "Binary"

/// An option of stores: a history of changes. There is none.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"

/// An option of stores: notifications of other processes. There are none.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// An option of stores: older ones are brought up to date. There are none.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"

/// An option of stores: the way from older ones is found. There are none.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
