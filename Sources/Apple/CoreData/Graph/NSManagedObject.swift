// SPDX-License-Identifier: MIT

import Combine
import Foundation

/// An instance of an entity that belongs to a context and stores its values by name.
///
/// Like its context, an object can be used on only one queue.
open class NSManagedObject: NSObject, ObservableObject {
  /// A publisher that announces that a value is about to change.
  public let objectWillChange = ObservableObjectPublisher()
  /// The object's entity.
  public let entity: NSEntityDescription
  /// The object's identity.
  public private(set) var objectID: NSManagedObjectID
  /// The context to which the object belongs.
  public private(set) weak var managedObjectContext: NSManagedObjectContext?

  private(set) var row = ObjectRow()
  /// The object's row at the time of the last save or read.
  private(set) var savedRow = ObjectRow()
  private(set) var changedKeys: Set<String> = []
  /// The related objects that were last returned, which are discarded when they change.
  private var collections: [String: Any] = [:]
  /// The related objects of an object that is not in a context.
  private var loose: [NSManagedObjectID: NSManagedObject] = [:]

  /// Creates an object of an entity, and inserts it into a context.
  public required init(
    entity: NSEntityDescription,
    insertInto context: NSManagedObjectContext?
  ) {
    self.entity = entity
    objectID = NSManagedObjectID(of: entity)
    super.init()
    for (name, attribute) in entity.attributesByName {
      row.values[name] = attribute.defaultValue.map(attribute.kept)
    }
    context?.insert(self)
  }

