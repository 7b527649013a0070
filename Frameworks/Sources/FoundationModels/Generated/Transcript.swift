// SPDX-License-Identifier: MIT

// Made from Surface/FoundationModels.rows by `make surface`.

@_exported import Foundation
import Observation

/// What was said in a session.
public struct Transcript: RandomAccessCollection, Equatable, Sendable {
  private var entries: [Entry]
  /// Creates a transcript of entries.
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
  /// The first.
  public var startIndex: Int { entries.startIndex }
  /// Behind the last.
  public var endIndex: Int { entries.endIndex }
  /// One of them.
  public subscript(index: Int) -> Entry { entries[index] }
  /// Something that was said.
  public enum Entry: Identifiable, Equatable, CustomStringConvertible, Sendable {
    case instructions(Instructions), prompt(Prompt), toolCalls(ToolCalls), toolOutput(ToolOutput),
      response(Response)
  }
  /// A part of what was said.
  public enum Segment: Identifiable, Equatable, CustomStringConvertible, Sendable {
    case text(TextSegment), structure(StructuredSegment)
  }
  /// A text.
  public struct TextSegment: Identifiable, Equatable, CustomStringConvertible, Sendable {
    /// What identifies it.
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
  /// A value.
  public struct StructuredSegment: Identifiable, Equatable, CustomStringConvertible, Sendable {
    /// What identifies it.
    public var id: String
    /// The name of its type.
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
  /// What the model is to do.
  public struct Instructions: Identifiable, Equatable, CustomStringConvertible, Sendable {
    /// What identifies them.
    public var id: String
    /// Their parts.
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
    /// The words.
    public var description: String { segments.map(\.description).joined(separator: "\n") }
  }
  /// A tool that the model may call.
  public struct ToolDefinition: Equatable, Sendable {
    /// The name.
    public var name: String
    /// What it does.
    public var description: String
    /// Creates a definition.
    public init(name: String, description: String, parameters: GenerationSchema) {
      self.name = name
      self.description = description
    }
    /// Creates the definition of a tool.
    public init(tool: some Tool) {
      name = tool.name
      description = tool.description
    }
  }
  /// What an answer has to be like.
  public struct ResponseFormat: Equatable, Sendable {
    /// The name.
    public let name: String
    /// The form of a type.
    public init<Content: Generable>(type: Content.Type) { name = "\(type)" }
    /// The form of a schema.
    public init(schema: GenerationSchema) { name = schema.debugDescription }
  }
  /// What the model was asked.
  public struct Prompt: Identifiable, Equatable, CustomStringConvertible, Sendable {
    /// What identifies it.
    public var id: String
    /// Its parts.
    public var segments: [Segment]
    /// How the model is to answer.
    public var options: GenerationOptions
    /// What the answer has to be like.
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
    /// The words.
    public var description: String { segments.map(\.description).joined(separator: "\n") }
  }
  /// Tools that the model has called.
  public struct ToolCalls: Identifiable, RandomAccessCollection, Equatable, CustomStringConvertible,
    Sendable
  {
    /// What identifies them.
    public var id: String
    private var calls: [ToolCall]
    /// Creates calls.
    public init(id: String = UUID().uuidString, _ calls: some Sequence<ToolCall>) {
      self.id = id
      self.calls = Array(calls)
    }
    /// The first.
    public var startIndex: Int { calls.startIndex }
    /// Behind the last.
    public var endIndex: Int { calls.endIndex }
    /// One of them.
    public subscript(position: Int) -> ToolCall { calls[position] }
    /// The names of the tools.
    public var description: String { calls.map(\.toolName).joined(separator: ", ") }
  }
  /// A tool that the model has called.
  public struct ToolCall: Identifiable, Equatable, CustomStringConvertible, Sendable {
    /// What identifies it.
    public var id: String
    /// The name of the tool.
    public var toolName: String
    /// What it was given.
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
  /// What a tool gave back.
  public struct ToolOutput: Identifiable, Equatable, CustomStringConvertible, Sendable {
    /// What identifies it.
    public var id: String
    /// The name of the tool.
    public var toolName: String
    /// Its parts.
    public var segments: [Segment]
    /// Creates an output.
    public init(id: String, toolName: String, segments: [Segment]) {
      self.id = id
      self.toolName = toolName
      self.segments = segments
    }
    /// The words.
    public var description: String { segments.map(\.description).joined(separator: "\n") }
  }
  /// What the model answered.
  public struct Response: Identifiable, Equatable, CustomStringConvertible, Sendable {
    /// What identifies it.
    public var id: String
    /// What the model has used.
    public var assetIDs: [String]
    /// Its parts.
    public var segments: [Segment]
    /// Creates an answer.
    public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
      self.id = id
      self.assetIDs = assetIDs
      self.segments = segments
    }
    /// The words.
    public var description: String { segments.map(\.description).joined(separator: "\n") }
  }
}

extension Transcript.Entry {
  /// What identifies it.
  public var id: String { part.id }

  /// The words.
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
  /// What identifies it.
  public var id: String {
    switch self {
    case .text(let it): it.id;
    case .structure(let it): it.id
    }
  }

  /// The words.
  public var description: String {
    switch self {
    case .text(let it): it.description;
    case .structure(let it): it.description
    }
  }
}
