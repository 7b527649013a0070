// SPDX-License-Identifier: MIT

// Made from Surface/FoundationModels.rows by `make surface`.

@_exported import Foundation
import Observation

/// A type that can be created from generated content.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  /// Creates a value from generated content.
  init(_ content: GeneratedContent) throws
}

/// A type that can be given to a model.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
  /// The value in the form in which a model generates it.
  var generatedContent: GeneratedContent { get }
}

/// A type that a model can generate.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// A value of which only a part has been received.
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
  /// The schema of the type.
  static var generationSchema: GenerationSchema { get }
}

/// The identifier of a value while it is being received.
public struct GenerationID: Hashable, Sendable {
  private let id = UUID()
  /// Creates an identifier.
  public init() {}
}

/// The schema of a generated value. No model reads it.
public struct GenerationSchema: CustomDebugStringConvertible, Sendable {
  private let name: String
  private let parts: [String]
  /// The name and the parts.
  public var debugDescription: String { "\(name)(\(parts.joined(separator: ", ")))" }
  /// A property of a value.
  public struct Property: Sendable {
    fileprivate let name: String
    /// Creates a property.
    public init<Value: Generable>(
      name: String,
      description: String? = nil,
      type: Value.Type,
      guides: [GenerationGuide<Value>] = []
    ) { self.name = name }
    /// Creates an optional property.
    public init<Value: Generable>(
      name: String,
      description: String? = nil,
      type: Value?.Type,
      guides: [GenerationGuide<Value>] = []
    ) { self.name = name }
    /// Creates a property for a string that matches a pattern.
    public init<Output>(
      name: String,
      description: String? = nil,
      type: String.Type,
      guides: [Regex<Output>] = []
    ) { self.name = name }
    /// Creates an optional property for a string that matches a pattern.
    public init<Output>(
      name: String,
      description: String? = nil,
      type: String?.Type,
      guides: [Regex<Output>] = []
    ) { self.name = name }
  }
  /// An error in a schema.
  public enum SchemaError: Error, LocalizedError, Sendable {
    /// Additional information.
    public struct Context: Sendable {
      /// A description for developers.
      public let debugDescription: String
      /// Creates a context.
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }
    case duplicateType(schema: String?, type: String, context: Context)
    case duplicateProperty(schema: String, property: String, context: Context)
    case emptyTypeChoices(schema: String, context: Context)
    case undefinedReferences(schema: String?, references: [String], context: Context)
  }
  /// Creates a schema for a type with properties.
  public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
    name = "\(type)"
    parts = properties.map(\.name)
  }
  /// Creates a schema for one of several strings.
  public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
    name = "\(type)"
    parts = choices
  }
  /// Creates a schema for one of several types.
  public init(
    type: any Generable.Type,
    description: String? = nil,
    anyOf types: [any Generable.Type]
  ) {
    name = "\(type)"
    parts = types.map { "\($0)" }
  }
  /// Creates a schema from ones created at run time.
  public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
    name = root.name
    parts = root.parts
  }
}

/// A schema that is created at run time. No model reads it.
public struct DynamicGenerationSchema: Sendable {
  fileprivate let name: String
  fileprivate let parts: [String]
  /// A property of a value.
  public struct Property: Sendable {
    fileprivate let name: String
    /// Creates a property.
    public init(
      name: String,
      description: String? = nil,
      schema: DynamicGenerationSchema,
      isOptional: Bool = false
    ) { self.name = name }
  }
  /// Creates a schema with properties.
  public init(name: String, description: String? = nil, properties: [Property]) {
    self.name = name
    parts = properties.map(\.name)
  }
  /// Creates a schema for one of several schemas.
  public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
    self.name = name
    parts = choices.map(\.name)
  }
  /// Creates a schema for one of several strings.
  public init(name: String, description: String? = nil, anyOf choices: [String]) {
    self.name = name
    parts = choices
  }
  /// Creates a schema for a list.
  public init(
    arrayOf itemSchema: DynamicGenerationSchema,
    minimumElements: Int? = nil,
    maximumElements: Int? = nil
  ) {
    name = "Array"
    parts = [itemSchema.name]
  }
  /// Creates a schema for a type.
  public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
    name = "\(type)"
    parts = []
  }
  /// Creates a reference to a schema.
  public init(referenceTo name: String) {
    self.name = name
    parts = []
  }
}

/// A constraint on a generated value. No model reads it.
public struct GenerationGuide<Value>: Sendable {
  init() {}
}

extension GenerationGuide where Value == String {
  /// Returns a constraint to a single string.
  public static func constant(_ value: String) -> GenerationGuide<String> { GenerationGuide() }

  /// Returns a constraint to one of several strings.
  public static func anyOf(_ values: [String]) -> GenerationGuide<String> { GenerationGuide() }

  /// Returns a constraint to strings that match a pattern.
  public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> {
    GenerationGuide()
  }
}

extension GenerationGuide where Value == Int {
  /// Returns a constraint to a minimum.
  public static func minimum(_ value: Int) -> GenerationGuide<Int> { GenerationGuide() }

  /// Returns a constraint to a maximum.
  public static func maximum(_ value: Int) -> GenerationGuide<Int> { GenerationGuide() }

  /// Returns a constraint to a range.
  public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> { GenerationGuide() }
}

extension GenerationGuide where Value == Double {
  /// Returns a constraint to a minimum.
  public static func minimum(_ value: Double) -> GenerationGuide<Double> { GenerationGuide() }

  /// Returns a constraint to a maximum.
  public static func maximum(_ value: Double) -> GenerationGuide<Double> { GenerationGuide() }

  /// Returns a constraint to a range.
  public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> {
    GenerationGuide()
  }
}

extension GenerationGuide where Value == Float {
  /// Returns a constraint to a minimum.
  public static func minimum(_ value: Float) -> GenerationGuide<Float> { GenerationGuide() }

  /// Returns a constraint to a maximum.
  public static func maximum(_ value: Float) -> GenerationGuide<Float> { GenerationGuide() }

  /// Returns a constraint to a range.
  public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> {
    GenerationGuide()
  }
}

extension GenerationGuide where Value == Decimal {
  /// Returns a constraint to a minimum.
  public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> { GenerationGuide() }

  /// Returns a constraint to a maximum.
  public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> { GenerationGuide() }

  /// Returns a constraint to a range.
  public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> {
    GenerationGuide()
  }
}

extension GenerationGuide {
  /// Returns a constraint to a minimum number of elements.
  public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide() }

  /// Returns a constraint to a maximum number of elements.
  public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide() }

  /// Returns a constraint to a range of numbers of elements.
  public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide() }

  /// Returns a constraint to a number of elements.
  public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide() }

  /// Returns a constraint on each element.
  public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<
    [Element]
  > where Value == [Element] { GenerationGuide() }
}

extension GenerationGuide where Value == [Never] {
  /// Returns a constraint to a minimum number of elements of any type.
  public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { GenerationGuide() }

  /// Returns a constraint to a maximum number of elements of any type.
  public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { GenerationGuide() }

  /// Returns a constraint to a range of numbers of elements of any type.
  public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> {
    GenerationGuide()
  }

  /// Returns a constraint to a number of elements of any type.
  public static func count(_ count: Int) -> GenerationGuide<Value> { GenerationGuide() }
}
