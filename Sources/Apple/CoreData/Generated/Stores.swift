// SPDX-License-Identifier: MIT

// Made from Surface/CoreData.rows by `make surface`.

import Foundation

/// The description of a requested store, which is always in memory.
open class NSPersistentStoreDescription: NSObject {
  /// The location, to which nothing is written.
  open var url: URL?
  /// The type.
  open var type = NSSQLiteStoreType
  /// The name of the model's configuration, which has no effect because all entities are in one
  /// store.
  open var configuration: String?
  /// The options for synchronizing the store with the cloud, which have no effect.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// Whether the store is read-only. It has no effect.
  open var isReadOnly = false
  /// Whether the store is added asynchronously. It is always added synchronously.
  open var shouldAddStoreAsynchronously = false
  /// Whether to migrate older stores, of which there are none.
  open var shouldMigrateStoreAutomatically = true
  /// Whether to infer the mapping from older stores, of which there are none.
  open var shouldInferMappingModelAutomatically = true
  /// The time limit for adding the store, which takes no time.
  open var timeout: TimeInterval = 240
  /// Creates a description of a store without a location.
  public override init() { super.init() }
  /// Creates a description of a store at a location.
  public init(url: URL) { self.url = url }
  /// Sets an option of the store, which has no effect.
  open func setOption(_ option: NSObject?, forKey key: String) {}
  /// Sets an option of the database, which has no effect because there is no database.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// The options for synchronizing a store with the cloud, which never happens.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The name of the cloud container.
  public let containerIdentifier: String
  /// The number of the database in CloudKit, which extends this type.
  public var _databaseNumber = 2
  /// Creates options for a cloud container.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// The type of a store in a database, which is in memory here.
public let NSSQLiteStoreType = "SQLite"

/// The type of a store in memory.
public let NSInMemoryStoreType = "InMemory"

/// The type of a store in a file, which is in memory here.
public let NSBinaryStoreType = "Binary"

/// The option for a history of changes, which has no effect.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"

/// The option for notifications of other processes' changes, which has no effect.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// The option for migrating older stores, which has no effect.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"

/// The option for inferring the mapping from older stores, which has no effect.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
