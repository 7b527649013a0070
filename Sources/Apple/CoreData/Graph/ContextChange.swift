// SPDX-License-Identifier: MIT

import Foundation

/// What has changed in a context since it last announced changes.
struct ContextChange {
  private(set) var inserted: Set<NSManagedObject> = []
  private(set) var updated: Set<NSManagedObject> = []
  private(set) var deleted: Set<NSManagedObject> = []
  var refreshed: Set<NSManagedObject> = []
  var isReset = false
  var isScheduled = false

  mutating func note(inserted object: NSManagedObject) {
    inserted.insert(object)
    deleted.remove(object)
  }

  mutating func note(updated object: NSManagedObject) { updated.insert(object) }
  mutating func note(refreshed object: NSManagedObject) { refreshed.insert(object) }

  mutating func note(deleted object: NSManagedObject, wasInserted: Bool) {
    updated.remove(object)
    // What came and went at once was never there for others, but for those who looked meanwhile.
    inserted.remove(object)
    deleted.insert(object)
  }

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty && !isReset
  }

  /// All objects that the change is of.
  var objects: Set<NSManagedObject> { inserted.union(updated).union(deleted).union(refreshed) }

  /// The change as a notification has it.
  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [
      NSInsertedObjectsKey: inserted,
      NSUpdatedObjectsKey: updated.subtracting(inserted),
      NSDeletedObjectsKey: deleted,
      NSRefreshedObjectsKey: refreshed,
    ]
    if isReset { info[NSInvalidatedAllObjectsKey] = [NSManagedObjectID]() }
    return info
  }
}

/// Learns of a context's changes.
protocol ContextObserver: AnyObject {
  /// Changes begin, which are announced when what runs now has ended.
  func contextWillChange()
  /// Changes have been made.
  func contextDidChange(_ change: ContextChange)
}

/// An observer, as long as somebody else keeps it.
struct ContextObservation {
  private(set) weak var observer: (any ContextObserver)?
  init(_ observer: any ContextObserver) { self.observer = observer }
}

extension Notification.Name {
  /// A context's objects have changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification"
  )
  /// A context has saved its changes.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification"
  )
  /// A context is about to save its changes.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification"
  )
  /// Another process has changed the store. Never posted: the store is in memory.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification"
  )
}

extension NSManagedObjectContext {
  /// A context's objects have changed.
  public static let didChangeObjectsNotification = Notification.Name
    .NSManagedObjectContextObjectsDidChange
  /// A context has saved its changes.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// A context is about to save its changes.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
}

/// The inserted objects of a notification.
public let NSInsertedObjectsKey = "inserted"
/// The changed objects of a notification.
public let NSUpdatedObjectsKey = "updated"
/// The deleted objects of a notification.
public let NSDeletedObjectsKey = "deleted"
/// The objects of a notification that were read again.
public let NSRefreshedObjectsKey = "refreshed"
/// Says in a notification that all objects were forgotten.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
