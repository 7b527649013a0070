// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A view of a store's objects for one part of a program; changes can be saved or rolled back. All data is in memory.
///
/// Like its objects, a context can be used only on its own queue. This queue is either the main queue or the queue on
/// which ``perform(_:)`` runs blocks.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  // As documented, the state is not protected. Only `perform` may be called on any queue, and `queue` is constant.
  let queue: ContextQueue
  /// The type of queue that the context uses.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The parent context. Changes are saved to the parent context instead of to the store.
  open var parent: NSManagedObjectContext? {
    didSet { parent?.dependents.add(self) }
  }
  /// The store to which changes are saved.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.dependents.add(self)
    }
  }
  private var coordinator: NSPersistentStoreCoordinator?
  let dependents = DependentContexts()

  /// The name.
  open var name: String?
  /// Data that a program attaches to the context.
  open var userInfo = NSMutableDictionary()
  /// The policy for resolving conflicts with values that another context has saved.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether the context automatically merges the changes that other contexts save.
  open var automaticallyMergesChangesFromParent = false
  /// The undo manager. This property has no effect, because no undo actions are registered.
  open var undoManager: UndoManager?
  /// The author recorded for changes in the context. This property has no effect, because the store keeps no history.
  open var transactionAuthor: String?
  /// The maximum age of values that the context has read. This property has no effect, because values are always
  /// current.
  open var stalenessInterval: TimeInterval = -1
  /// Whether deleted objects can still be read. This property has no effect, because deleted objects are always
  /// readable.
  open var shouldDeleteInaccessibleFaults = true
  /// Whether the context retains objects that nothing else retains. This property has no effect, because the context
  /// always retains these objects.
  open var retainsRegisteredObjects = false
  /// Whether deletions propagate to related objects only when the current event ends. This property has no effect,
  /// because deletions always propagate immediately.
  open var propagatesDeletesAtEndOfEvent = true

  private var registered: [NSManagedObjectID: NSManagedObject] = [:]
  /// The inserted objects that have not been saved yet.
  open private(set) var insertedObjects: Set<NSManagedObject> = []
  /// The changed objects that have not been saved yet.
  open private(set) var updatedObjects: Set<NSManagedObject> = []
  /// The deleted objects whose deletion has not been saved yet.
  open private(set) var deletedObjects: Set<NSManagedObject> = []
  private var pending = ContextChange()
  private var observers: [ContextObservation] = []

  /// Creates a context with the given type of queue.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ContextQueue(isMain: ct == .mainQueueConcurrencyType)
  }

  /// The objects registered with the context.
  open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
  /// Whether there are changes to save or roll back.
  open var hasChanges: Bool {
    !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }
  /// The source that the context reads objects from and saves them to.
  var source: (any RowSource)? { parent ?? coordinator }

  // MARK: Objects

  /// Inserts an object.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self else {
      if deletedObjects.remove(object) != nil { pending.note(inserted: object) }
      return
    }
    registered[object.objectID] = object
    object.belong(to: self)
    insertedObjects.insert(object)
    pending.note(inserted: object)
    schedule()
    object.awakeFromInsert()
  }

  /// Deletes an object and applies the delete rules of its relationships.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !deletedObjects.contains(object) else { return }
    object.prepareForDeletion()
    let wasInserted = insertedObjects.contains(object)
    deletedObjects.insert(object)
    for relationship in object.entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
      propagate(deletionOf: object, through: relationship)
    }
    object.objectWillChange.send()
    updatedObjects.remove(object)
    pending.note(deleted: object, wasInserted: wasInserted)
    if wasInserted {
      insertedObjects.remove(object)
      deletedObjects.remove(object)
      forget(object)
    }
    schedule()
  }

  private func propagate(
    deletionOf object: NSManagedObject,
    through relationship: NSRelationshipDescription
  ) {
    let others = object.ids(relationship.name).order.compactMap(known)
      .filter { !deletedObjects.contains($0) }
    switch relationship.deleteRule {
    case .cascadeDeleteRule: others.forEach(delete)
    case .nullifyDeleteRule:
      guard let inverse = relationship.inverseRelationship else { return }
      for other in others { other.unlinkOneWay(inverse, object) }
    case .denyDeleteRule, .noActionDeleteRule: break
    }
  }

  /// Records that an object of the context has changed.
  func noteUpdate(of object: NSManagedObject) {
    if !insertedObjects.contains(object), !deletedObjects.contains(object) {
      updatedObjects.insert(object)
    }
    pending.note(updated: object)
    schedule()
  }

  /// Returns the object with the given identity, or `nil` if there is no such object.
  func known(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let object = registered[id] { return object }
    guard let row = source?.row(of: id) else { return nil }
    return register(id, row)
  }

  func register(_ id: NSManagedObjectID, _ row: ObjectRow) -> NSManagedObject {
    let object = id.entity.objectClass.init(entity: id.entity, insertInto: nil)
    object.take(id, row)
    registered[id] = object
    object.belong(to: self)
    object.awakeFromFetch()
    return object
  }

  private func forget(_ object: NSManagedObject) {
    registered[object.objectID] = nil
    object.belong(to: nil)
  }

  /// Returns the object with the given identity, or `nil` if the object is not registered with the context yet.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[objectID]
  }

  /// Returns the object with the given identity, or an empty object if the store has no such object.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    known(objectID) ?? register(objectID, ObjectRow())
  }

  /// Returns the object with the given identity, or throws an error if there is no such object.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = known(objectID), !deletedObjects.contains(object) else {
      throw CoreDataError.missingObject(objectID)
    }
    return object
  }

  /// Does nothing, because objects already have permanent identities.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.settle() }
  }

  /// Refreshes an object from the store, and keeps or discards the object's changes.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard let row = source?.row(of: object.objectID) else { return }
    object.refresh(row, keepsChanges: flag)
    if !flag { updatedObjects.remove(object) }
    pending.note(refreshed: object)
    schedule()
  }

  /// Refreshes all objects and keeps their changes.
  open func refreshAllObjects() {
    for object in registered.values { refresh(object, mergeChanges: true) }
  }

  /// Discards all unsaved changes.
  open func rollback() {
    for object in updatedObjects { object.revert() }
    for object in deletedObjects { object.revert() }
    pending.refreshed.formUnion(updatedObjects)
    for object in insertedObjects { pending.note(deleted: object, wasInserted: true) }
    for object in deletedObjects { pending.note(inserted: object) }
    for object in insertedObjects {
      object.objectWillChange.send()
      forget(object)
    }
    clearChanges()
    schedule()
  }

  /// Discards all objects.
  open func reset() {
    for object in registered.values { object.belong(to: nil) }
    registered = [:]
    clearChanges()
    pending = ContextChange()
    pending.isReset = true
    schedule()
  }

  private func clearChanges() {
    insertedObjects = []
    updatedObjects = []
    deletedObjects = []
  }

  /// Finishes saving and removes deleted objects from the context.
  func settle(_ result: CommittedRows) {
    for (id, row) in result.rows { registered[id]?.settle(row) }
    for object in deletedObjects { forget(object) }
    for id in result.removed { if let object = registered[id] { lose(object) } }
    clearChanges()
  }

  /// Adds a new object that a child context has saved.
  func adopt(_ id: NSManagedObjectID, _ row: ObjectRow) {
    let object = register(id, row)
    insertedObjects.insert(object)
    pending.note(inserted: object)
    schedule()
  }

  /// Applies a deletion that a child context has saved.
  func remove(_ object: NSManagedObject) {
    if insertedObjects.contains(object) {
      lose(object)
    } else {
      object.objectWillChange.send()
      updatedObjects.remove(object)
      deletedObjects.insert(object)
      pending.note(deleted: object, wasInserted: false)
      schedule()
    }
  }

  /// Removes an object that another context has deleted.
  func lose(_ object: NSManagedObject) {
    object.objectWillChange.send()
    pending.note(deleted: object, wasInserted: false)
    insertedObjects.remove(object)
    updatedObjects.remove(object)
    deletedObjects.remove(object)
    forget(object)
    schedule()
  }

  /// Merges an object that another context has saved.
  func merge(_ object: NSManagedObject, _ row: ObjectRow) {
    object.refresh(row, keepsChanges: updatedObjects.contains(object))
    pending.note(refreshed: object)
    schedule()
  }

  /// Records an object that another context has created.
  func meet(_ id: NSManagedObjectID) {
    guard let object = known(id) else { return }
    pending.note(inserted: object)
    schedule()
  }

  // MARK: Changes

  /// Schedules an announcement of the changes for when the running code has finished.
  private func schedule() {
    guard !pending.isScheduled else { return }
    pending.isScheduled = true
    for observation in observers { observation.observer?.contextWillChange() }
    queue.afterwards { [weak self] in self?.processPendingChanges() }
  }

  /// Announces the changes made since the last call.
  open func processPendingChanges() {
    let change = pending
    pending = ContextChange()
    guard !change.isEmpty else { return }
    observers.removeAll { $0.observer == nil }
    for observation in observers { observation.observer?.contextDidChange(change) }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange,
      object: self,
      userInfo: change.userInfo
    )
  }

  /// Adds an observer, which is notified of all subsequent changes.
  func add(_ observer: any ContextObserver) { observers.append(ContextObservation(observer)) }
}
