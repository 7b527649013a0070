// SPDX-License-Identifier: MIT

import Foundation
import Observation
import SwiftUI

/// The objects in a store; changes to them can be saved or rolled back. All data is in memory.
///
/// All contexts of a container share its objects. A context sees another context's insertions and deletions only after
/// they are saved, but it sees changes to variables immediately. Several threads can use a context one at a time, but
/// the variables of an object are not protected if two threads use the object.
@Observable
public final class ModelContext {
  @ObservationIgnored let store: ModelStore
  @ObservationIgnored private weak var owner: ModelContainer?
  @ObservationIgnored private var inserted: [any PersistentModel] = []
  @ObservationIgnored private var deleted: [any PersistentModel] = []
  @ObservationIgnored private var changed: [any PersistentModel] = []
  @ObservationIgnored private var isReverting = false
  /// Whether there are changes to save or roll back.
  public private(set) var hasChanges = false
  /// Whether changes are saved automatically. This property has no effect, because nothing is stored permanently and
  /// changes can be rolled back until they are saved with ``save()``.
  public var autosaveEnabled = true
  /// The undo manager. This property has no effect, because no undo actions are registered.
  public var undoManager: UndoManager?

  init(_ store: ModelStore, of owner: ModelContainer? = nil) {
    self.store = store
    self.owner = owner
  }

  /// The container.
  public var container: ModelContainer { owner ?? ModelContainer(store, context: self) }

  /// Sets the container to which the context belongs.
  func belong(to container: ModelContainer) { owner = container }

  /// Inserts an object, replacing any object that has the same unique value.
  public func insert<T: PersistentModel>(_ model: T) {
    store.exclusively {
      guard model._modelRecord.context !== self else { return }
      for other in store.table(of: T.self).rivals(of: model) where isVisible(other) {
        remove(other)
      }
      let wasDeleted = model._modelRecord.remover === self
      model._modelRecord.enter(self)
      if wasDeleted {
        deleted.removeAll { $0 === model }
      } else {
        inserted.append(model)
      }
      store.add(model)
      hasChanges = true
    }
  }

  /// Deletes an object and applies the delete rules of its relationships.
  public func delete<T: PersistentModel>(_ model: T) {
    store.exclusively {
      guard store[model.persistentModelID] != nil, isVisible(model) else { return }
      remove(model)
      for property in T.schemaProperties where property.relationship?.deleteRule == .cascade {
        for other in Self.models(in: model[keyPath: property.keyPath]) { delete(other) }
      }
    }
  }

  /// Deletes the matching objects of a type.
  public func delete<T: PersistentModel>(
    model: T.Type,
    where predicate: Predicate<T>? = nil,
    includeSubclasses: Bool = true
  ) throws {
    for object in try fetch(FetchDescriptor(predicate: predicate)) { delete(object) }
  }

  /// Saves all changes, so that the container's other contexts can find them and they can no longer be rolled back.
  public func save() throws {
    store.exclusively {
      for model in deleted { forget(model) }
      for model in inserted + changed { model._modelRecord.settle() }
      endChanges()
    }
  }

  /// Discards all unsaved changes.
  public func rollback() {
    store.exclusively {
      isReverting = true
      for model in changed.reversed() { model._modelRecord.revert() }
      isReverting = false
      for model in inserted { forget(model, isDeleted: false) }
      for model in deleted { model._modelRecord.enter(self) }
      endChanges()
    }
  }

  /// Runs a closure and saves the changes that the closure makes.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  private func endChanges() {
    inserted = []
    deleted = []
    changed = []
    hasChanges = false
    store.findsOthers()
  }

  /// Returns the matching objects, in order.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    try store.exclusively {
      var found = store.table(of: T.self).models.filter(isVisible)
      if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
      if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
      if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
      if let limit = descriptor.fetchLimit { found = Array(found.prefix(limit)) }
      return found
    }
  }

  /// Returns the object with the given identity.
  public func model(for persistentModelID: PersistentIdentifier) -> (any PersistentModel)? {
    store.exclusively {
      store[persistentModelID].flatMap { isVisible($0) ? $0 : nil }
    }
  }

  private func isVisible(_ model: any PersistentModel) -> Bool {
    model._modelRecord.isVisible(in: self)
  }

  private func remove(_ model: any PersistentModel) {
    hasChanges = true
    if model._modelRecord.isSaved {
      model._modelRecord.leave(self)
      deleted.append(model)
      store.findsOthers()
    } else {
      inserted.removeAll { $0 === model }
      forget(model)
    }
  }

  private func forget(_ model: some PersistentModel, isDeleted: Bool = true) {
    store.remove(model)
    model._modelRecord.vanish(isDeleted: isDeleted)
  }

  /// This method is called when an object in the context is about to change.
  func willChange<T: PersistentModel>(_ model: T) {
    store.exclusively {
      store.table(of: T.self).willChange(model)
      guard !isReverting, !model._modelRecord.hasChanges else { return }
      changed.append(model)
      hasChanges = true
    }
  }

  /// Removes all objects from the store.
  func removeAll() {
    store.exclusively {
      for model in store.all { forget(model) }
      endChanges()
    }
  }

  /// Returns the objects in a relationship's value, which can be one object, several objects or no object.
  private static func models(in value: Any?) -> [any PersistentModel] {
    if let model = value as? any PersistentModel { return [model] }
    return (value as? [Any] ?? []).compactMap { $0 as? any PersistentModel }
  }
}
