// SPDX-License-Identifier: MIT

/// The Swift code that Xcode generates for a target's data models, which consists of classes, properties, and the
/// models themselves.
struct DataModelCode {
  static let path = "DataModels.swift"

  private let models: [DataModel]
  /// The names declared in the target's files.
  private let declared: Set<Substring>

  init(of models: [DataModel], beside files: [SourceFile]) {
    self.models = models
    declared = files.reduce(into: []) { $0.formUnion(SwiftWords(in: $1.text).declared) }
  }

  /// The text of the generated file, or `nil` if there is no model.
  var text: String? {
    guard !models.isEmpty else { return nil }
    var parts = [
      "// Generated from the data models, as by Xcode.\nimport CoreData\nimport Foundation\n"
    ]
    for (number, model) in models.enumerated() {
      parts += model.entities.compactMap { code(of: $0, in: model) }
      parts.append(description(of: model, number))
    }
    return parts.joined(separator: "\n")
  }

  // MARK: Classes

  /// Returns the class of an entity if the class is in the target, either generated or declared in a file.
  private func className(of entity: DataModel.Entity) -> String? {
    guard let name = entity.className,
      entity.generation == .whole || declared.contains(name[...])
    else { return nil }
    return SwiftIdentifier(name)?.text
  }

  /// Returns the class of an entity or of its nearest ancestor that has one.
  private func nearestClass(of name: String?, in model: DataModel) -> String {
    var name = name
    while let entity = name.flatMap({ model[$0] }) {
      if let found = className(of: entity) { return found }
      name = entity.parent
    }
    return "NSManagedObject"
  }

  private func code(of entity: DataModel.Entity, in model: DataModel) -> String? {
    guard entity.generation != .nothing, let name = className(of: entity) else { return nil }
    let parent = nearestClass(of: entity.parent, in: model)
    var text = entity.generation == .whole ? "public class \(name): \(parent) {}\n\n" : ""
    let result = "NSFetchRequest<\(name)>"
    var members = [
      "@nonobjc public class func fetchRequest() -> \(result) {"
        + " \(result)(entityName: \(SwiftLiteral.text(entity.name))) }"
    ]
    members += entity.attributes.map { attribute in
      let type =
        attribute.type == .transformable
        ? attribute.className.map { "\($0)?" } : nil
      return property(
        attribute.name,
        type ?? attribute.type.swiftType(isScalar: attribute.isScalar)
      )
    }
    members += entity.relationships.flatMap { code(of: $0, in: model) }
    text += "extension \(name) {\n\(members.map { "  \($0)\n" }.joined())}\n"
    if parent == "NSManagedObject" { text += "\nextension \(name): Identifiable {}\n" }
    return text
  }

  private func property(_ name: String, _ type: String) -> String {
    let key = SwiftLiteral.text(name)
    return "public var \(SwiftIdentifier(name)?.text ?? name): \(type) {"
      + " get { _managed(\(key)) } set { _setManaged(newValue, \(key)) } }"
  }

  private func code(of relationship: DataModel.Relationship, in model: DataModel) -> [String] {
    let type = nearestClass(of: relationship.destination, in: model)
    let (name, key) = (relationship.name, SwiftLiteral.text(relationship.name))
    guard relationship.isToMany else { return [property(name, "\(type)?")] }
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    var members = [property(name, "\(set)?")]
    for value in [type, set] {
      members.append("public func addTo\(capital)(_ value: \(value)) { _add(value, to: \(key)) }")
      members.append(
        "public func removeFrom\(capital)(_ value: \(value)) { _remove(value, from: \(key)) }"
      )
    }
    guard relationship.isOrdered else { return members }
    for (value, place) in [(type, "Int"), ("[\(type)]", "NSIndexSet")] {
      members += [
        "public func insertInto\(capital)(_ value: \(value), at place: \(place)) {"
          + " _insert(value, at: place, of: \(key)) }",
        "public func removeFrom\(capital)(at place: \(place)) { _remove(at: place, from: \(key)) }",
        "public func replace\(capital)(at place: \(place), with value: \(value)) {"
          + " _replace(at: place, of: \(key), with: value) }",
      ]
    }
    return members
  }

  // MARK: Models

  private func description(of model: DataModel, _ number: Int) -> String {
    let lines = model.entities.flatMap { entity in
      [line(of: entity)] + entity.attributes.map(line) + entity.relationships.map(line)
    }
    return """
      enum GeneratedModel\(number + 1): _GeneratedModel {
        static var _modelName: String { \(SwiftLiteral.text(model.name)) }

        static func _makeModel() -> NSManagedObjectModel {
          var model = _ModelMaker(in: Self.self)
      \(lines.map { "    \($0)\n" }.joined())    return model.model
        }
      }

      """
  }

  private func line(of entity: DataModel.Entity) -> String {
    var arguments = [SwiftLiteral.text(entity.name)]
    if className(of: entity) != nil, let name = entity.className {
      arguments.append("className: \(SwiftLiteral.text(name))")
    }
    if let parent = entity.parent { arguments.append("parent: \(SwiftLiteral.text(parent))") }
    if entity.isAbstract { arguments.append("isAbstract: true") }
    let constraints = entity.constraints.filter { !$0.isEmpty }.map {
      "[\($0.map(SwiftLiteral.text).joined(separator: ", "))]"
    }
    if !constraints.isEmpty {
      arguments.append("unique: [\(constraints.joined(separator: ", "))]")
    }
    return "model.entity(\(arguments.joined(separator: ", ")))"
  }

  private func line(of attribute: DataModel.Attribute) -> String {
    var arguments = [SwiftLiteral.text(attribute.name), ".\(attribute.type.caseName)"]
    if !attribute.isOptional { arguments.append("isOptional: false") }
    if attribute.isTransient { arguments.append("isTransient: true") }
    if let value = attribute.defaultValue { arguments.append("defaultValue: \(value)") }
    return "model.attribute(\(arguments.joined(separator: ", ")))"
  }

  private func line(of relationship: DataModel.Relationship) -> String {
    var arguments = [
      SwiftLiteral.text(relationship.name), "to: \(SwiftLiteral.text(relationship.destination))",
    ]
    if let inverse = relationship.inverse {
      arguments.append("inverse: \(SwiftLiteral.text(inverse))")
    }
    if relationship.isToMany { arguments.append("isToMany: true") }
    if relationship.isOrdered { arguments.append("isOrdered: true") }
    if !relationship.isOptional { arguments.append("isOptional: false") }
    arguments.append("deleteRule: .\(relationship.deleteRule)")
    return "model.relationship(\(arguments.joined(separator: ", ")))"
  }
}
