// SPDX-License-Identifier: MIT

// Made from Surface/FoundationModels.rows by `make surface`.

@_exported import Foundation
import Observation

/// A type that can be used as instructions.
public protocol InstructionsRepresentable {
  /// The instructions.
  @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

/// A type that can be used as a prompt.
public protocol PromptRepresentable {
  /// The prompt.
  @PromptBuilder var promptRepresentation: Prompt { get }
}

/// The instructions for a model in a whole session.
public struct Instructions: InstructionsRepresentable, Sendable {
  let text: String
  init(text: String) { self.text = text }
  /// Creates instructions from a value.
  public init(_ representable: some InstructionsRepresentable) {
    self = representable.instructionsRepresentation
  }
  /// Creates instructions from parts.
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
    self = try content()
  }
  /// The instructions themselves.
  public var instructionsRepresentation: Instructions { self }
}

/// A prompt for a model.
public struct Prompt: PromptRepresentable, Sendable {
  let text: String
  init(text: String) { self.text = text }
  /// Creates a prompt from a value.
  public init(_ representable: some PromptRepresentable) {
    self = representable.promptRepresentation
  }
  /// Creates a prompt from parts.
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
  /// The instructions themselves.
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
  /// The elements, one after another.
  public var instructionsRepresentation: Instructions {
    Instructions(text: map(\.instructionsRepresentation.text).joined(separator: "\n"))
  }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
  /// The elements, one after another.
  public var promptRepresentation: Prompt {
    Prompt(text: map(\.promptRepresentation.text).joined(separator: "\n"))
  }
}

/// Combines parts of instructions.
@resultBuilder public struct InstructionsBuilder {
  /// Returns a part.
  public static func buildExpression<Part: InstructionsRepresentable>(_ expression: Part) -> Part {
    expression
  }
  /// Returns a part.
  public static func buildExpression(_ expression: Instructions) -> Instructions { expression }
  /// Returns the combined parts.
  public static func buildBlock(_ component: Instructions) -> Instructions { component }
  /// Combines parts, each on a separate line.
  public static func buildBlock<each Part: InstructionsRepresentable>(
    _ components: repeat each Part
  ) -> Instructions {
    var lines: [String] = []
    repeat lines.append((each components).instructionsRepresentation.text)
    return Instructions(text: lines.joined(separator: "\n"))
  }
  /// Combines the parts of a loop.
  public static func buildArray(_ components: [some InstructionsRepresentable]) -> Instructions {
    Instructions(text: components.map(\.instructionsRepresentation.text).joined(separator: "\n"))
  }
  /// Returns the parts of an `if`.
  public static func buildEither(first component: some InstructionsRepresentable) -> Instructions {
    component.instructionsRepresentation
  }
  /// Returns the parts of an `else`.
  public static func buildEither(second component: some InstructionsRepresentable) -> Instructions {
    component.instructionsRepresentation
  }
  /// Returns the parts of an `if` without an `else`.
  public static func buildOptional(_ component: Instructions?) -> Instructions {
    component ?? Instructions(text: "")
  }
  /// Returns the parts of an availability check.
  public static func buildLimitedAvailability(_ component: some InstructionsRepresentable)
    -> Instructions
  { component.instructionsRepresentation }
}

/// Combines parts of a prompt.
@resultBuilder public struct PromptBuilder {
  /// Returns a part.
  public static func buildExpression<Part: PromptRepresentable>(_ expression: Part) -> Part {
    expression
  }
  /// Returns a part.
  public static func buildExpression(_ expression: Prompt) -> Prompt { expression }
  /// Returns the combined parts.
  public static func buildBlock(_ component: Prompt) -> Prompt { component }
  /// Combines parts, each on a separate line.
  public static func buildBlock<each Part: PromptRepresentable>(_ components: repeat each Part)
    -> Prompt
  {
    var lines: [String] = []
    repeat lines.append((each components).promptRepresentation.text)
    return Prompt(text: lines.joined(separator: "\n"))
  }
  /// Combines the parts of a loop.
  public static func buildArray(_ components: [some PromptRepresentable]) -> Prompt {
    Prompt(text: components.map(\.promptRepresentation.text).joined(separator: "\n"))
  }
  /// Returns the parts of an `if`.
  public static func buildEither(first component: some PromptRepresentable) -> Prompt {
    component.promptRepresentation
  }
  /// Returns the parts of an `else`.
  public static func buildEither(second component: some PromptRepresentable) -> Prompt {
    component.promptRepresentation
  }
  /// Returns the parts of an `if` without an `else`.
  public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt(text: "") }
  /// Returns the parts of an availability check.
  public static func buildLimitedAvailability(_ component: some PromptRepresentable) -> Prompt {
    component.promptRepresentation
  }
}
