// SPDX-License-Identifier: MIT

/// The objects of one type in a store, in the order in which they were created, with an index of their unique
/// variables.
final class ModelTable<T: PersistentModel> {
  private(set) var models: [T] = []
  /// The number of objects examined so far in searches for objects with the same unique value.
  private(set) var examined = 0
  private let unique = T.schemaProperties.filter { $0.attributes.contains(.unique) }
  private var byIdentifier: [PersistentIdentifier: T] = [:]
  /// For each unique variable, the objects that have each of its values.
  private var owners: [[AnyHashable: Set<PersistentIdentifier>]]
  /// The values by which each object is indexed.
  private var keys: [PersistentIdentifier: [AnyHashable?]] = [:]
  /// The objects whose values may differ from the indexed values.
  private var stale: Set<PersistentIdentifier> = []

  init() { owners = Array(repeating: [:], count: unique.count) }

  subscript(identifier: PersistentIdentifier) -> T? { byIdentifier[identifier] }

  func add(_ model: T) {
    let identifier = model.persistentModelID
    guard byIdentifier.updateValue(model, forKey: identifier) == nil else { return }
    models.insert(model, at: place(of: identifier))
    stale.insert(identifier)
  }

  func remove(_ model: T) {
    let identifier = model.persistentModelID
    guard byIdentifier.removeValue(forKey: identifier) != nil else { return }
    models.remove(at: place(of: identifier))
    stale.remove(identifier)
    unindex(identifier)
  }

  /// Records that an object is about to change.
  func willChange(_ model: T) { if !unique.isEmpty { stale.insert(model.persistentModelID) } }

  /// Returns the other objects that share a unique value with an object.
  func rivals(of model: T) -> [T] {
    guard !unique.isEmpty else { return [] }
    for identifier in stale { index(identifier) }
    stale = []
    var found: Set<PersistentIdentifier> = []
    for (place, value) in values(of: model).enumerated() {
      if let value { found.formUnion(owners[place][value] ?? []) }
    }
    found.remove(model.persistentModelID)
    examined += found.count
    return found.sorted().compactMap { byIdentifier[$0] }
  }

  private func values(of model: T) -> [AnyHashable?] {
    unique.map { model[keyPath: $0.keyPath] as? AnyHashable }
  }

  private func index(_ identifier: PersistentIdentifier) {
    guard let model = byIdentifier[identifier] else { return }
    examined += 1
    let values = values(of: model)
    guard keys[identifier] != values else { return }
    unindex(identifier)
    keys[identifier] = values
    for (place, value) in values.enumerated() {
      if let value { owners[place][value, default: []].insert(identifier) }
    }
  }

  private func unindex(_ identifier: PersistentIdentifier) {
    for (place, value) in (keys.removeValue(forKey: identifier) ?? []).enumerated() {
      guard let value else { continue }
      owners[place][value]?.remove(identifier)
      if owners[place][value]?.isEmpty == true { owners[place][value] = nil }
    }
  }

  /// Returns an object's index among the other objects, or the index at which to insert the object.
  private func place(of identifier: PersistentIdentifier) -> Int {
    var low = 0
    var high = models.count
    while low < high {
      let middle = (low + high) / 2
      if models[middle].persistentModelID < identifier { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
