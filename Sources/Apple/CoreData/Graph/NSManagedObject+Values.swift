// SPDX-License-Identifier: MIT

import Foundation

extension NSManagedObject: KeyedValues {
  func keyedValue(_ key: String) -> Any? { value(forKey: key) }

  private func property(_ key: String) -> NSPropertyDescription {
    guard let property = entity.propertiesByName[key] else {
      preconditionFailure("the entity \(entity.name ?? "") has no property named \(key)")
    }
    return property
  }

  private func relationship(_ key: String) -> NSRelationshipDescription {
    guard let relationship = property(key) as? NSRelationshipDescription else {
      preconditionFailure("\(key) of the entity \(entity.name ?? "") is not a relationship")
    }
    return relationship
  }

  /// Returns the value of a property: an attribute's value, an object, or a set of objects.
  public func value(forKey key: String) -> Any? {
    let key = entity.propertyName(key)
    if key == "objectID" { return objectID }
    if let relationship = entity.propertiesByName[key] as? NSRelationshipDescription {
      return relatedValue(relationship)
    }
    if entity.propertiesByName[key] != nil { return attributeValue(key) }
    // A subclass may declare its own stored variables.
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror, current.subjectType != NSManagedObject.self {
      if let child = current.children.first(where: { $0.label == key }) {
        return KeyPathValue.unwrapped(child.value)
      }
      mirror = current.superclassMirror
    }
    _ = property(key)
    return nil
  }

  /// Sets the value of a property and, if the property is a relationship, updates the inverse relationship.
  public func setValue(_ value: Any?, forKey key: String) {
    let key = entity.propertyName(key)
    switch property(key) {
    case let attribute as NSAttributeDescription: setAttribute(attribute, value)
    case let relationship as NSRelationshipDescription:
      setRelated(relationship, Self.objects(in: value))
    default: break
    }
  }

  /// Returns the managed objects in a value, which can be one object, several objects or no object.
  static func objects(in value: Any?) -> [NSManagedObject] {
    guard let value = KeyPathValue.unwrapped(value) else { return [] }
    if let object = value as? NSManagedObject { return [object] }
    let objects = (KeyPathValue.elements(of: value) ?? []).compactMap { $0 as? NSManagedObject }
    return value is NSSet || value is Set<NSManagedObject>
      ? objects.sorted { $0.objectID.number < $1.objectID.number } : objects
  }

  /// Returns the value at the end of a key path.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyPathValue.of(self, at: keyPath.split(separator: ".").map(String.init)[...])
  }

  /// Sets the value at the end of a key path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let path = keyPath.split(separator: ".").map(String.init)
    guard let last = path.last else { return }
    let owner = path.count == 1 ? self : KeyPathValue.of(self, at: path.dropLast())
    (owner as? NSManagedObject)?.setValue(value, forKey: last)
  }

  /// Returns the values of several properties, with `NSNull` for missing values.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// Sets the values of several properties.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  /// Returns the value of a property.
  public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }

  /// Sets the value of a property.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }

  /// Returns the values that differ from the saved values.
  public func changedValues() -> [String: Any] {
    let keys =
      isInserted
      ? Set(entity.propertiesByName.keys).filter { value(forKey: $0) != nil }
      : changedKeys
    return dictionaryWithValues(forKeys: keys.sorted())
  }

  /// Returns the saved values, with `NSNull` for missing values.
  public func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let keys = keys ?? entity.propertiesByName.keys.sorted()
    return Dictionary(
      keys.map { key in
        let related = savedRow.related[key]?.order.compactMap { managedObjectContext?.known($0) }
        let isToMany = (entity.propertiesByName[key] as? NSRelationshipDescription)?.isToMany
        let value = isToMany == true ? related.map { NSSet(array: $0) } : related?.first
        return (key, savedRow.values[key] ?? value ?? NSNull())
      }
    ) { first, _ in first }
  }

  /// Announces that a value is about to change.
  public func willChangeValue(forKey key: String) { objectWillChange.send() }

  /// This call does nothing, because changes are noticed without such a call.
  public func didChangeValue(forKey key: String) {}

  /// This call does nothing, because values are always available.
  public func willAccessValue(forKey key: String?) {}

  /// This call does nothing, because values are always available.
  public func didAccessValue(forKey key: String?) {}

  // MARK: Members of relationships

  /// Adds objects to a relationship.
  public func _add(_ objects: Any?, to key: String) {
    let relationship = relationship(key)
    for object in Self.objects(in: objects) { link(relationship, object) }
  }

  /// Removes objects from a relationship.
  public func _remove(_ objects: Any?, from key: String) {
    let relationship = relationship(key)
    for object in Self.objects(in: objects) where ids(key).contains(object.objectID) {
      unlink(relationship, object)
    }
  }

  /// Inserts objects into an ordered relationship at the given indexes, which are a number or a set of numbers.
  public func _insert(_ objects: Any?, at places: Any, of key: String) {
    var all = relatedObjects(key)
    for (object, place) in zip(Self.objects(in: objects), Self.places(places)) {
      all.removeAll { $0 === object }
      all.insert(object, at: min(max(place, 0), all.count))
    }
    setRelated(relationship(key), all)
  }

  /// Removes the objects at the given indexes from an ordered relationship.
  public func _remove(at places: Any, from key: String) {
    let all = relatedObjects(key)
    _remove(Self.places(places).filter(all.indices.contains).map { all[$0] }, from: key)
  }

  /// Replaces the objects at the given indexes in an ordered relationship.
  public func _replace(at places: Any, of key: String, with objects: Any?) {
    var all = relatedObjects(key)
    for (object, place) in zip(Self.objects(in: objects), Self.places(places))
    where all.indices.contains(place) {
      all[place] = object
    }
    setRelated(relationship(key), all)
  }

  private static func places(_ places: Any) -> [Int] {
    switch places {
    case let place as Int: [place]
    case let set as IndexSet: Array(set)
    case let set as NSIndexSet: Array(set)
    default: []
    }
  }

  /// Returns a mutable set of the objects in a relationship. Changes to the set also change the relationship.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    RelatedSet(self, key)
  }
}

/// A relationship's objects as a mutable set.
private final class RelatedSet: NSMutableSet {
  private let owner: NSManagedObject
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) {
    preconditionFailure("a set of related objects cannot be created with a capacity")
  }

  required convenience init?(coder: NSCoder) { nil }

  override var count: Int { owner.relatedObjects(key).count }
  override func member(_ object: Any) -> Any? {
    owner.relatedObjects(key).first { $0 === object as AnyObject }
  }
  override func objectEnumerator() -> NSEnumerator {
    NSArray(array: owner.relatedObjects(key)).objectEnumerator()
  }
  override func add(_ object: Any) { owner._add(object, to: key) }
  override func remove(_ object: Any) { owner._remove(object, from: key) }
}
