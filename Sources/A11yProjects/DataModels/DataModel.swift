// SPDX-License-Identifier: MIT

/// An Xcode data model, which consists of entities and their properties.
struct DataModel {
  /// An entity in a data model, which describes a kind of object.
  struct Entity {
    /// The extent of the code that Xcode generates for the entity's class.
    enum Generation { case whole, properties, nothing }

    let name: String
    /// The name of the entity's class, or `nil` if the entity's objects have no specific class.
    let className: String?
    let generation: Generation
    var parent: String?
    let isAbstract: Bool
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
    /// Groups of attributes whose combined values must be unique among objects.
    var constraints: [[String]] = []
  }

  /// An attribute of an entity.
  struct Attribute {
    let name: String
    let type: AttributeType
    let isOptional: Bool
    let isTransient: Bool
    let isScalar: Bool
    /// The initial value for new objects, as Swift code.
    let defaultValue: String?
    /// The Swift class of the values of a transformable attribute. The store does not define the type of a
    /// transformable attribute's values.
    let className: String?
  }

  /// A relationship to objects of an entity.
  struct Relationship {
    let name: String
    let destination: String
    let inverse: String?
    let isToMany: Bool
    let isOrdered: Bool
    let isOptional: Bool
    let deleteRule: String
  }

  /// The name of the model's file.
  let name: String
  private(set) var entities: [Entity] = []
  /// The omitted parts of the model, with the reasons.
  private(set) var problems: [String] = []

  /// Reads a model's contents.
  init(named name: String, _ text: String) throws(XMLTags.Damage) {
    self.name = name
    var reader = DataModelReader()
    for event in try XMLTags(text).events { reader.take(event) }
    guard reader.isModel else { throw XMLTags.Damage(line: 1, reason: "<model> is missing") }
    problems = reader.problems
    entities = reader.entities
    removeBrokenEnds()
  }

  subscript(_ name: String) -> Entity? { entities.first { $0.name == name } }

  /// Removes references to missing entities and breaks cycles among parent entities.
  private mutating func removeBrokenEnds() {
    let places = Dictionary(entities.indices.map { (entities[$0].name, $0) }) { first, _ in first }
    for index in entities.indices {
      let entity = entities[index]
      var seen: Set<String> = []
      var parent = entity.parent
      while let next = parent, seen.insert(next).inserted {
        guard let place = places[next] else {
          if next == entity.parent {
            drop("\(entity.name) has the parent \(next), which does not exist", index)
          }
          break
        }
        if next == entity.name { drop("\(next) inherits from itself", index) }
        parent = entities[place].parent
      }
      entities[index].relationships.removeAll { relationship in
        guard places[relationship.destination] == nil else { return false }
        problems.append(
          "\(entity.name).\(relationship.name) has the destination \(relationship.destination), which does not exist"
        )
        return true
      }
    }
  }

  private mutating func drop(_ problem: String, _ index: Int) {
    problems.append(problem)
    entities[index].parent = nil
  }
}

/// The type of an attribute, with its name in the model and its name in Swift.
enum AttributeType: String, CaseIterable {
  case integer16 = "Integer 16"
  case integer32 = "Integer 32"
  case integer64 = "Integer 64"
  case decimal = "Decimal"
  case double = "Double"
  case float = "Float"
  case string = "String"
  case boolean = "Boolean"
  case date = "Date"
  case binary = "Binary"
  case uuid = "UUID"
  case uri = "URI"
  case transformable = "Transformable"
  case objectID = "ObjectID"
  case undefined = "Undefined"

  /// The `NSAttributeType` case for the attribute's type.
  var caseName: String {
    switch self {
    case .integer16: "integer16AttributeType"
    case .integer32: "integer32AttributeType"
    case .integer64: "integer64AttributeType"
    case .decimal: "decimalAttributeType"
    case .double: "doubleAttributeType"
    case .float: "floatAttributeType"
    case .string: "stringAttributeType"
    case .boolean: "booleanAttributeType"
    case .date: "dateAttributeType"
    case .binary: "binaryDataAttributeType"
    case .uuid: "UUIDAttributeType"
    case .uri: "URIAttributeType"
    case .transformable: "transformableAttributeType"
    case .objectID: "objectIDAttributeType"
    case .undefined: "undefinedAttributeType"
    }
  }

  /// Returns the Swift type of a property, which is a scalar type if one is requested and exists.
  func swiftType(isScalar: Bool) -> String {
    switch self {
    case .integer16: isScalar ? "Int16" : "NSNumber?"
    case .integer32: isScalar ? "Int32" : "NSNumber?"
    case .integer64: isScalar ? "Int64" : "NSNumber?"
    case .double: isScalar ? "Double" : "NSNumber?"
    case .float: isScalar ? "Float" : "NSNumber?"
    case .boolean: isScalar ? "Bool" : "NSNumber?"
    case .decimal: "NSDecimalNumber?"
    case .string: "String?"
    case .date: "Date?"
    case .binary: "Data?"
    case .uuid: "UUID?"
    case .uri: "URL?"
    case .transformable: "NSObject?"
    case .objectID: "NSManagedObjectID?"
    case .undefined: "Any?"
    }
  }

  /// Returns a default value as Swift code, or `nil` if there is none or it does not fit the type.
  func literal(_ text: String?, interval: String?) -> String? {
    switch self {
    case .integer16, .integer32, .integer64: text.flatMap { Int64($0) }.map { "\($0)" }
    case .double, .float:
      text.flatMap(Double.init).flatMap { $0.isFinite ? "\($0)" : nil }
    case .decimal:
      text.flatMap(Double.init).flatMap { $0.isFinite ? text : nil }
        .map { "NSDecimalNumber(string: \(SwiftLiteral.text($0)))" }
    case .string: text.map(SwiftLiteral.text)
    case .boolean: text.map { "\($0 == "YES" || $0 == "1" || $0 == "true")" }
    case .date:
      interval.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
        .map { "Date(timeIntervalSinceReferenceDate: \($0))" }
    case .uuid: text.map { "UUID(uuidString: \(SwiftLiteral.text($0)))" }
    case .uri: text.map { "URL(string: \(SwiftLiteral.text($0)))" }
    case .binary, .transformable, .objectID, .undefined: nil
    }
  }
}
