// SPDX-License-Identifier: MIT

// Made from Surface/FoundationModels.rows by `make surface`.

@_exported import Foundation
import Observation

/// The entries of a session.
public struct Transcript: RandomAccessCollection, Equatable, Sendable {
  private var entries: [Entry]
  /// Creates a transcript from entries.
  public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }
  init(_ instructions: FoundationModels.Instructions?, _ tools: [any Tool]) {
    entries =
      instructions.map {
        [
          .instructions(
            Instructions(
              segments: [.text(TextSegment(content: $0.text))],
              toolDefinitions: tools.map { ToolDefinition(tool: $0) }
            )
          )
        ]
      } ?? []
  }
  /// The index of the first entry.
  public var startIndex: Int { entries.startIndex }
  /// The index after the last entry.
  public var endIndex: Int { entries.endIndex }
  /// The entry at an index.
  public subscript(index: Int) -> Entry { entries[index] }
  /// An entry in a transcript.
  public enum Entry: Identifiable, Equatable, CustomStringConvertible, Sendable {
    case instructions(Instructions), prompt(Prompt), toolCalls(ToolCalls), toolOutput(ToolOutput),
      response(Response)
  }
  /// A segment of an entry.
  public enum Segment: Identifiable, Equatable, CustomStringConvertible, Sendable {
    case text(TextSegment), structure(StructuredSegment)
  }
  /// A text segment.
  public struct TextSegment: Identifiable, Equatable, CustomStringConvertible, Sendable {
    /// The identifier.
    public var id: String
    /// The text.
    public var content: String
    /// Creates a segment.
    public init(id: String = UUID().uuidString, content: String) {
      self.id = id
      self.content = content
    }
    /// The text.
    public var description: String { content }
  }
  /// A segment with a structured value.
  public struct StructuredSegment: Identifiable, Equatable, CustomStringConvertible, Sendable {
    /// The identifier.
    public var id: String
    /// The name of the value's type.
    public var source: String
    /// The value.
    public var content: GeneratedContent
    /// Creates a segment.
    public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
      self.id = id
      self.source = source
      self.content = content
    }
    /// The value as JSON.
    public var description: String { content.jsonString }
  }
  /// The instructions for the model.
  public struct Instructions: Identifiable, Equatable, CustomStringConvertible, Sendable {
    /// The identifier.
    public var id: String
    /// The segments.
    public var segments: [Segment]
    /// The tools.
    public var toolDefinitions: [ToolDefinition]
    /// Creates instructions.
    public init(
      id: String = UUID().uuidString,
      segments: [Segment],
      toolDefinitions: [ToolDefinition]
    ) {
      self.id = id
      self.segments = segments
      self.toolDefinitions = toolDefinitions
    }
    /// The text.
    public var description: String { segments.map(\.description).joined(separator: "\n") }
  }
  /// A tool that the model may call.
  public struct ToolDefinition: Equatable, Sendable {
    /// The name.
    public var name: String
    /// The tool's description.
    public var description: String
    /// Creates a definition.
    public init(name: String, description: String, parameters: GenerationSchema) {
      self.name = name
      self.description = description
    }
    /// Creates the definition for a tool.
    public init(tool: some Tool) {
      name = tool.name
      description = tool.description
    }
  }
  /// The required format of a response.
  public struct ResponseFormat: Equatable, Sendable {
    /// The name.
    public let name: String
    /// Creates a format from a type.
    public init<Content: Generable>(type: Content.Type) { name = "\(type)" }
    /// Creates a format from a schema.
    public init(schema: GenerationSchema) { name = schema.debugDescription }
  }
  /// A prompt for the model.
  public struct Prompt: Identifiable, Equatable, CustomStringConvertible, Sendable {
    /// The identifier.
    public var id: String
    /// The segments.
    public var segments: [Segment]
    /// The options for the response.
    public var options: GenerationOptions
    /// The required format of the response.
    public var responseFormat: ResponseFormat?
    /// Creates a prompt.
    public init(
      id: String = UUID().uuidString,
      segments: [Segment],
      options: GenerationOptions = GenerationOptions(),
      responseFormat: ResponseFormat? = nil
    ) {
      self.id = id
      self.segments = segments
      self.options = options
      self.responseFormat = responseFormat
    }
    /// The text.
    public var description: String { segments.map(\.description).joined(separator: "\n") }
  }
  /// The tool calls of a model.
  public struct ToolCalls: Identifiable, RandomAccessCollection, Equatable, CustomStringConvertible,
    Sendable
  {
    /// The identifier.
    public var id: String
    private var calls: [ToolCall]
    /// Creates calls.
    public init(id: String = UUID().uuidString, _ calls: some Sequence<ToolCall>) {
      self.id = id
      self.calls = Array(calls)
    }
    /// The index of the first entry.
    public var startIndex: Int { calls.startIndex }
    /// The index after the last entry.
    public var endIndex: Int { calls.endIndex }
    /// The entry at an index.
    public subscript(position: Int) -> ToolCall { calls[position] }
    /// The names of the tools.
    public var description: String { calls.map(\.toolName).joined(separator: ", ") }
  }
  /// A tool call of a model.
  public struct ToolCall: Identifiable, Equatable, CustomStringConvertible, Sendable {
    /// The identifier.
    public var id: String
    /// The name of the tool.
    public var toolName: String
    /// The arguments.
    public var arguments: GeneratedContent
    /// Creates a call.
    public init(id: String, toolName: String, arguments: GeneratedContent) {
      self.id = id
      self.toolName = toolName
      self.arguments = arguments
    }
    /// The name of the tool.
    public var description: String { toolName }
  }
  /// The output of a tool.
  public struct ToolOutput: Identifiable, Equatable, CustomStringConvertible, Sendable {
    /// The identifier.
    public var id: String
    /// The name of the tool.
    public var toolName: String
    /// The segments.
    public var segments: [Segment]
    /// Creates an output.
    public init(id: String, toolName: String, segments: [Segment]) {
      self.id = id
      self.toolName = toolName
      self.segments = segments
    }
    /// The text.
    public var description: String { segments.map(\.description).joined(separator: "\n") }
  }
  /// The response of the model.
  public struct Response: Identifiable, Equatable, CustomStringConvertible, Sendable {
    /// The identifier.
    public var id: String
    /// The assets that the model used.
    public var assetIDs: [String]
    /// The segments.
    public var segments: [Segment]
    /// Creates a response.
    public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
      self.id = id
      self.assetIDs = assetIDs
      self.segments = segments
    }
    /// The text.
    public var description: String { segments.map(\.description).joined(separator: "\n") }
  }
}

extension Transcript.Entry {
  /// The identifier.
  public var id: String { part.id }

  /// The text.
  public var description: String { part.description }

  private var part: (id: String, description: String) {
    switch self {
    case .instructions(let it): (it.id, it.description);
    case .prompt(let it): (it.id, it.description);
    case .toolCalls(let it): (it.id, it.description);
    case .toolOutput(let it): (it.id, it.description);
    case .response(let it): (it.id, it.description)
    }
  }
}

extension Transcript.Segment {
  /// The identifier.
  public var id: String {
    switch self {
    case .text(let it): it.id;
    case .structure(let it): it.id
    }
  }

  /// The text.
  public var description: String {
    switch self {
    case .text(let it): it.description;
    case .structure(let it): it.description
    }
  }
}
