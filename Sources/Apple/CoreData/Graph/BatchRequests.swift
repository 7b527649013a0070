// SPDX-License-Identifier: MIT

import Foundation

/// The result of a request to a store.
open class NSPersistentStoreResult: NSObject {}

/// The objects found by a fetch request.
final class FetchedObjects: NSPersistentStoreResult {
  let finalResult: [NSManagedObject]
  init(finalResult: [NSManagedObject]) { self.finalResult = finalResult }
}

/// A request that changes the store directly, rather than through a context. A context has the changed values only
/// after it merges the change or reads the objects again.
protocol BatchRequest {
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension BatchRequest {
  /// Changes the store through a separate context.
  fileprivate func change<T>(
    _ context: NSManagedObjectContext,
    _ body: (NSManagedObjectContext) throws -> T
  ) throws -> T {
    let own = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    own.persistentStoreCoordinator = context.persistentStoreCoordinator
    own.mergePolicy = context.mergePolicy
    return try own.performAndWait {
      let result = try body(own)
      try own.save()
      return result
    }
  }
}

/// A request that deletes objects in the store.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, BatchRequest {
  private let wanted: FetchPlan?
  private let ids: [NSManagedObjectID]
  /// The type of the result.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  /// Creates a request that deletes the objects found by a fetch request.
  public init<T>(fetchRequest fetch: NSFetchRequest<T>) {
    wanted = fetch.plan
    ids = []
  }

  /// Creates a request that deletes the objects with the given identities.
  public init(objectIDs: [NSManagedObjectID]) {
    wanted = nil
    ids = objectIDs
  }

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let deleted = try change(context) { own in
      let objects = try wanted.map { try own.objects($0) } ?? ids.compactMap(own.known)
      let ids = objects.map(\.objectID)
      objects.forEach(own.delete)
      return ids
    }
    switch resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(deleted)
    case .resultTypeCount: return NSBatchDeleteResult(deleted.count)
    }
  }
}

/// The type of a batch deletion's result.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// The result of a batch deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The result in the requested form: whether the request succeeded, the objects' identities, or the number of
  /// objects.
  public let result: Any?
  init(_ result: Any?) { self.result = result }
}

/// A request that inserts objects into the store.
open class NSBatchInsertRequest: NSPersistentStoreRequest, BatchRequest {
  private let entityName: String
  private let next: (NSManagedObject) -> Bool
  /// The type of the result.
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  /// Creates a request that inserts an object for each dictionary of values.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    var rest = dictionaries[...]
    next = { object in
      guard let values = rest.popFirst() else { return true }
      object.setValuesForKeys(values)
      return false
    }
  }

  /// Creates a request that inserts objects until a closure returns `true`.
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool)
  {
    self.entityName = entityName
    next = handler
  }

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let ids = try change(context) { own in
      guard let entity = own.model?.entitiesByName[entityName] else {
        throw CoreDataError.missingEntity(entityName)
      }
      var ids: [NSManagedObjectID] = []
      while true {
        let object = entity.objectClass.init(entity: entity, insertInto: nil)
        if next(object) { return ids }
        own.insert(object)
        ids.append(object.objectID)
      }
    }
    switch resultType {
    case .statusOnly: return NSBatchInsertResult(true)
    case .objectIDs: return NSBatchInsertResult(ids)
    case .count: return NSBatchInsertResult(ids.count)
    }
  }
}

/// The type of a batch insertion's result.
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

/// The result of a batch insertion.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// The result in the requested form: whether the request succeeded, the objects' identities, or the number of
  /// objects.
  public let result: Any?
  init(_ result: Any?) { self.result = result }
}
