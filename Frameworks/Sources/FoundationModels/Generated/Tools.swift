// SPDX-License-Identifier: MIT

// Made from Surface/FoundationModels.rows by `make surface`.

@_exported import Foundation
import Observation

/// What a model may call. It never does: there is no model.
public protocol Tool<Arguments, Output>: Sendable {
  /// What it gives back.
  associatedtype Output: PromptRepresentable
  /// What it is given.
  associatedtype Arguments: ConvertibleFromGeneratedContent
  /// The name, by which the model knows it.
  var name: String { get }
  /// What it does, in words.
  var description: String { get }
  /// What it is given.
  var parameters: GenerationSchema { get }
  /// Whether the model learns what it is given.
  var includesSchemaInInstructions: Bool { get }
  /// Does it.
  func call(arguments: Arguments) async throws -> Output
}

extension Tool {
  /// The name of the type.
  public var name: String { "\(Self.self)" }

  /// Yes.
  public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
  /// The schema of the arguments.
  public var parameters: GenerationSchema { Arguments.generationSchema }
}
