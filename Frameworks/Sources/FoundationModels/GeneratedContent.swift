// SPDX-License-Identifier: MIT

import A11yFrameworkParts
import Foundation

/// A value in the form in which a language model generates it: JSON, with its properties in order.
public struct GeneratedContent: Generable, Equatable, CustomDebugStringConvertible, Sendable {
  /// The kind of a value.
  public enum Kind: Equatable, Sendable {
    /// No value.
    case null
    /// A Boolean value.
    case bool(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([GeneratedContent])
    /// A structure, with its properties by name and the order of their names.
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }

  /// The value's kind.
  public let kind: Kind
  /// The identifier of the value while it is being received.
  public var id: GenerationID?

  /// Creates a value of a given kind.
  public init(kind: Kind, id: GenerationID? = nil) {
    self.kind = kind
    self.id = id
  }

  /// Returns whether two values are equal, ignoring their identifiers.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.kind == rhs.kind }

  /// Whether the whole value has been received, which is always the case.
  public var isComplete: Bool { true }

  /// Returns the value converted to another type.
  ///
  /// - Throws: `decodingFailure` if the conversion is not possible.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self
  ) throws -> Value { try Value(self) }

  /// Returns a property converted to a type.
  ///
  /// - Throws: `decodingFailure` if the property is missing or has another type.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self,
    forProperty property: String
  ) throws -> Value {
    guard let content = try properties()[property] else {
      throw mismatch("the property \"\(property)\"")
    }
    return try Value(content)
  }

  /// Returns a property converted to a type, or `nil` if it is missing or null.
  ///
  /// - Throws: `decodingFailure` if the property has another type.
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

  /// Returns the error for a value that does not have the expected type.
  func mismatch(_ expected: String) -> LanguageModelSession.GenerationError {
    .decodingFailure(.init(debugDescription: "expected \(expected), but found \(jsonString)"))
  }
}

// MARK: Making values

extension GeneratedContent {
  /// Creates a structure from properties; the last one with a given name wins.
  public init(
    properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>,
    id: GenerationID? = nil
  ) {
    self.init(properties: properties.map { ($0.key, $0.value) }, id: id) { $1 }
  }

  /// Creates a structure from properties, combining those with the same name.
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

  /// Creates a value from one of another type.
  public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }

  /// Creates a value from one of another type, with an identifier.
  public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
    self.init(kind: value.generatedContent.kind, id: id)
  }

  /// Creates a copy of a value.
  public init(_ content: GeneratedContent) throws { self = content }

  /// The value itself.
  public var generatedContent: GeneratedContent { self }

  /// A schema with the type's name.
  public static var generationSchema: GenerationSchema {
    GenerationSchema(type: Self.self, properties: [])
  }
}

// MARK: JSON

extension GeneratedContent {
  /// Parses a value.
  ///
  /// - Throws: `decodingFailure` if the text is not valid JSON.
  public init(json: String) throws {
    do throws(OrderedJSON.Fault) {
      self.init(try OrderedJSON(json))
    } catch {
      throw LanguageModelSession.GenerationError.decodingFailure(
        .init(debugDescription: error.description)
      )
    }
  }

  private init(_ json: OrderedJSON) {
    switch json {
    case .null: self.init(kind: .null)
    case .bool(let flag): self.init(kind: .bool(flag))
    case .number(let number): self.init(kind: .number(number))
    case .string(let text): self.init(kind: .string(text))
    case .array(let elements): self.init(kind: .array(elements.map(Self.init)))
    case .object(let members):
      let values = members.map { ($0.name, Self($0.value)) }
      self.init(
        kind: .structure(
          properties: Dictionary(uniqueKeysWithValues: values),
          orderedKeys: members.map(\.name)
        )
      )
    }
  }

  /// The value as JSON.
  public var jsonString: String { json.text }

  private var json: OrderedJSON {
    switch kind {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.json))
    case .structure(let properties, let keys):
      .object(keys.map { ($0, properties[$0]?.json ?? .null) })
    }
  }

  /// The value as JSON.
  public var debugDescription: String { jsonString }
}
