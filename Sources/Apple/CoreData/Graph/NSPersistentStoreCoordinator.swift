// SPDX-License-Identifier: MIT

import Foundation

/// An in-memory store with the rows that contexts read and save.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  // The lock protects the rows and the stores.
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  let dependents = DependentContexts()
  private let lock = NSLock()
  private var stored: [NSManagedObjectID: ObjectRow] = [:]
  private var idsByEntity: [NSEntityDescription: Set<NSManagedObjectID>] = [:]
  private var stores: [NSPersistentStore] = []
  /// The name.
  open var name: String?

  /// Creates a store for a model.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    ModelsInUse.add(model)
  }

  /// The requested stores. All objects are in a single in-memory store.
  open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }

  /// Adds a store.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String,
    configurationName configuration: String?,
    at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(type: storeType, url: storeURL)
    lock.withLock { stores.append(store) }
    return store
  }

  /// Adds a store.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let store = NSPersistentStore(type: storeDescription.type, url: storeDescription.url)
    lock.withLock { stores.append(store) }
    block(storeDescription, nil)
  }

  /// Removes a store. Removing the last store removes all objects.
  open func remove(_ store: NSPersistentStore) throws {
    lock.withLock {
      stores.removeAll { $0 === store }
      guard stores.isEmpty else { return }
      stored = [:]
      idsByEntity = [:]
    }
  }

  /// Returns the identity that corresponds to a URL.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard url.scheme == "x-coredata", let number = Int(url.lastPathComponent.dropFirst()) else {
      return nil
    }
    return lock.withLock { stored.keys.first { $0.number == number } }
  }
}

extension NSPersistentStoreCoordinator: RowSource {
  func row(of id: NSManagedObjectID) -> ObjectRow? { lock.withLock { stored[id] } }

  func rows(of entities: [NSEntityDescription]) -> [(id: NSManagedObjectID, row: ObjectRow)] {
    lock.withLock {
      entities.flatMap { idsByEntity[$0] ?? [] }
        .compactMap { id in stored[id].map { (id, $0) } }
    }
  }

  func commit(_ changes: RowChanges, _ policy: MergeRule) throws -> CommittedRows {
    try lock.withLock {
      var result = CommittedRows()
      for (id, row) in changes.inserted { result.rows[id] = row }
      for (id, update) in changes.updated {
        guard let current = stored[id] else {
          if policy.fails { throw CoreDataError.conflict(over: id) }
          continue
        }
        let isConflict = current.version != update.row.version
        if isConflict, policy.fails { throw CoreDataError.conflict(over: id) }
        var merged = current
        if isConflict {
          merged = policy.merged(current, update)
        } else {
          merged.take(update.keys, from: update.row)
        }
        merged.save(update.keys)
        result.rows[id] = merged
      }
      result.removed = try rivals(of: result.rows, besides: Set(changes.deleted), policy)
      for id in result.removed { result.rows[id] = nil }
      for id in changes.deleted + result.removed { remove(id) }
      for (id, row) in result.rows {
        stored[id] = row
        idsByEntity[id.entity, default: []].insert(id)
      }
      return result
    }
  }

  private func remove(_ id: NSManagedObjectID) {
    stored[id] = nil
    idsByEntity[id.entity]?.remove(id)
  }

  /// Returns the stored and new objects that must be removed because other objects have the same unique values.
  private func rivals(
    of saved: [NSManagedObjectID: ObjectRow],
    besides deleted: Set<NSManagedObjectID>,
    _ policy: MergeRule
  ) throws -> [NSManagedObjectID] {
    var removed: [NSManagedObjectID] = []
    let saved = saved.sorted { $0.key.number < $1.key.number }
    for entity in managedObjectModel.entities {
      for constraint in entity.uniquenessConstraints {
        let keys = constraint.compactMap { $0 as? String ?? ($0 as? NSAttributeDescription)?.name }
        let members = entity.family
        let those = saved.filter { members.contains($0.key.entity) }
        guard !those.isEmpty else { continue }
        let savedIDs = Set(those.map(\.key))
        var owners: [[AnyHashable?]: NSManagedObjectID] = [:]
        for id in members.flatMap({ idsByEntity[$0] ?? [] })
        where !deleted.contains(id) && !savedIDs.contains(id) {
          if let values = stored[id]?.values(of: keys) { owners[values] = id }
        }
        for (id, row) in those {
          guard let values = row.values(of: keys) else { continue }
          if let owner = owners[values] {
            if policy.fails { throw CoreDataError.notUnique(id, keys) }
            removed.append(policy.replaces ? owner : id)
            if !policy.replaces { continue }
          }
          owners[values] = id
        }
      }
    }
    return removed
  }
}

extension ObjectRow {
  /// Returns the values for the given keys, or `nil` if any value is missing.
  fileprivate func values(of keys: [String]) -> [AnyHashable?]? {
    let found = keys.map { values[$0] as? AnyHashable }
    return found.contains(nil) ? nil : found
  }

  /// Marks the row as saved and sets new values for the given keys.
  fileprivate mutating func save(_ keys: Set<String>) {
    version += 1
    lastKeys = keys
  }
}
