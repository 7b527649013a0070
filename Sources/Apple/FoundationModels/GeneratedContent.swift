// SPDX-License-Identifier: MIT

import A11yJSON
import Foundation

/// A value as a language model generates it: JSON, with its properties in order.
public struct GeneratedContent: Generable, Equatable, CustomDebugStringConvertible, Sendable {
  /// What a value is.
  public enum Kind: Equatable, Sendable {
    /// Nothing.
    case null
    /// A truth value.
    case bool(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([GeneratedContent])
    /// Properties, by their names and in their order.
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }

  /// What the value is.
  public let kind: Kind
  /// What identifies the value while it arrives.
  public var id: GenerationID?

  /// Creates a value of a kind.
  public init(kind: Kind, id: GenerationID? = nil) {
    self.kind = kind
    self.id = id
  }

  /// Whether two values are the same, however they are identified.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.kind == rhs.kind }

  /// Whether all of the value has arrived, as it always has.
  public var isComplete: Bool { true }

  /// The value as another type.
  ///
  /// - Throws: `decodingFailure` if it is none.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self
  ) throws -> Value { try Value(self) }

  /// A property as a type.
  ///
  /// - Throws: `decodingFailure` if there is none, or it has another type.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self,
    forProperty property: String
  ) throws -> Value {
    guard let content = try properties()[property] else { throw mismatch("\"\(property)\"") }
    return try Value(content)
  }

  /// A property as a type; `nil` if it is missing or null.
  ///
  /// - Throws: `decodingFailure` if it has another type.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value?.Type = Value?.self,
    forProperty property: String
  ) throws -> Value? {
    guard let content = try properties()[property], content.kind != .null else { return nil }
    return try Value(content)
  }

  private func properties() throws -> [String: GeneratedContent] {
    guard case .structure(let properties, _) = kind else { throw mismatch("a structure") }
    return properties
  }

  /// The error of a value that is not what it should be.
  func mismatch(_ expected: String) -> LanguageModelSession.GenerationError {
    .decodingFailure(.init(debugDescription: "\(jsonString) lacks \(expected)"))
  }
}

// MARK: Making values

extension GeneratedContent {
  /// Creates a structure of properties, the last of those with one name.
  public init(
    properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>,
    id: GenerationID? = nil
  ) {
    self.init(properties: properties.map { ($0.key, $0.value) }, id: id) { $1 }
  }

  /// Creates a structure of properties, joining those with one name.
  public init<S: Sequence>(
    properties: S,
    id: GenerationID? = nil,
    uniquingKeysWith combine:
      (GeneratedContent, GeneratedContent) throws -> some ConvertibleToGeneratedContent
  ) rethrows where S.Element == (String, any ConvertibleToGeneratedContent) {
    var found: [String: GeneratedContent] = [:]
    var keys: [String] = []
    for (key, value) in properties {
      if let earlier = found[key] {
        found[key] = try combine(earlier, value.generatedContent).generatedContent
      } else {
        keys.append(key)
        found[key] = value.generatedContent
      }
    }
    self.init(kind: .structure(properties: found, orderedKeys: keys), id: id)
  }

  /// Creates a list.
  public init<S: Sequence>(
    elements: S,
    id: GenerationID? = nil
  ) where S.Element == any ConvertibleToGeneratedContent {
    self.init(kind: .array(elements.map(\.generatedContent)), id: id)
  }

  /// Creates a value of another type's.
  public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }

  /// Creates a value of another type's, with what identifies it.
  public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
    self.init(kind: value.generatedContent.kind, id: id)
  }

  /// Creates the same value.
  public init(_ content: GeneratedContent) throws { self = content }

  /// Itself.
  public var generatedContent: GeneratedContent { self }

  /// The schema of the type, by its name.
  public static var generationSchema: GenerationSchema {
    GenerationSchema(type: Self.self, properties: [])
  }
}

// MARK: JSON

extension GeneratedContent {
  /// Reads a value.
  ///
  /// - Throws: `decodingFailure` if the text is no JSON.
  public init(json: String) throws {
    var cursor = JSONCursor(Array(json.utf8))
    do {
      self = try Self.read(&cursor)
      try cursor.finish()
    } catch {
      throw LanguageModelSession.GenerationError.decodingFailure(
        .init(debugDescription: "\(error.message), at byte \(error.offset)")
      )
    }
  }

  private static func read(
    _ cursor: inout JSONCursor,
    depth: Int = 0
  ) throws(JSONCursor.Fault) -> Self {
    guard depth < JSONValue.depthLimit else {
      try cursor.skipValue()
      return Self(kind: .null)
    }
    switch cursor.peek() {
    case UInt8(ascii: "["):
      var elements: [Self] = []
      try cursor.array { cursor throws(JSONCursor.Fault) in
        elements.append(try read(&cursor, depth: depth + 1))
      }
      return Self(kind: .array(elements))
    case UInt8(ascii: "{"):
      var properties: [String: Self] = [:]
      var keys: [String] = []
      try cursor.object { cursor, key throws(JSONCursor.Fault) in
        if properties.updateValue(try read(&cursor, depth: depth + 1), forKey: key) == nil {
          keys.append(key)
        }
      }
      return Self(kind: .structure(properties: properties, orderedKeys: keys))
    default:
      switch try JSONValue(&cursor) {
      case .string(let text): return Self(kind: .string(text))
      case .number(let number): return Self(kind: .number(number))
      case .bool(let flag): return Self(kind: .bool(flag))
      default: return Self(kind: .null)
      }
    }
  }

  /// The value as JSON.
  public var jsonString: String {
    switch kind {
    case .null: "null"
    case .bool(let flag): JSONValue.bool(flag).text
    case .number(let number): JSONValue.number(number).text
    case .string(let text): text.inJSON
    case .array(let elements): "[" + elements.map(\.jsonString).joined(separator: ", ") + "]"
    case .structure(let properties, let keys):
      "{"
        + keys.map { "\($0.inJSON): \(properties[$0]?.jsonString ?? "null")" }
        .joined(separator: ", ") + "}"
    }
  }

  /// The value as JSON.
  public var debugDescription: String { jsonString }
}
