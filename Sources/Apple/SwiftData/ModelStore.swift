// SPDX-License-Identifier: MIT

import Foundation
import Observation

/// The objects in a container, which all of its contexts share. All data is in memory.
@Observable
final class ModelStore {
  let schema: Schema
  let configurations: [ModelConfiguration]
  @ObservationIgnored private var tables: [ObjectIdentifier: Any] = [:]
  @ObservationIgnored private var identified: [PersistentIdentifier: any PersistentModel] = [:]
  /// A lock that a context holds while it reads or changes the objects, and therefore also while a program's predicates
  /// run.
  @ObservationIgnored private let lock = NSRecursiveLock()
  /// A number that changes whenever a fetch could return different objects.
  private var generation = 0

  init(_ schema: Schema, _ configurations: [ModelConfiguration]) {
    self.schema = schema
    self.configurations = configurations
  }

  /// Runs a closure while no context on another thread is reading or changing the objects.
  func exclusively<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// Returns the objects of a type. Code that reads the objects is notified when the objects change.
  func table<T: PersistentModel>(of type: T.Type) -> ModelTable<T> {
    _ = generation
    if let table = tables[ObjectIdentifier(type)] as? ModelTable<T> { return table }
    let table = ModelTable<T>()
    tables[ObjectIdentifier(type)] = table
    return table
  }

  subscript(identifier: PersistentIdentifier) -> (any PersistentModel)? { identified[identifier] }

  func add<T: PersistentModel>(_ model: T) {
    table(of: T.self).add(model)
    identified[model.persistentModelID] = model
    generation += 1
  }

  func remove<T: PersistentModel>(_ model: T) {
    table(of: T.self).remove(model)
    identified[model.persistentModelID] = nil
    generation += 1
  }

  /// Notifies all readers of objects that a fetch could now return different objects.
  func findsOthers() { generation += 1 }

  /// Every object, in no particular order.
  var all: [any PersistentModel] { Array(identified.values) }
}
