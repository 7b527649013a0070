// SPDX-License-Identifier: MIT

import A11yJSON

/// The type of a parameter or of a member of a result.
package indirect enum ValueKind: Hashable, Sendable {
  case string
  case integer(ClosedRange<Int>)
  case number(ClosedRange<Double>)
  case flag
  /// A string from a list of allowed strings.
  case choice([String])
  case list(ValueKind)
  /// An object whose members all have the same type.
  case map(ValueKind)
  case object([Field])
  /// A value of any type, as described in the summary of its field.
  case any
}

/// A named value, which is a method's parameter or an object's member.
package struct Field: Hashable, Sendable {
  /// The value's name.
  package var name: String
  /// The value's type.
  package var kind: ValueKind
  /// The meaning of the value, in one sentence.
  package var summary: String
  /// Whether the value is required.
  package var isRequired: Bool

  /// Creates a required field.
  package init(_ name: String, _ kind: ValueKind, _ summary: String) {
    self.init(name, kind, summary, isRequired: true)
  }

  private init(_ name: String, _ kind: ValueKind, _ summary: String, isRequired: Bool) {
    (self.name, self.kind, self.summary, self.isRequired) = (name, kind, summary, isRequired)
  }

  /// Creates an optional field.
  package static func optional(_ name: String, _ kind: ValueKind, _ summary: String) -> Field {
    Field(name, kind, summary, isRequired: false)
  }
}

extension ValueKind {
  /// Returns the reason that a value does not have this type, or `nil` if it does.
  ///
  /// - Parameter name: The value's name, which the reason mentions.
  package func fault(in value: JSONValue, named name: String) -> String? {
    switch (self, value) {
    case (.any, _), (.string, .string), (.flag, .bool): return nil
    case (.integer(let range), .number):
      guard let number = value.integer, range.contains(number) else { break }
      return nil
    case (.number(let range), .number(let number)) where range.contains(number): return nil
    case (.choice(let choices), .string(let text)) where choices.contains(text): return nil
    case (.list(let kind), .array(let entries)):
      return entries.lazy.compactMap { kind.fault(in: $0, named: "an entry of \(name)") }.first
    case (.map(let kind), .object(let members)):
      return members.sorted { $0.key < $1.key }.lazy
        .compactMap { kind.fault(in: $0.value, named: "\(name).\($0.key)") }.first
    case (.object(let fields), .object): return fields.fault(in: value, named: name + ".")
    default: break
    }
    return "“\(name)” must be \(words)"
  }

  /// The type's name in words.
  package var words: String {
    switch self {
    case .string: "a string"
    case .integer(let range):
      Self.words("a whole number", "\(range.lowerBound)", "\(range.upperBound)")
    case .number(let range):
      Self.words(
        "a number",
        JSONValue.number(range.lowerBound).text,
        JSONValue.number(range.upperBound).text
      )
    case .flag: "true or false"
    case .choice(let choices): "one of " + choices.map { "“\($0)”" }.joined(separator: ", ")
    case .list: "an array"
    case .map, .object: "an object"
    case .any: "a value"
    }
  }

  private static func words(_ kind: String, _ least: String, _ most: String) -> String {
    "\(kind) from \(least) to \(most)"
  }

  /// The JSON Schema for the type.
  package var schema: JSONValue {
    switch self {
    case .string: ["type": "string"]
    case .integer(let range):
      [
        "type": "integer", "minimum": .number(Double(range.lowerBound)),
        "maximum": .number(Double(range.upperBound)),
      ]
    case .number(let range):
      [
        "type": "number", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ]
    case .flag: ["type": "boolean"]
    case .choice(let choices): ["type": "string", "enum": .array(choices.map { .string($0) })]
    case .list(let kind): ["type": "array", "items": kind.schema]
    case .map(let kind): ["type": "object", "additionalProperties": kind.schema]
    case .object(let fields): fields.schema
    case .any: [:]
    }
  }
}

extension [Field] {
  /// Returns the reason that an object does not match these fields, or `nil` if it does.
  package func fault(in value: JSONValue, named prefix: String = "") -> String? {
    let members = value.members
    for field in self {
      guard let member = members[field.name], member != .null else {
        if field.isRequired { return "“\(prefix)\(field.name)” is missing" }
        continue
      }
      if let fault = field.kind.fault(in: member, named: prefix + field.name) { return fault }
    }
    let unknown = members.keys.filter { name in !contains { $0.name == name } }.sorted().first
    return unknown.map { "there is no parameter called “\(prefix)\($0)”" }
  }

  /// The JSON Schema for an object with these fields.
  package var schema: JSONValue {
    var properties: [String: JSONValue] = [:]
    for field in self {
      var schema = field.kind.schema.members
      schema["description"] = .string(field.summary)
      properties[field.name] = .object(schema)
    }
    var members: [String: JSONValue] = [
      "type": "object", "properties": .object(properties), "additionalProperties": false,
    ]
    let required = filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { members["required"] = .array(required) }
    return .object(members)
  }
}
