// SPDX-License-Identifier: MIT

// Made from Surface/FoundationModels.rows by `make surface`.

@_exported import Foundation
import Observation

/// What instructions can be made of.
public protocol InstructionsRepresentable {
  /// The instructions.
  @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

/// What a prompt can be made of.
public protocol PromptRepresentable {
  /// The prompt.
  @PromptBuilder var promptRepresentation: Prompt { get }
}

/// What a model is to do in a whole session.
public struct Instructions: InstructionsRepresentable, Sendable {
  let text: String
  init(text: String) { self.text = text }
  /// Creates instructions of a value.
  public init(_ representable: some InstructionsRepresentable) {
    self = representable.instructionsRepresentation
  }
  /// Creates instructions of parts.
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
    self = try content()
  }
  /// Itself.
  public var instructionsRepresentation: Instructions { self }
}

/// What a model is asked.
public struct Prompt: PromptRepresentable, Sendable {
  let text: String
  init(text: String) { self.text = text }
  /// Creates a prompt of a value.
  public init(_ representable: some PromptRepresentable) {
    self = representable.promptRepresentation
  }
  /// Creates a prompt of parts.
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
  /// Itself.
  public var promptRepresentation: Prompt { self }
}

extension String: InstructionsRepresentable, PromptRepresentable {
  /// The text.
  public var instructionsRepresentation: Instructions { Instructions(text: self) }

  /// The text.
  public var promptRepresentation: Prompt { Prompt(text: self) }
}

extension ConvertibleToGeneratedContent {
  /// The content as JSON.
  public var instructionsRepresentation: Instructions {
    Instructions(text: generatedContent.jsonString)
  }

  /// The content as JSON.
  public var promptRepresentation: Prompt { Prompt(text: generatedContent.jsonString) }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
  /// One after the other.
  public var instructionsRepresentation: Instructions {
    Instructions(text: map(\.instructionsRepresentation.text).joined(separator: "\n"))
  }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
  /// One after the other.
  public var promptRepresentation: Prompt {
    Prompt(text: map(\.promptRepresentation.text).joined(separator: "\n"))
  }
}

/// Puts parts of instructions together.
@resultBuilder public struct InstructionsBuilder {
  /// Takes a part.
  public static func buildExpression<Part: InstructionsRepresentable>(_ expression: Part) -> Part {
    expression
  }
  /// Takes a part.
  public static func buildExpression(_ expression: Instructions) -> Instructions { expression }
  /// Takes all parts.
  public static func buildBlock(_ component: Instructions) -> Instructions { component }
  /// Puts parts on lines of their own.
  public static func buildBlock<each Part: InstructionsRepresentable>(
    _ components: repeat each Part
  ) -> Instructions {
    var lines: [String] = []
    repeat lines.append((each components).instructionsRepresentation.text)
    return Instructions(text: lines.joined(separator: "\n"))
  }
  /// Takes the parts of a loop.
  public static func buildArray(_ components: [some InstructionsRepresentable]) -> Instructions {
    Instructions(text: components.map(\.instructionsRepresentation.text).joined(separator: "\n"))
  }
  /// Takes the parts of an `if`.
  public static func buildEither(first component: some InstructionsRepresentable) -> Instructions {
    component.instructionsRepresentation
  }
  /// Takes the parts of an `else`.
  public static func buildEither(second component: some InstructionsRepresentable) -> Instructions {
    component.instructionsRepresentation
  }
  /// Takes the parts of an `if` without an `else`.
  public static func buildOptional(_ component: Instructions?) -> Instructions {
    component ?? Instructions(text: "")
  }
  /// Takes the parts of an availability check.
  public static func buildLimitedAvailability(_ component: some InstructionsRepresentable)
    -> Instructions
  { component.instructionsRepresentation }
}

/// Puts parts of a prompt together.
@resultBuilder public struct PromptBuilder {
  /// Takes a part.
  public static func buildExpression<Part: PromptRepresentable>(_ expression: Part) -> Part {
    expression
  }
  /// Takes a part.
  public static func buildExpression(_ expression: Prompt) -> Prompt { expression }
  /// Takes all parts.
  public static func buildBlock(_ component: Prompt) -> Prompt { component }
  /// Puts parts on lines of their own.
  public static func buildBlock<each Part: PromptRepresentable>(_ components: repeat each Part)
    -> Prompt
  {
    var lines: [String] = []
    repeat lines.append((each components).promptRepresentation.text)
    return Prompt(text: lines.joined(separator: "\n"))
  }
  /// Takes the parts of a loop.
  public static func buildArray(_ components: [some PromptRepresentable]) -> Prompt {
    Prompt(text: components.map(\.promptRepresentation.text).joined(separator: "\n"))
  }
  /// Takes the parts of an `if`.
  public static func buildEither(first component: some PromptRepresentable) -> Prompt {
    component.promptRepresentation
  }
  /// Takes the parts of an `else`.
  public static func buildEither(second component: some PromptRepresentable) -> Prompt {
    component.promptRepresentation
  }
  /// Takes the parts of an `if` without an `else`.
  public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt(text: "") }
  /// Takes the parts of an availability check.
  public static func buildLimitedAvailability(_ component: some PromptRepresentable) -> Prompt {
    component.promptRepresentation
  }
}
