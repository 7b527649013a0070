// SPDX-License-Identifier: MIT

import A11yJSON

/// A JSON value that preserves the order of members in objects.
public indirect enum OrderedJSON: Sendable {
  /// The value `null`.
  case null
  /// A Boolean value.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A string.
  case string(String)
  /// The elements of a JSON array.
  case array([OrderedJSON])
  /// The members of a JSON object. If a member name occurs more than once, its last value is stored at the position of
  /// its first occurrence.
  case object([(name: String, value: OrderedJSON)])

  /// A syntax error and its position in the JSON text.
  public struct Fault: Error, CustomStringConvertible {
    /// The error message, which includes the byte offset of the error.
    public let description: String
  }

  /// Parses JSON text.
  public init(_ text: String) throws(Fault) {
    var cursor = JSONCursor(Array(text.utf8))
    do {
      self = try Self.read(&cursor, depth: 0)
      try cursor.finish()
    } catch {
      throw Fault(description: "\(error.message), at byte \(error.offset)")
    }
  }

  private static func read(
    _ cursor: inout JSONCursor,
    depth: Int
  ) throws(JSONCursor.Fault) -> Self {
    guard depth < JSONValue.depthLimit else {
      try cursor.skipValue()
      return .null
    }
    switch cursor.peek() {
    case UInt8(ascii: "["):
      var elements: [Self] = []
      try cursor.array { cursor throws(JSONCursor.Fault) in
        elements.append(try read(&cursor, depth: depth + 1))
      }
      return .array(elements)
    case UInt8(ascii: "{"):
      var values: [String: Self] = [:]
      var names: [String] = []
      try cursor.object { cursor, name throws(JSONCursor.Fault) in
        if values.updateValue(try read(&cursor, depth: depth + 1), forKey: name) == nil {
          names.append(name)
        }
      }
      return .object(names.map { ($0, values[$0] ?? .null) })
    default:
      switch try JSONValue(&cursor) {
      case .string(let text): return .string(text)
      case .number(let number): return .number(number)
      case .bool(let flag): return .bool(flag)
      default: return .null
      }
    }
  }

  /// The value as JSON text.
  public var text: String {
    switch self {
    case .null: "null"
    case .bool(let flag): JSONValue.bool(flag).text
    case .number(let number): JSONValue.number(number).text
    case .string(let text): text.inJSON
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.name.inJSON): \($0.value.text)" }.joined(separator: ", ") + "}"
    }
  }
}
