// SPDX-License-Identifier: MIT

/// Creates entities from the XML tags of a model.
struct DataModelReader {
  private(set) var isModel = false
  private(set) var entities: [DataModel.Entity] = []
  private(set) var problems: [String] = []
  /// Whether the entity that contains the current tag is omitted.
  private var isInEntity = false
  private var names: Set<String> = []
  private var properties: Set<String> = []

  mutating func take(_ event: XMLTags.Event) {
    switch event {
    case .begin("model", _): isModel = true
    case .begin("entity", let attributes): beginEntity(attributes)
    case .end("entity"): isInEntity = false
    case .begin(let tag, let attributes) where isInEntity:
      switch tag {
      case "attribute": add(attribute: attributes)
      case "relationship": add(relationship: attributes)
      case "uniquenessConstraint": entities[entities.count - 1].constraints.append([])
      case "constraint": add(constraint: attributes["value"])
      default: break
      }
    default: break
    }
  }

  private mutating func beginEntity(_ attributes: [String: String]) {
    guard isModel, let name = attributes["name"], !name.isEmpty else {
      problems.append("an entity has no name")
      return
    }
    guard names.insert(name).inserted else {
      problems.append("there are two entities named \(name)")
      return
    }
    isInEntity = true
    properties = []
    // A class name that begins with a dot belongs to the target's module.
    let named = attributes["representedClassName"].map { $0.drop { $0 == "." } }.map(String.init)
    let className = named.flatMap { $0 == "NSManagedObject" || $0.isEmpty ? nil : $0 }
    let generation: DataModel.Entity.Generation =
      switch attributes["codeGenerationType"] {
      case "class": .whole
      case "category": .properties
      default: .nothing
      }
    if let className, SwiftIdentifier(className) == nil {
      problems.append("\(name) has the class \(className), which is not a valid Swift name")
    }
    entities.append(
      DataModel.Entity(
        name: name,
        className: className.flatMap { SwiftIdentifier($0) == nil ? nil : $0 },
        generation: generation,
        parent: attributes["parentEntity"],
        isAbstract: attributes["isAbstract"] == "YES"
      )
    )
  }

  /// Returns the name of a property if it is a valid Swift name.
  private mutating func propertyName(_ attributes: [String: String]) -> String? {
    let entity = entities[entities.count - 1].name
    guard let name = attributes["name"], SwiftIdentifier(name) != nil, !Self.taken.contains(name)
    else {
      problems.append("\(entity).\(attributes["name"] ?? "") is not a valid property name in Swift")
      return nil
    }
    guard properties.insert(name).inserted else {
      problems.append("\(entity) has two properties named \(name)")
      return nil
    }
    return name
  }

  private mutating func add(attribute attributes: [String: String]) {
    guard let name = propertyName(attributes) else { return }
    let named = attributes["attributeType"] ?? "Undefined"
    let type = AttributeType(rawValue: named)
    if type == nil {
      problems.append("\(entities[entities.count - 1].name).\(name) has the unknown type \(named)")
    }
    entities[entities.count - 1].attributes.append(
      DataModel.Attribute(
        name: name,
        type: type ?? .undefined,
        isOptional: attributes["optional"] == "YES",
        isTransient: attributes["transient"] == "YES",
        isScalar: attributes["usesScalarValueType"] == "YES",
        defaultValue: (type ?? .undefined).literal(
          attributes["defaultValueString"],
          interval: attributes["defaultDateTimeInterval"]
        ),
        className: attributes["customClassName"].flatMap { $0.isSwiftType ? $0 : nil }
      )
    )
  }

  private mutating func add(relationship attributes: [String: String]) {
    guard let name = propertyName(attributes) else { return }
    let entity = entities[entities.count - 1].name
    guard let destination = attributes["destinationEntity"] else {
      problems.append("\(entity).\(name) has no destination")
      return
    }
    entities[entities.count - 1].relationships.append(
      DataModel.Relationship(
        name: name,
        destination: destination,
        inverse: attributes["inverseName"],
        isToMany: attributes["toMany"] == "YES",
        isOrdered: attributes["ordered"] == "YES",
        isOptional: attributes["optional"] == "YES",
        deleteRule: Self.rules[attributes["deletionRule"] ?? ""] ?? "noActionDeleteRule"
      )
    )
  }

  private mutating func add(constraint name: String?) {
    guard let name, let last = entities[entities.count - 1].constraints.indices.last else { return }
    entities[entities.count - 1].constraints[last].append(name)
  }

  private static let rules = [
    "Nullify": "nullifyDeleteRule", "Cascade": "cascadeDeleteRule", "Deny": "denyDeleteRule",
    "No Action": "noActionDeleteRule",
  ]

  /// The names of members that every managed object has.
  private static let taken: Set<String> = [
    "description", "debugDescription", "hash", "hashValue", "entity", "objectID",
    "managedObjectContext", "isInserted", "isUpdated", "isDeleted", "hasChanges", "isFault",
    "faultingState", "objectWillChange", "hasPersistentChangedValues", "self", "superclass",
  ]
}

extension String {
  /// Whether the text consists only of characters that can appear in Swift types: names, brackets and separators.
  fileprivate var isSwiftType: Bool {
    first.map { $0.isLetter || $0 == "_" || $0 == "[" } == true
      && allSatisfy { $0.isLetter || $0.isNumber || "_.[]:<>,? ".contains($0) }
  }
}
