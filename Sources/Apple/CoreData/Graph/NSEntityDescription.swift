// SPDX-License-Identifier: MIT

import Foundation

/// A description of a type of object, with its class and properties.
open class NSEntityDescription: NSObject {
  /// The name.
  open var name: String?
  /// The name of the objects' class.
  open var managedObjectClassName: String? = "NSManagedObject" {
    didSet { found = nil }
  }
  /// Whether the entity is abstract, in which case only its subentities have objects.
  open var isAbstract = false
  /// Additional information that the program provides.
  open var userInfo: [AnyHashable: Any]?
  /// The groups of attributes whose combined values must be unique among the objects.
  open var uniquenessConstraints: [[Any]] = []
  /// The entity's name in an earlier version of the model. This property has no effect, because no data is kept for
  /// later versions.
  open var renamingIdentifier: String?
  /// A value that distinguishes the versions of the model. This property has no effect, because no data is kept for
  /// later versions.
  open var versionHashModifier: String?

  /// The model that contains the entity.
  public private(set) weak var managedObjectModel: NSManagedObjectModel?
  /// The parent entity.
  public private(set) weak var superentity: NSEntityDescription?
  private var index: [String: NSPropertyDescription]?
  private var found: NSManagedObject.Type?

  /// The properties that the entity itself declares, without inherited properties.
  open var properties: [NSPropertyDescription] = [] {
    didSet {
      for property in properties { property.belong(to: self) }
      forget()
    }
  }

  /// The direct subentities.
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in subentities {
        entity.superentity = self
        entity.forget()
      }
    }
  }

  private func forget() { for entity in lineage(\.subentities) { entity.index = nil } }

  /// Returns the entity and all entities that can be reached from it by repeatedly applying a step. Each entity is
  /// returned once, even if the entities form a cycle.
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

  /// All properties by name, including inherited properties.
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

  /// All attributes by name.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// All relationships by name.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The subentities by name.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the name of a property that a class can also access by its primitive name, such as `primitiveTitle`.
  func propertyName(_ key: String) -> String {
    guard key.hasPrefix("primitive"), propertiesByName[key] == nil else { return key }
    let rest = key.dropFirst("primitive".count)
    let name = rest.prefix(1).lowercased() + rest.dropFirst()
    return propertiesByName[name] == nil ? key : name
  }

  /// Returns the relationships whose destination is the given entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription]
  {
    relationshipsByName.values.filter { $0.destinationEntity === entity }.sorted {
      $0.name < $1.name
    }
  }

  /// Returns whether the entity is the given entity or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    lineage { [$0.superentity].compactMap(\.self) }.contains { $0 === entity }
  }

  /// The entity and all entities that inherit from it.
  var family: [NSEntityDescription] { lineage(\.subentities) }

  /// Sets the model that contains the entity.
  func belong(to model: NSManagedObjectModel) { managedObjectModel = model }

  // MARK: Classes

  /// The class of the entity's objects.
  var objectClass: NSManagedObject.Type {
    if let found { return found }
    let named = NSClassFromString(managedObjectClassName ?? "") as? NSManagedObject.Type
    found = named
    return named ?? NSManagedObject.self
  }

  /// Records the class of an object that the program created, because the model may not mention the module that
  /// contains the class.
  func meet(_ type: NSManagedObject.Type) {
    if type != NSManagedObject.self { found = type }
  }

  /// Returns whether the entity's objects have the given class, which the model can name with or without its module.
  func isOf(_ type: NSManagedObject.Type) -> Bool {
    guard let name = managedObjectClassName else { return false }
    return found == type || name == NSStringFromClass(type)
      || (!name.contains(".") || name.hasPrefix(".")) && name.drop { $0 == "." } == "\(type)"
  }

  // MARK: By name

  /// Returns the entity with the given name in a context's model.
  open class func entity(
    forEntityName entityName: String,
    in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Inserts a new object of an entity; an unknown entity name stops the program.
  open class func insertNewObject(
    forEntityName entityName: String,
    into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      preconditionFailure("there is no entity named \(entityName) in the context's model")
    }
    return entity.objectClass.init(entity: entity, insertInto: context)
  }
}
