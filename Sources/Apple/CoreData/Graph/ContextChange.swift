// SPDX-License-Identifier: MIT

import Foundation

/// The changes in a context since it last sent a change notification.
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
    // An object that is inserted and deleted between two announcements never existed for observers, except for
    // observers that read the objects in between.
    inserted.remove(object)
    deleted.insert(object)
  }

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty && !isReset
  }

  /// All objects affected by the change.
  var objects: Set<NSManagedObject> { inserted.union(updated).union(deleted).union(refreshed) }

  /// The user info of the change's notification.
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

/// An observer of a context's changes.
protocol ContextObserver: AnyObject {
  /// This method is called when changes begin. The changes are announced when the running code has finished.
  func contextWillChange()
  /// This method is called after changes have been made.
  func contextDidChange(_ change: ContextChange)
}

/// A weak reference to an observer of a context.
struct ContextObservation {
  private(set) weak var observer: (any ContextObserver)?
  init(_ observer: any ContextObserver) { self.observer = observer }
}

extension Notification.Name {
  /// This notification is posted when a context's objects have changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification"
  )
  /// This notification is posted when a context has saved its changes.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification"
  )
  /// This notification is posted when a context is about to save its changes.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification"
  )
  /// This notification is posted when another process has changed the store. In a11ynav, no other process can change
  /// the store, because the store is in memory.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification"
  )
}

extension NSManagedObjectContext {
  /// This notification is posted when a context's objects have changed.
  public static let didChangeObjectsNotification = Notification.Name
    .NSManagedObjectContextObjectsDidChange
  /// This notification is posted when a context has saved its changes.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// This notification is posted when a context is about to save its changes.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
}

/// The key for a notification's inserted objects.
public let NSInsertedObjectsKey = "inserted"
/// The key for a notification's changed objects.
public let NSUpdatedObjectsKey = "updated"
/// The key for a notification's deleted objects.
public let NSDeletedObjectsKey = "deleted"
/// The key for a notification's refreshed objects.
public let NSRefreshedObjectsKey = "refreshed"
/// The key that a notification contains if all objects were discarded.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
