// SPDX-License-Identifier: MIT

/// A JSON value, for documents that are small or written by programs, such as messages, reports and manifests.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The maximum nesting depth. Values that are nested more deeply are replaced by `null`.
  package static let depthLimit = 64

  /// The member of an object with the given name, or `null` if the object has no such member or the value is not an
  /// object.
  package subscript(name: String) -> JSONValue {
    if case .object(let members) = self { members[name] ?? .null } else { .null }
  }

  /// The members of an object, or an empty dictionary for any other value.
  package var members: [String: JSONValue] {
    if case .object(let members) = self { members } else { [:] }
  }
  /// The text of a string, or `nil` for any other value.
  package var string: String? { if case .string(let text) = self { text } else { nil } }
  /// The value of a number, or `nil` for any other value.
  package var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The value of an integer, or `nil` for any other value.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }
  /// Whether the value is `true`, as opposed to any other value.
  package var isTrue: Bool { self == .bool(true) }
  /// The entries of an array, or an empty array for any other value.
  package var array: [JSONValue] { if case .array(let entries) = self { entries } else { [] } }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }
}

extension JSONValue {
  /// Reads a document that consists of one value.
  ///
  /// - Throws: The first syntax error.
  package init(json: some Sequence<UInt8>) throws(JSONCursor.Fault) {
    var cursor = JSONCursor(Array(json))
    try self.init(&cursor)
    try cursor.finish()
  }

  /// Reads one value.
  package init(_ cursor: inout JSONCursor, depth: Int = 0) throws(JSONCursor.Fault) {
    guard depth < Self.depthLimit else {
      try cursor.skipValue()
      self = .null
      return
    }
    switch cursor.peek() {
    case UInt8(ascii: "\""): self = .string(try cursor.string())
    case UInt8(ascii: "["):
      var entries: [JSONValue] = []
      try cursor.array { cursor throws(JSONCursor.Fault) in
        entries.append(try JSONValue(&cursor, depth: depth + 1))
      }
      self = .array(entries)
    case UInt8(ascii: "{"):
      var members: [String: JSONValue] = [:]
      try cursor.object { cursor, key throws(JSONCursor.Fault) in
        members[key] = try JSONValue(&cursor, depth: depth + 1)
      }
      self = .object(members)
    default:
      switch try cursor.word() {
      case "true": self = .bool(true)
      case "false": self = .bool(false)
      case "null": self = .null
      case let number: self = Double(number).map { .number($0) } ?? .null
      }
    }
  }

  /// The value as JSON.
  package var text: String {
    switch self {
    case .null: return "null"
    case .bool(let flag): return flag ? "true" : "false"
    case .number(let number):
      guard number.isFinite else { return "null" }
      return Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let text): return text.inJSON
    case .array(let entries): return "[" + entries.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      let written = members.sorted { $0.key < $1.key }.map { "\($0.key.inJSON):\($0.value.text)" }
      return "{" + written.joined(separator: ",") + "}"
    }
  }
}
