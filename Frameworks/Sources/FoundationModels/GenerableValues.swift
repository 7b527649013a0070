// SPDX-License-Identifier: MIT

import Foundation

// What a model generates has parts, and ends in these types.

extension Generable {
  /// The schema of the type, by its name.
  public static var generationSchema: GenerationSchema {
    GenerationSchema(type: Self.self, properties: [])
  }

  /// The value as one of which all has arrived.
  public func asPartiallyGenerated() -> PartiallyGenerated {
    do {
      return try PartiallyGenerated(generatedContent)
    } catch {
      preconditionFailure("\(Self.self) does not read what it writes: \(error)")
    }
  }
}

extension String: Generable {
  /// Reads a value, or throws `decodingFailure`.
  public init(_ content: GeneratedContent) throws {
    guard case .string(let text) = content.kind else { throw content.mismatch("a text") }
    self = text
  }

  /// The value as a model generates it.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
}

extension Bool: Generable {
  /// Reads a value, or throws `decodingFailure`.
  public init(_ content: GeneratedContent) throws {
    guard case .bool(let flag) = content.kind else { throw content.mismatch("true or false") }
    self = flag
  }

  /// The value as a model generates it.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}

extension Double: Generable {
  /// Reads a value, or throws `decodingFailure`.
  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind else { throw content.mismatch("a number") }
    self = number
  }

  /// The value as a model generates it.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}

extension Float: Generable {
  /// Reads a value, or throws `decodingFailure`.
  public init(_ content: GeneratedContent) throws { self = Float(try Double(content)) }

  /// The value as a model generates it.
  public var generatedContent: GeneratedContent { Double(self).generatedContent }
}

extension Int: Generable {
  /// Reads a value, or throws `decodingFailure`.
  public init(_ content: GeneratedContent) throws {
    guard let whole = Int(exactly: try Double(content)) else {
      throw content.mismatch("a whole number")
    }
    self = whole
  }

  /// The value as a model generates it.
  public var generatedContent: GeneratedContent { Double(self).generatedContent }
}

extension Decimal: Generable {
  /// Reads a value, or throws `decodingFailure`.
  public init(_ content: GeneratedContent) throws { self = Decimal(try Double(content)) }

  /// The value as a model generates it.
  public var generatedContent: GeneratedContent {
    NSDecimalNumber(decimal: self).doubleValue.generatedContent
  }
}

extension Never: Generable {
  /// Reads a value, or throws `decodingFailure`.
  public init(_ content: GeneratedContent) throws { throw content.mismatch("any type") }

  /// The value as a model generates it.
  public var generatedContent: GeneratedContent { switch self {} }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
  /// Reads a value, or throws `decodingFailure`.
  public init(_ content: GeneratedContent) throws {
    guard case .array(let elements) = content.kind else { throw content.mismatch("a list") }
    self = try elements.map { try Element($0) }
  }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
  /// The value as a model generates it.
  public var generatedContent: GeneratedContent {
    GeneratedContent(kind: .array(map(\.generatedContent)))
  }
}

extension Array: Generable where Element: Generable {
  /// A list of which not all has arrived.
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]
}

extension Optional where Wrapped: Generable {
  /// A value of which not all has arrived.
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

extension Optional: InstructionsRepresentable, PromptRepresentable, ConvertibleToGeneratedContent
where Wrapped: ConvertibleToGeneratedContent {
  /// The value as a model generates it.
  public var generatedContent: GeneratedContent {
    self?.generatedContent ?? GeneratedContent(kind: .null)
  }
}