  /// Creates an object of the class's entity, and inserts it into a context.
  public convenience init(context moc: NSManagedObjectContext) {
    let type = Self.self
    guard let entity = moc.model?.entity(of: type) ?? ModelsInUse.entity(of: type) else {
      preconditionFailure("no entity in the context's model has the class \(type)")
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// Returns the entity of the class, or stops the program if no model contains the class.
  open class func entity() -> NSEntityDescription {
    guard let entity = ModelsInUse.entity(of: self) else {
      preconditionFailure("no entity in any model has the class \(self)")
    }
    return entity
  }

  /// Returns a request for all objects of the class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entity: entity())
  }

  // MARK: State

  /// Whether the object was inserted and has not been saved yet.
  open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
  /// Whether the object has unsaved changes.
  open var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) ?? false }
  /// Whether the object was deleted and the deletion has not been saved yet.
  open var isDeleted: Bool { managedObjectContext?.deletedObjects.contains(self) ?? false }
  /// Whether the object has an insertion, change or deletion that has not been saved yet.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether a value of the object differs from the saved value.
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  /// Whether the object is a fault, which is never the case because its values are always available.
  open var isFault: Bool { false }
  /// The object's fault state, which is always 0 because all values have been read.
  open var faultingState: Int { 0 }

  /// This method is called when the object has been inserted into a context.
  open func awakeFromInsert() {}
  /// This method is called when the object has been read from its store.
  open func awakeFromFetch() {}
  /// This method is called when the object is about to be deleted.
  open func prepareForDeletion() {}
  /// This method is called when the object is about to be saved.
  open func willSave() {}
  /// This method is called when the object has been saved.
  open func didSave() {}
  /// Checks whether the new object can be saved.
  open func validateForInsert() throws { try checkRequiredValues() }
  /// Checks whether the object's changes can be saved.
  open func validateForUpdate() throws { try checkRequiredValues() }
  /// Checks whether the object's deletion can be saved.
  open func validateForDelete() throws { try checkDeniedDeletion() }
  /// This method would be called if the object's values were discarded. Because values are never discarded, this method
  /// is never called.
  open func willTurnIntoFault() {}
  /// This method would be called if the object's values were discarded. Because values are never discarded, this method
  /// is never called.
  open func didTurnIntoFault() {}

  /// Sets the context to which the object belongs, or removes the object from its context.
  func belong(to context: NSManagedObjectContext?) {
    managedObjectContext = context
    collections = [:]
    if context != nil { loose = [:] }
  }

  /// Takes over the identity and the row of an object from another context.
  func take(_ id: NSManagedObjectID, _ row: ObjectRow) {
    objectID = id
    self.row = row
    savedRow = row
  }

  // MARK: Rows

  /// Marks a row as saved.
  func settle(_ row: ObjectRow) {
    self.row = row
    savedRow = row
    changedKeys = []
    collections = [:]
    objectID.settle()
  }

  /// Restores the last saved row.
  func revert() {
    objectWillChange.send()
    row = savedRow
    changedKeys = []
    collections = [:]
  }

  /// Updates the object with a row that another context has saved; if requested, the object's own changes are kept.
  func refresh(_ saved: ObjectRow, keepsChanges: Bool) {
    objectWillChange.send()
    var fresh = saved
    if keepsChanges { fresh.take(changedKeys, from: row) } else { changedKeys = [] }
    row = fresh
    savedRow = saved
    collections = [:]
  }

  /// Takes over the values for the given keys from a child context that has saved them.
  func take(_ keys: Set<String>, from other: ObjectRow) {
    objectWillChange.send()
    row.take(keys, from: other)
    changedKeys.formUnion(keys)
    collections = [:]
    managedObjectContext?.noteUpdate(of: self)
  }

  private func noteChange(of key: String) {
    changedKeys.insert(key)
    collections[key] = nil
    managedObjectContext?.noteUpdate(of: self)
  }

  // MARK: Attributes

  /// Returns the value of an attribute.
  func attributeValue(_ key: String) -> Any? { row.values[key] }

  func setAttribute(_ attribute: NSAttributeDescription, _ value: Any?) {
    objectWillChange.send()
    row.values[attribute.name] = KeyPathValue.unwrapped(value).map(attribute.kept)
    noteChange(of: attribute.name)
  }

  // MARK: Related objects

  func ids(_ key: String) -> ObjectIDs { row.related[key] ?? ObjectIDs() }

  /// Returns the related objects, in order.
  func relatedObjects(_ key: String) -> [NSManagedObject] {
    ids(key).order.compactMap(resolve).filter { !$0.isDeleted || isDeleted }
  }

  private func resolve(_ id: NSManagedObjectID) -> NSManagedObject? {
    managedObjectContext?.known(id) ?? loose[id]
  }

  /// Returns the related object, or the related objects as a set or an ordered set.
  func relatedValue(_ relationship: NSRelationshipDescription) -> Any? {
    let key = relationship.name
    guard relationship.isToMany else { return relatedObjects(key).first }
    if let known = collections[key] { return known }
    let objects = relatedObjects(key)
    let value: Any = relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    collections[key] = value
    return value
  }

  func setRelated(_ relationship: NSRelationshipDescription, _ objects: [NSManagedObject]) {
    let old = relatedObjects(relationship.name)
    let wanted = Set(objects)
    for object in old where !wanted.contains(object) { unlink(relationship, object) }
    for object in objects { link(relationship, object) }
    guard relationship.isOrdered else { return }
    row.related[relationship.name]?.arrange(objects.map(\.objectID))
    noteChange(of: relationship.name)
  }

  /// Relates another object to this object, in both directions.
  func link(_ relationship: NSRelationshipDescription, _ other: NSManagedObject) {
    guard !ids(relationship.name).contains(other.objectID) else { return }
    if !relationship.isToMany {
      for current in relatedObjects(relationship.name) { unlink(relationship, current) }
    }
    if let inverse = relationship.inverseRelationship {
      if !inverse.isToMany {
        for current in other.relatedObjects(inverse.name) { other.unlink(inverse, current) }
      }
      other.change(inverse.name, with: self) { $0.add(objectID) }
    }
    change(relationship.name, with: other) { $0.add(other.objectID) }
  }

  /// Removes a relation between objects in both directions.
  func unlink(_ relationship: NSRelationshipDescription, _ other: NSManagedObject) {
    change(relationship.name, with: other) { $0.remove(other.objectID) }
    guard let inverse = relationship.inverseRelationship else { return }
    other.change(inverse.name, with: self) { $0.remove(objectID) }
  }

  /// Removes the relation to a deleted object but does not change that object, so the deletion can be undone.
  func unlinkOneWay(_ relationship: NSRelationshipDescription, _ other: NSManagedObject) {
    change(relationship.name, with: other) { $0.remove(other.objectID) }
  }

  private func change(
    _ key: String,
    with other: NSManagedObject,
    _ body: (inout ObjectIDs) -> Void
  ) {
    objectWillChange.send()
    if managedObjectContext == nil { loose[other.objectID] = other }
    body(&row.related[key, default: ObjectIDs()])
    noteChange(of: key)
  }
}

extension NSManagedObject: IdentifiedValue {
  var identity: AnyHashable { objectID.number }
}

/// A type that a fetch request can return.
public protocol NSFetchRequestResult {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

extension NSManagedObject: _FormatArgument {}
extension NSManagedObjectID: _FormatArgument {}
