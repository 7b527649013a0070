// SPDX-License-Identifier: MIT

// Made from Surface/FoundationModels.rows by `make surface`.

@_exported import Foundation
import Observation

/// A tool that a model may call. It is never called, because there is no model.
public protocol Tool<Arguments, Output>: Sendable {
  /// The type of the output.
  associatedtype Output: PromptRepresentable
  /// The type of the arguments.
  associatedtype Arguments: ConvertibleFromGeneratedContent
  /// The name by which the model knows the tool.
  var name: String { get }
  /// A description of the tool.
  var description: String { get }
  /// The schema of the arguments.
  var parameters: GenerationSchema { get }
  /// Whether the instructions include the schema of the arguments.
  var includesSchemaInInstructions: Bool { get }
  /// Performs the tool's action.
  func call(arguments: Arguments) async throws -> Output
}

extension Tool {
  /// The name of the type.
  public var name: String { "\(Self.self)" }

  /// By default, the schema is included.
  public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
  /// The schema of the arguments.
  public var parameters: GenerationSchema { Arguments.generationSchema }
}
