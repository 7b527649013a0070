// SPDX-License-Identifier: MIT

import Foundation

extension NSManagedObjectContext {
  /// Returns the matching objects, in order.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    guard let plan = request.plan else { return [] }
    let objects = try objects(plan)
    let results: [Any]
    if request.resultType.contains(.managedObjectIDResultType) {
      results = objects.map(\.objectID)
    } else if request.resultType.contains(.countResultType) {
      results = [NSNumber(value: objects.count)]
    } else if request.resultType.contains(.dictionaryResultType) {
      results = dictionaries(of: objects, request)
    } else {
      results = objects
    }
    return results.compactMap { $0 as? T }
  }

  /// Returns the number of matching objects.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    guard let plan = request.plan else { return 0 }
    return try objects(plan).count
  }

  /// Performs a request and returns its result.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let batch = request as? any BatchRequest { return try batch.run(in: self) }
    guard let plan = request.plan else { return NSPersistentStoreResult() }
    return FetchedObjects(finalResult: try objects(plan))
  }

  private func dictionaries<T>(
    of objects: [NSManagedObject],
    _ request: NSFetchRequest<T>
  ) -> [NSDictionary] {
    var seen: Set<NSDictionary> = []
    return objects.compactMap { object in
      let names =
        request.propertiesToFetch?.compactMap {
          $0 as? String ?? ($0 as? NSPropertyDescription)?.name
        } ?? object.entity.attributesByName.keys.sorted()
      var values: [String: Any] = [:]
      for name in names { values[name] = object.value(forKeyPath: name) }
      let dictionary = NSDictionary(dictionary: values)
      guard request.returnsDistinctResults else { return dictionary }
      return seen.insert(dictionary).inserted ? dictionary : nil
    }
  }

  /// Returns the objects that match a fetch plan.
  func objects(_ plan: FetchPlan) throws -> [NSManagedObject] {
    let entity = try plan.entity(in: model)
    var found = objects(
      of: plan.includesSubentities ? entity.family : [entity],
      includesChanges: plan.includesPendingChanges
    )
    if let predicate = plan.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if !plan.sortDescriptors.isEmpty {
      found.sort { left, right in
        for descriptor in plan.sortDescriptors {
          let order = descriptor.compare(left, to: right)
          if order != .orderedSame { return order == .orderedAscending }
        }
        return false
      }
    }
    if plan.offset > 0 { found.removeFirst(min(plan.offset, found.count)) }
    if plan.limit > 0, plan.limit < found.count { found.removeLast(found.count - plan.limit) }
    return found
  }

  /// Returns all objects of several entities, in the order in which they were created.
  func objects(
    of entities: [NSEntityDescription],
    includesChanges: Bool = true
  ) -> [NSManagedObject] {
    var found: [NSManagedObject] = []
    for (id, row) in source?.rows(of: entities) ?? [] {
      let object = registeredObject(for: id) ?? register(id, row)
      if !includesChanges || !deletedObjects.contains(object) { found.append(object) }
    }
    if includesChanges {
      let members = Set(entities)
      found += insertedObjects.filter { members.contains($0.entity) }
    }
    return found.sorted { $0.objectID.number < $1.objectID.number }
  }
}
