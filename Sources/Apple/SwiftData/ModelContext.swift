// SPDX-License-Identifier: MIT

import Foundation
import Observation
import SwiftUI

/// The objects of a store. Everything is in memory.
@Observable
public final class ModelContext {
  @ObservationIgnored private var objects: [PersistentIdentifier: any PersistentModel] = [:]
  /// A number that changes whenever an object is inserted or deleted.
  private var generation = 0
  /// The store.
  public internal(set) var container: ModelContainer {
    get { store ?? ModelContainer(of: self) }
    set { store = newValue }
  }
  @ObservationIgnored private weak var store: ModelContainer?
  /// Whether changes are saved by themselves. Accepted: there is nothing to save.
  public var autosaveEnabled = true
  /// What can be undone. Accepted: nothing is registered.
  public var undoManager: UndoManager?
  /// Whether there is something to save: there is not.
  public var hasChanges: Bool { false }

  init() {}

  /// Makes a context of a store: its own one.
  public convenience init(_ container: ModelContainer) {
    self.init()
    self.container = container
  }

  /// Inserts an object. It replaces one with the same unique value.
  public func insert<T: PersistentModel>(_ model: T) {
    for other in duplicates(of: model) { remove(other) }
    objects[model.persistentModelID] = model
    model._modelRecord.context = self
    model._modelRecord.isDeleted = false
    generation += 1
  }

  /// Deletes an object, and those that its relationships name.
  public func delete<T: PersistentModel>(_ model: T) {
    guard objects[model.persistentModelID] != nil else { return }
    remove(model)
    for property in T.schemaProperties where property.relationship?.deleteRule == .cascade {
      for other in Self.models(in: model[keyPath: property.keyPath]) { delete(other) }
    }
    generation += 1
  }

  /// Deletes the objects of a type that match.
  public func delete<T: PersistentModel>(
    model: T.Type,
    where predicate: Predicate<T>? = nil,
    includeSubclasses: Bool = true
  ) throws {
    for object in try fetch(FetchDescriptor(predicate: predicate)) { delete(object) }
  }

  /// Does nothing: everything is in memory.
  public func save() throws {}
  /// Does nothing: everything is in memory.
  public func rollback() {}
  /// Runs a closure.
  public func transaction(block: () throws -> Void) throws { try block() }

  /// The objects that match, in order.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = all(T.self)
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
    if let limit = descriptor.fetchLimit { found = Array(found.prefix(limit)) }
    return found
  }

  /// How many objects match.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// The object of an identity.
  public func model(for persistentModelID: PersistentIdentifier) -> (any PersistentModel)? {
    objects[persistentModelID]
  }

  /// The objects of a type, in the order in which they were made.
  private func all<T: PersistentModel>(_ type: T.Type) -> [T] {
    _ = generation
    return objects.values.compactMap { $0 as? T }
      .sorted { $0.persistentModelID < $1.persistentModelID }
  }

  private func duplicates<T: PersistentModel>(of model: T) -> [T] {
    let unique = T.schemaProperties.filter { $0.attributes.contains(.unique) }
    guard !unique.isEmpty else { return [] }
    return all(T.self).filter { other in
      other !== model
        && unique.contains { property in
          let value = model[keyPath: property.keyPath] as? AnyHashable
          return value != nil && value == other[keyPath: property.keyPath] as? AnyHashable
        }
    }
  }

  private func remove(_ model: any PersistentModel) {
    objects[model._modelRecord.identifier] = nil
    model._modelRecord.isDeleted = true
    model._modelRecord.context = nil
  }

  func removeAll() {
    objects = [:]
    generation += 1
  }

  /// The objects in the value of a relationship: one, several, or none.
  private static func models(in value: Any?) -> [any PersistentModel] {
    if let model = value as? any PersistentModel { return [model] }
    return (value as? [Any] ?? []).compactMap { $0 as? any PersistentModel }
  }
}

/// What is fetched, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// Which objects; `nil` for all.
  public var predicate: Predicate<T>?
  /// In which order; otherwise in that in which they were made.
  public var sortBy: [SortDescriptor<T>]
  /// How many at most.
  public var fetchLimit: Int?
  /// How many are left out at the beginning.
  public var fetchOffset: Int?
  /// Whether changes that are not saved count. Accepted: there are none.
  public var includePendingChanges = true
  /// Which variables are read. Accepted: all are in memory.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Which related objects are read. Accepted: all are in memory.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Describes what is fetched.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
