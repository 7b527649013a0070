// SPDX-License-Identifier: MIT

import Foundation

/// A builder that creates a model from code that `a11ynav init` writes. The code lists entities, each followed by its
/// properties.
public struct _ModelMaker {
  private let module: String
  private var entities: [NSEntityDescription] = []
  private var parents: [(NSEntityDescription, String)] = []
  private var ends: [(NSRelationshipDescription, destination: String, inverse: String?)] = []

  /// Creates an empty model whose classes are in the same module as the given type.
  public init(in type: Any.Type) {
    module = String(String(reflecting: type).prefix { $0 != "." })
  }

  /// Starts the definition of an entity.
  public mutating func entity(
    _ name: String,
    className: String? = nil,
    parent: String? = nil,
    isAbstract: Bool = false,
    unique: [[String]] = []
  ) {
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = className.map { "\(module).\($0)" } ?? "NSManagedObject"
    entity.isAbstract = isAbstract
    entity.uniquenessConstraints = unique
    entities.append(entity)
    if let parent { parents.append((entity, parent)) }
  }

  /// Adds an attribute to the entity.
  public func attribute(
    _ name: String,
    _ type: NSAttributeType,
    isOptional: Bool = true,
    isTransient: Bool = false,
    defaultValue: Any? = nil
  ) {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.isOptional = isOptional
    attribute.isTransient = isTransient
    attribute.defaultValue = defaultValue
    entities.last?.properties.append(attribute)
  }

  /// Adds a relationship to the entity.
  public mutating func relationship(
    _ name: String,
    to destination: String,
    inverse: String? = nil,
    isToMany: Bool = false,
    isOrdered: Bool = false,
    isOptional: Bool = true,
    deleteRule: NSDeleteRule
  ) {
    let relationship = NSRelationshipDescription()
    relationship.name = name
    relationship.maxCount = isToMany ? 0 : 1
    relationship.isOrdered = isOrdered
    relationship.isOptional = isOptional
    relationship.deleteRule = deleteRule
    entities.last?.properties.append(relationship)
    ends.append((relationship, destination, inverse))
  }

  /// The model that contains all entities.
  public var model: NSManagedObjectModel {
    let byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    for (entity, parent) in parents { byName[parent]?.subentities.append(entity) }
    for (relationship, destination, inverse) in ends {
      relationship.destinationEntity = byName[destination]
      relationship.inverseRelationship = inverse.flatMap {
        byName[destination]?.relationshipsByName[$0]
      }
    }
    let model = NSManagedObjectModel()
    model.entities = entities
    return model
  }
}
