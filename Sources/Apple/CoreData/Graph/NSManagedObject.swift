// SPDX-License-Identifier: MIT

import Combine
import Foundation

/// An object of an entity, with values by name, that a context can keep.
///
/// Like its context, it is for one queue only.
open class NSManagedObject: NSObject, ObservableObject {
  /// Announces that a value is about to change.
  public let objectWillChange = ObservableObjectPublisher()
  /// The object's entity.
  public let entity: NSEntityDescription
  /// The object's identity.
  public private(set) var objectID: NSManagedObjectID
  /// The context that keeps the object.
  public private(set) weak var managedObjectContext: NSManagedObjectContext?

  private(set) var row = ObjectRow()
  /// What the row was when it was last saved or read.
  private(set) var savedRow = ObjectRow()
  private(set) var changedKeys: Set<String> = []
  /// The related objects as they are given out, until they change.
  private var collections: [String: Any] = [:]
  /// Related objects of an object that no context keeps.
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
      preconditionFailure("no entity of the context's model has the class \(type)")
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// The entity of the class; a class that no model names ends the program.
  open class func entity() -> NSEntityDescription {
    guard let entity = ModelsInUse.entity(of: self) else {
      preconditionFailure("no entity of a model has the class \(self)")
    }
    return entity
  }

  /// A request for all objects of the class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entity: entity())
  }

  // MARK: State

  /// Whether the object was inserted, and that is not saved.
  open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
  /// Whether the object was changed, and that is not saved.
  open var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) ?? false }
  /// Whether the object was deleted, and that is not saved.
  open var isDeleted: Bool { managedObjectContext?.deletedObjects.contains(self) ?? false }
  /// Whether the object was inserted, changed or deleted, and that is not saved.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether a value of the object differs from the one that was saved.
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  /// Whether the object's values were not read yet. They always are.
  open var isFault: Bool { false }
  /// How far the object's values are read.
  open var faultingState: Int { 0 }

  /// The object was inserted into a context.
  open func awakeFromInsert() {}
  /// The object was read from its store.
  open func awakeFromFetch() {}
  /// The object is about to be deleted.
  open func prepareForDeletion() {}
  /// The object is about to be saved.
  open func willSave() {}
  /// The object was saved.
  open func didSave() {}
  /// Checks whether the object, which is new, can be saved.
  open func validateForInsert() throws { try checkRequiredValues() }
  /// Checks whether the object's changes can be saved.
  open func validateForUpdate() throws { try checkRequiredValues() }
  /// Checks whether the object's deletion can be saved.
  open func validateForDelete() throws { try checkDeniedDeletion() }
  /// The object's values are forgotten. Accepted: they never are.
  open func willTurnIntoFault() {}
  /// The object's values are forgotten. Accepted: they never are.
  open func didTurnIntoFault() {}

  /// A context keeps the object from now on, or no longer.
  func belong(to context: NSManagedObjectContext?) {
    managedObjectContext = context
    collections = [:]
    if context != nil { loose = [:] }
  }

  /// The object has the identity and the row of another context's.
  func take(_ id: NSManagedObjectID, _ row: ObjectRow) {
    objectID = id
    self.row = row
    savedRow = row
  }

  // MARK: Rows

  /// The row is saved as it is now.
  func settle(_ row: ObjectRow) {
    self.row = row
    savedRow = row
    changedKeys = []
    collections = [:]
    objectID.settle()
  }

  /// The row is what was saved.
  func revert() {
    objectWillChange.send()
    row = savedRow
    changedKeys = []
    collections = [:]
  }

  /// The row was saved by another context: what was not changed here is taken over.
  func refresh(_ saved: ObjectRow, keepsChanges: Bool) {
    objectWillChange.send()
    var fresh = saved
    if keepsChanges { fresh.take(changedKeys, from: row) } else { changedKeys = [] }
    row = fresh
    savedRow = saved
    collections = [:]
  }

  /// Takes the values of some names over, as a child context has saved them.
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

  /// The value of an attribute.
  func attributeValue(_ key: String) -> Any? { row.values[key] }

  func setAttribute(_ attribute: NSAttributeDescription, _ value: Any?) {
    objectWillChange.send()
    row.values[attribute.name] = KeyPathValue.unwrapped(value).map(attribute.kept)
    noteChange(of: attribute.name)
  }

  // MARK: Related objects

  func ids(_ key: String) -> ObjectIDs { row.related[key] ?? ObjectIDs() }

  /// The related objects, in order.
  func relatedObjects(_ key: String) -> [NSManagedObject] {
    ids(key).order.compactMap(resolve).filter { !$0.isDeleted || isDeleted }
  }

  private func resolve(_ id: NSManagedObjectID) -> NSManagedObject? {
    managedObjectContext?.known(id) ?? loose[id]
  }

  /// The related object, the set or the ordered set of them.
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

  /// Relates an object, and the object to this one.
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

  /// Ends a relation, in both directions.
  func unlink(_ relationship: NSRelationshipDescription, _ other: NSManagedObject) {
    change(relationship.name, with: other) { $0.remove(other.objectID) }
    guard let inverse = relationship.inverseRelationship else { return }
    other.change(inverse.name, with: self) { $0.remove(objectID) }
  }

  /// The other object of a relation is deleted; what that one knows of it stays, to be taken back.
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

/// What a request can give.
public protocol NSFetchRequestResult {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

extension NSManagedObject: _FormatArgument {}
extension NSManagedObjectID: _FormatArgument {}
