// SPDX-License-Identifier: MIT

// Made from Surface/FoundationModels.rows by `make surface`.

@_exported import Foundation
import Observation

/// What can be made of what a model generates.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  /// Creates a value of what was generated.
  init(_ content: GeneratedContent) throws
}

/// What can be given to a model.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
  /// The value as a model generates it.
  var generatedContent: GeneratedContent { get }
}

/// What a model can generate.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// A value of which not all has arrived.
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
  /// What the value consists of.
  static var generationSchema: GenerationSchema { get }
}

/// What identifies a value while it arrives.
public struct GenerationID: Hashable, Sendable {
  private let id = UUID()
  /// Creates an identifier.
  public init() {}
}

/// What a generated value consists of. No model reads it.
public struct GenerationSchema: CustomDebugStringConvertible, Sendable {
  private let name: String
  private let parts: [String]
  /// The name, and what it consists of.
  public var debugDescription: String { "\(name)(\(parts.joined(separator: ", ")))" }
  /// A part of a value.
  public struct Property: Sendable {
    fileprivate let name: String
    /// Creates a part.
    public init<Value: Generable>(
      name: String,
      description: String? = nil,
      type: Value.Type,
      guides: [GenerationGuide<Value>] = []
    ) { self.name = name }
    /// Creates a part that may be missing.
    public init<Value: Generable>(
      name: String,
      description: String? = nil,
      type: Value?.Type,
      guides: [GenerationGuide<Value>] = []
    ) { self.name = name }
    /// Creates a text of a form.
    public init<Output>(
      name: String,
      description: String? = nil,
      type: String.Type,
      guides: [Regex<Output>] = []
    ) { self.name = name }
    /// Creates a text of a form that may be missing.
    public init<Output>(
      name: String,
      description: String? = nil,
      type: String?.Type,
      guides: [Regex<Output>] = []
    ) { self.name = name }
  }
  /// What is wrong with a schema.
  public enum SchemaError: Error, LocalizedError, Sendable {
    /// More about it.
    public struct Context: Sendable {
      /// Words for developers.
      public let debugDescription: String
      /// Creates a context.
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }
    case duplicateType(schema: String?, type: String, context: Context)
    case duplicateProperty(schema: String, property: String, context: Context)
    case emptyTypeChoices(schema: String, context: Context)
    case undefinedReferences(schema: String?, references: [String], context: Context)
  }
  /// Creates a schema of a type with parts.
  public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
    name = "\(type)"
    parts = properties.map(\.name)
  }
  /// Creates a schema of one of some texts.
  public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
    name = "\(type)"
    parts = choices
  }
  /// Creates a schema of one of some types.
  public init(
    type: any Generable.Type,
    description: String? = nil,
    anyOf types: [any Generable.Type]
  ) {
    name = "\(type)"
    parts = types.map { "\($0)" }
  }
  /// Creates a schema that was made while the program runs.
  public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
    name = root.name
    parts = root.parts
  }
}

/// A schema that is made while the program runs. No model reads it.
public struct DynamicGenerationSchema: Sendable {
  fileprivate let name: String
  fileprivate let parts: [String]
  /// A part of a value.
  public struct Property: Sendable {
    fileprivate let name: String
    /// Creates a part.
    public init(
      name: String,
      description: String? = nil,
      schema: DynamicGenerationSchema,
      isOptional: Bool = false
    ) { self.name = name }
  }
  /// Creates a schema with parts.
  public init(name: String, description: String? = nil, properties: [Property]) {
    self.name = name
    parts = properties.map(\.name)
  }
  /// Creates a schema of one of some schemas.
  public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
    self.name = name
    parts = choices.map(\.name)
  }
  /// Creates a schema of one of some texts.
  public init(name: String, description: String? = nil, anyOf choices: [String]) {
    self.name = name
    parts = choices
  }
  /// Creates a schema of a list.
  public init(
    arrayOf itemSchema: DynamicGenerationSchema,
    minimumElements: Int? = nil,
    maximumElements: Int? = nil
  ) {
    name = "Array"
    parts = [itemSchema.name]
  }
  /// Creates a schema of a type.
  public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
    name = "\(type)"
    parts = []
  }
  /// Creates a schema that is described elsewhere.
  public init(referenceTo name: String) {
    self.name = name
    parts = []
  }
}

/// What a generated value has to be like. No model reads it.
public struct GenerationGuide<Value>: Sendable {
  init() {}
}

extension GenerationGuide where Value == String {
  /// Exactly a text.
  public static func constant(_ value: String) -> GenerationGuide<String> { GenerationGuide() }

  /// One of some texts.
  public static func anyOf(_ values: [String]) -> GenerationGuide<String> { GenerationGuide() }

  /// A text of a form.
  public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> {
    GenerationGuide()
  }
}

extension GenerationGuide where Value == Int {
  /// At least a number.
  public static func minimum(_ value: Int) -> GenerationGuide<Int> { GenerationGuide() }

  /// At most a number.
  public static func maximum(_ value: Int) -> GenerationGuide<Int> { GenerationGuide() }

  /// A number of a range.
  public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> { GenerationGuide() }
}

extension GenerationGuide where Value == Double {
  /// At least a number.
  public static func minimum(_ value: Double) -> GenerationGuide<Double> { GenerationGuide() }

  /// At most a number.
  public static func maximum(_ value: Double) -> GenerationGuide<Double> { GenerationGuide() }

  /// A number of a range.
  public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> {
    GenerationGuide()
  }
}

extension GenerationGuide where Value == Float {
  /// At least a number.
  public static func minimum(_ value: Float) -> GenerationGuide<Float> { GenerationGuide() }

  /// At most a number.
  public static func maximum(_ value: Float) -> GenerationGuide<Float> { GenerationGuide() }

  /// A number of a range.
  public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> {
    GenerationGuide()
  }
}

extension GenerationGuide where Value == Decimal {
  /// At least a number.
  public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> { GenerationGuide() }

  /// At most a number.
  public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> { GenerationGuide() }

  /// A number of a range.
  public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> {
    GenerationGuide()
  }
}

extension GenerationGuide {
  /// At least some entries.
  public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide() }

  /// At most some entries.
  public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide() }

  /// Some entries.
  public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide() }

  /// A number of entries.
  public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide() }

  /// Entries of which each is like that.
  public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<
    [Element]
  > where Value == [Element] { GenerationGuide() }
}

extension GenerationGuide where Value == [Never] {
  /// At least some entries, of any type.
  public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { GenerationGuide() }

  /// At most some entries, of any type.
  public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { GenerationGuide() }

  /// Some entries, of any type.
  public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> {
    GenerationGuide()
  }

  /// A number of entries, of any type.
  public static func count(_ count: Int) -> GenerationGuide<Value> { GenerationGuide() }
}
