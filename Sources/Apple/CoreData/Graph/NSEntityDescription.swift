// SPDX-License-Identifier: MIT

import Foundation

/// A kind of objects: their class and their properties.
open class NSEntityDescription: NSObject {
  /// The name.
  open var name: String?
  /// The name of the objects' class.
  open var managedObjectClassName: String? = "NSManagedObject" {
    didSet { found = nil }
  }
  /// Whether only entities below it have objects.
  open var isAbstract = false
  /// What else is known about it.
  open var userInfo: [AnyHashable: Any]?
  /// Attributes whose values together no two objects have.
  open var uniquenessConstraints: [[Any]] = []
  /// Its name in an earlier version of the model. Accepted: nothing is kept from one.
  open var renamingIdentifier: String?
  /// Tells versions of the model apart. Accepted: nothing is kept from one.
  open var versionHashModifier: String?

  /// The model that it is in.
  public private(set) weak var managedObjectModel: NSManagedObjectModel?
  /// The entity above it.
  public private(set) weak var superentity: NSEntityDescription?
  private var index: [String: NSPropertyDescription]?
  private var found: NSManagedObject.Type?

  /// The properties that it declares itself.
  open var properties: [NSPropertyDescription] = [] {
    didSet {
      for property in properties { property.belong(to: self) }
      forget()
    }
  }

  /// The entities directly below it.
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in subentities {
        entity.superentity = self
        entity.forget()
      }
    }
  }

  private func forget() { for entity in lineage(\.subentities) { entity.index = nil } }

  /// The entity and those that a step leads to, each once, though the entities may form a circle.
  private func lineage(_ step: (NSEntityDescription) -> [NSEntityDescription])
    -> [NSEntityDescription]
  {
    var seen: Set<NSEntityDescription> = [self]
    var all = [self]
    var place = 0
    while place < all.count {
      all += step(all[place]).filter { seen.insert($0).inserted }
      place += 1
    }
    return all
  }

  /// All properties by their names, with those of the entities above.
  open var propertiesByName: [String: NSPropertyDescription] {
    if let index { return index }
    var all: [String: NSPropertyDescription] = [:]
    for entity in lineage({ [$0.superentity].compactMap(\.self) }) {
      for property in entity.properties where all[property.name] == nil {
        all[property.name] = property
      }
    }
    index = all
    return all
  }

  /// All attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// All relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The entities below it by their names.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The name of a property that a class may also call by its primitive name: `primitiveTitle`.
  func propertyName(_ key: String) -> String {
    guard key.hasPrefix("primitive"), propertiesByName[key] == nil else { return key }
    let rest = key.dropFirst("primitive".count)
    let name = rest.prefix(1).lowercased() + rest.dropFirst()
    return propertiesByName[name] == nil ? key : name
  }

  /// The relationships to an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription]
  {
    relationshipsByName.values.filter { $0.destinationEntity === entity }.sorted {
      $0.name < $1.name
    }
  }

  /// Whether it is an entity or below it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    lineage { [$0.superentity].compactMap(\.self) }.contains { $0 === entity }
  }

  /// It and all entities below.
  var family: [NSEntityDescription] { lineage(\.subentities) }

  /// A model has the entity.
  func belong(to model: NSManagedObjectModel) { managedObjectModel = model }

  // MARK: Classes

  /// The class of its objects.
  var objectClass: NSManagedObject.Type {
    if let found { return found }
    let named = NSClassFromString(managedObjectClassName ?? "") as? NSManagedObject.Type
    found = named
    return named ?? NSManagedObject.self
  }

  /// The program made an object of a class, which may be in a module that the model does not name.
  func meet(_ type: NSManagedObject.Type) {
    if type != NSManagedObject.self { found = type }
  }

  /// Whether its objects are of a class, by its name with or without its module.
  func isOf(_ type: NSManagedObject.Type) -> Bool {
    guard let name = managedObjectClassName else { return false }
    return found == type || name == NSStringFromClass(type)
      || (!name.contains(".") || name.hasPrefix(".")) && name.drop { $0 == "." } == "\(type)"
  }

  // MARK: By name

  /// The entity of a name in the model of a context.
  open class func entity(
    forEntityName entityName: String,
    in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Inserts a new object of an entity; a name that no entity has ends the program.
  open class func insertNewObject(
    forEntityName entityName: String,
    into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      preconditionFailure("there is no entity \(entityName) in the context's model")
    }
    return entity.objectClass.init(entity: entity, insertInto: context)
  }
}
