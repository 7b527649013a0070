// SPDX-License-Identifier: MIT

import A11yFrameworkParts
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
