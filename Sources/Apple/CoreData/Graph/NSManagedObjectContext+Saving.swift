// SPDX-License-Identifier: MIT

import Foundation

extension NSManagedObjectContext {
  /// Saves all changes to the store, or to the parent. If one object cannot be saved, none is.
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

  /// What an object lacks, and what keeps another from being deleted.
  private func validate() throws {
    var errors: [NSError] = []
    for object in Self.sorted(insertedObjects.union(updatedObjects)) {
      for (name, property) in object.entity.propertiesByName.sorted(by: { $0.key < $1.key }) {
        guard !property.isOptional, !property.isTransient else { continue }
        let isMissing =
          property is NSRelationshipDescription
          ? object.ids(name).isEmpty : object.attributeValue(name) == nil
        if isMissing { errors.append(CoreDataError.missingValue(of: object, name)) }
      }
    }
    for object in Self.sorted(deletedObjects) {
      for relationship in object.entity.relationshipsByName.values
      where relationship.deleteRule == .denyDeleteRule {
        let others = object.ids(relationship.name).order.compactMap(known)
        guard others.contains(where: { !deletedObjects.contains($0) }) else { continue }
        errors.append(CoreDataError.deniedDeletion(of: object, relationship.name))
      }
    }
    guard let first = errors.first else { return }
    throw errors.count == 1 ? first : CoreDataError.several(errors)
  }

  // MARK: What others saved

  /// Takes over what another context has saved, as its notification says.
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

  /// Takes over changes, by the identities of objects, in several contexts.
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
