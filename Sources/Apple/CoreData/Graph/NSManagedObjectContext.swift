// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The objects of a store as one part of a program sees them, with changes that can be saved or taken
/// back. Everything is in memory.
///
/// Like its objects, it is for its own queue only: the main one, or that on which ``perform(_:)`` runs.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  // Unguarded, as its documentation says: what others call on any queue is `perform`, and `queue` is
  // constant.
  let queue: ContextQueue
  /// The kind of queue that the context is for.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The context that changes are saved to, instead of the store.
  open var parent: NSManagedObjectContext? {
    didSet { parent?.dependents.add(self) }
  }
  /// The store that changes are saved to.
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
  /// What a program keeps with the context.
  open var userInfo = NSMutableDictionary()
  /// What is done where another context has saved other values.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether the context takes over what others save.
  open var automaticallyMergesChangesFromParent = false
  /// What can be undone. Accepted: nothing is registered.
  open var undoManager: UndoManager?
  /// Who made a change. Accepted: there is no history.
  open var transactionAuthor: String?
  /// How old values may be. Accepted: they are always those of the store.
  open var stalenessInterval: TimeInterval = -1
  /// Whether deleted objects stay readable. Accepted: they do.
  open var shouldDeleteInaccessibleFaults = true
  /// Whether objects are kept that nobody else keeps. Accepted: they are.
  open var retainsRegisteredObjects = false
  /// When deletions reach related objects. Accepted: at once.
  open var propagatesDeletesAtEndOfEvent = true

  private var registered: [NSManagedObjectID: NSManagedObject] = [:]
  /// The objects that were inserted, and that is not saved.
  open private(set) var insertedObjects: Set<NSManagedObject> = []
  /// The objects that were changed, and that is not saved.
  open private(set) var updatedObjects: Set<NSManagedObject> = []
  /// The objects that were deleted, and that is not saved.
  open private(set) var deletedObjects: Set<NSManagedObject> = []
  private var pending = ContextChange()
  private var observers: [ContextObservation] = []

  /// Creates a context for a kind of queue.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ContextQueue(isMain: ct == .mainQueueConcurrencyType)
  }

  /// The objects that the context knows.
  open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
  /// Whether there is something to save or to take back.
  open var hasChanges: Bool {
    !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }
  /// Where objects are read from and saved to.
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

  /// Deletes an object, and what the delete rules of its relationships say.
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

  /// An object of the context has changed.
  func noteUpdate(of object: NSManagedObject) {
    if !insertedObjects.contains(object), !deletedObjects.contains(object) {
      updatedObjects.insert(object)
    }
    pending.note(updated: object)
    schedule()
  }

  /// The object of an identity if it is there.
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

  /// The object of an identity, if the context has it already.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[objectID]
  }

  /// The object of an identity; an empty one if it is nowhere.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    known(objectID) ?? register(objectID, ObjectRow())
  }

  /// The object of an identity.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = known(objectID), !deletedObjects.contains(object) else {
      throw CoreDataError.missingObject(objectID)
    }
    return object
  }

  /// Gives objects the identities that they keep. Accepted: they have them.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.settle() }
  }

  /// Keeps an object's changes or forgets them, and reads the rest again.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard let row = source?.row(of: object.objectID) else { return }
    object.refresh(row, keepsChanges: flag)
    if !flag { updatedObjects.remove(object) }
    pending.note(refreshed: object)
    schedule()
  }

  /// Reads all objects again, and keeps their changes.
  open func refreshAllObjects() {
    for object in registered.values { refresh(object, mergeChanges: true) }
  }

  /// Takes all changes back that are not saved.
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

  /// Forgets all objects.
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

  /// The changes are saved: objects that were deleted are no longer in the context.
  func settle(_ result: CommittedRows) {
    for (id, row) in result.rows { registered[id]?.settle(row) }
    for object in deletedObjects { forget(object) }
    for id in result.removed { if let object = registered[id] { lose(object) } }
    clearChanges()
  }

  /// A child context has saved a new object.
  func adopt(_ id: NSManagedObjectID, _ row: ObjectRow) {
    let object = register(id, row)
    insertedObjects.insert(object)
    pending.note(inserted: object)
    schedule()
  }

  /// A child context has saved a deletion, with all that it brings.
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

  /// An object was deleted elsewhere.
  func lose(_ object: NSManagedObject) {
    object.objectWillChange.send()
    pending.note(deleted: object, wasInserted: false)
    insertedObjects.remove(object)
    updatedObjects.remove(object)
    deletedObjects.remove(object)
    forget(object)
    schedule()
  }

  /// An object was saved elsewhere.
  func merge(_ object: NSManagedObject, _ row: ObjectRow) {
    object.refresh(row, keepsChanges: updatedObjects.contains(object))
    pending.note(refreshed: object)
    schedule()
  }

  /// An object was made elsewhere.
  func meet(_ id: NSManagedObjectID) {
    guard let object = known(id) else { return }
    pending.note(inserted: object)
    schedule()
  }

  // MARK: Changes

  /// Announces changes once all of this moment are made.
  private func schedule() {
    guard !pending.isScheduled else { return }
    pending.isScheduled = true
    for observation in observers { observation.observer?.contextWillChange() }
    queue.afterwards { [weak self] in self?.processPendingChanges() }
  }

  /// Announces the changes that were made since this was last called.
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

  /// Tells an observer of changes from now on.
  func add(_ observer: any ContextObserver) { observers.append(ContextObservation(observer)) }
}
