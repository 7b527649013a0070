// SPDX-License-Identifier: MIT

import Foundation

extension NSManagedObjectContext {
  /// Saves all changes to the store or to the parent context. If any object cannot be saved, no object is saved.
  public func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    guard let source else { throw CoreDataError.noStore }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in insertedObjects.union(updatedObjects).union(deletedObjects) { object.willSave() }
    try validate()
    let info: [AnyHashable: Any] = [
      NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
      NSDeletedObjectsKey: deletedObjects,
    ]
    let saved = insertedObjects.union(updatedObjects).union(deletedObjects)
    var changes = RowChanges()
    changes.inserted = Self.sorted(insertedObjects).map { ($0.objectID, $0.row) }
    changes.updated = Self.sorted(updatedObjects).map {
      ($0.objectID, RowChanges.Update(row: $0.row, keys: $0.changedKeys))
    }
    changes.deleted = Self.sorted(deletedObjects).map(\.objectID)
    let result = try source.commit(changes, MergeRule(mergePolicy))
    settle(result)
    for object in saved { object.didSave() }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave,
      object: self,
      userInfo: info
    )
    var identities = changes.identities
    identities.deleted += result.removed
    source.dependents.announce(identities, by: self)
  }

  private static func sorted(_ objects: Set<NSManagedObject>) -> [NSManagedObject] {
    objects.sorted { $0.objectID.number < $1.objectID.number }
  }

  /// Checks that no required value is missing and that no deletion is denied.
  private func validate() throws {
    var errors: [NSError] = []
    func check(_ objects: Set<NSManagedObject>, _ body: (NSManagedObject) throws -> Void) {
      for object in Self.sorted(objects) {
        do { try body(object) } catch { errors += CoreDataError.parts(of: error as NSError) }
      }
    }
    check(insertedObjects) { try $0.validateForInsert() }
    check(updatedObjects) { try $0.validateForUpdate() }
    check(deletedObjects) { try $0.validateForDelete() }
    if let error = CoreDataError.joined(errors) { throw error }
  }

  // MARK: What others saved

  /// Merges the changes that another context has saved and listed in a notification.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    func ids(_ key: String) -> [NSManagedObjectID] {
      let objects = notification.userInfo?[key] as? Set<NSManagedObject> ?? []
      return Self.sorted(objects).map(\.objectID)
    }
    merge(
      SavedIDs(
        inserted: ids(NSInsertedObjectsKey),
        updated: ids(NSUpdatedObjectsKey),
        deleted: ids(NSDeletedObjectsKey)
      )
    )
  }

  /// Merges changes to the objects with the given identities into several contexts.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    func ids(_ key: String) -> [NSManagedObjectID] {
      (KeyPathValue.elements(of: changeNotificationData[key]) ?? [])
        .compactMap { $0 as? NSManagedObjectID ?? ($0 as? NSManagedObject)?.objectID }
    }
    let saved = SavedIDs(
      inserted: ids(NSInsertedObjectsKey),
      updated: ids(NSUpdatedObjectsKey),
      deleted: ids(NSDeletedObjectsKey)
    )
    for context in contexts { context.performAndWait { context.merge(saved) } }
  }

  func merge(_ saved: SavedIDs) {
    for id in saved.deleted { if let object = registeredObject(for: id) { lose(object) } }
    for id in saved.updated {
      if let object = registeredObject(for: id) {
        if let row = source?.row(of: id) { merge(object, row) }
      } else {
        meet(id)
      }
    }
    for id in saved.inserted { meet(id) }
  }
}

extension NSManagedObject {
  /// Throws an error if a value that the model requires is missing.
  func checkRequiredValues() throws {
    let missing = entity.propertiesByName.values.filter { property in
      guard !property.isOptional, !property.isTransient else { return false }
      return property is NSRelationshipDescription
        ? ids(property.name).isEmpty : attributeValue(property.name) == nil
    }
    let errors = missing.map(\.name).sorted().map { CoreDataError.missingValue(of: self, $0) }
    if let error = CoreDataError.joined(errors) { throw error }
  }

  /// Throws an error if related objects would have to be deleted first.
  func checkDeniedDeletion() throws {
    for relationship in entity.relationshipsByName.values
    where relationship.deleteRule == .denyDeleteRule {
      let others = ids(relationship.name).order.compactMap { managedObjectContext?.known($0) }
      guard others.contains(where: { !$0.isDeleted }) else { continue }
      throw CoreDataError.deniedDeletion(of: self, relationship.name)
    }
  }
}

extension NSManagedObjectContext: RowSource {
  func row(of id: NSManagedObjectID) -> ObjectRow? {
    queue.sync {
      guard let object = known(id), !deletedObjects.contains(object) else { return nil }
      return object.row
    }
  }

  func rows(of entities: [NSEntityDescription]) -> [(id: NSManagedObjectID, row: ObjectRow)] {
    queue.sync { objects(of: entities).map { ($0.objectID, $0.row) } }
  }

  func commit(_ changes: RowChanges, _ policy: MergeRule) throws -> CommittedRows {
    queue.sync {
      var result = CommittedRows()
      for (id, row) in changes.inserted {
        adopt(id, row)
        result.rows[id] = row
      }
      for (id, update) in changes.updated {
        guard let object = known(id) else { continue }
        object.take(update.keys, from: update.row)
        result.rows[id] = object.row
      }
      for id in changes.deleted { if let object = known(id) { remove(object) } }
      return result
    }
  }
}
