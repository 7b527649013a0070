// SPDX-License-Identifier: MIT

import Foundation

// Every value that a model generates is composed of the types in this file.

extension Generable {
  /// A schema that contains only the type's name.
  public static var generationSchema: GenerationSchema {
    GenerationSchema(type: Self.self, properties: [])
  }

  /// Returns the value as a partially generated value that is already complete.
  public func asPartiallyGenerated() -> PartiallyGenerated {
    do {
      return try PartiallyGenerated(generatedContent)
    } catch {
      preconditionFailure("\(Self.self) cannot be read from its own generated content: \(error)")
    }
  }
}

extension String: Generable {
  /// Reads a value from generated content, or throws `decodingFailure` if the content does not match the type.
  public init(_ content: GeneratedContent) throws {
    guard case .string(let text) = content.kind else { throw content.mismatch("a string") }
    self = text
  }

  /// The value, in the form that a model generates.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
}

extension Bool: Generable {
  /// Reads a value from generated content, or throws `decodingFailure` if the content does not match the type.
  public init(_ content: GeneratedContent) throws {
    guard case .bool(let flag) = content.kind else { throw content.mismatch("true or false") }
    self = flag
  }

  /// The value, in the form that a model generates.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}

extension Double: Generable {
  /// Reads a value from generated content, or throws `decodingFailure` if the content does not match the type.
  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind else { throw content.mismatch("a number") }
    self = number
  }

  /// The value, in the form that a model generates.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}

extension Float: Generable {
  /// Reads a value from generated content, or throws `decodingFailure` if the content does not match the type.
  public init(_ content: GeneratedContent) throws { self = Float(try Double(content)) }

  /// The value, in the form that a model generates.
  public var generatedContent: GeneratedContent { Double(self).generatedContent }
}

extension Int: Generable {
  /// Reads a value from generated content, or throws `decodingFailure` if the content does not match the type.
  public init(_ content: GeneratedContent) throws {
    guard let whole = Int(exactly: try Double(content)) else {
      throw content.mismatch("a whole number")
    }
    self = whole
  }

  /// The value, in the form that a model generates.
  public var generatedContent: GeneratedContent { Double(self).generatedContent }
}

extension Decimal: Generable {
  /// Reads a value from generated content, or throws `decodingFailure` if the content does not match the type.
  public init(_ content: GeneratedContent) throws { self = Decimal(try Double(content)) }

  /// The value, in the form that a model generates.
  public var generatedContent: GeneratedContent {
    NSDecimalNumber(decimal: self).doubleValue.generatedContent
  }
}

extension Never: Generable {
  /// Reads a value from generated content, or throws `decodingFailure` if the content does not match the type.
  public init(_ content: GeneratedContent) throws { throw content.mismatch("no value") }

  /// The value, in the form that a model generates.
  public var generatedContent: GeneratedContent { switch self {} }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
  /// Reads a value from generated content, or throws `decodingFailure` if the content does not match the type.
  public init(_ content: GeneratedContent) throws {
    guard case .array(let elements) = content.kind else { throw content.mismatch("an array") }
    self = try elements.map { try Element($0) }
  }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
  /// The value, in the form that a model generates.
  public var generatedContent: GeneratedContent {
    GeneratedContent(kind: .array(map(\.generatedContent)))
  }
}

extension Array: Generable where Element: Generable {
  /// The type of a partially received list.
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]
}

extension Optional where Wrapped: Generable {
  /// The type of a partially received value.
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

extension Optional: InstructionsRepresentable, PromptRepresentable, ConvertibleToGeneratedContent
where Wrapped: ConvertibleToGeneratedContent {
  /// The value, in the form that a model generates.
  public var generatedContent: GeneratedContent {
    self?.generatedContent ?? GeneratedContent(kind: .null)
  }
}
