// SPDX-License-Identifier: MIT

// Made from Surface/FoundationModels.rows by `make surface`.

@_exported import Foundation
import Observation

/// A conversation with the language model. There is no model, so every request fails.
public final class LanguageModelSession: Observable, Sendable {
  /// The transcript, which contains the instructions.
  public let transcript: Transcript
  /// Whether the model is responding, which is never the case.
  public var isResponding: Bool { false }
  private init(_ transcript: Transcript) { self.transcript = transcript }
  /// Creates a session that continues a conversation.
  public convenience init(
    model: SystemLanguageModel = .default,
    tools: [any Tool] = [],
    transcript: Transcript
  ) { self.init(transcript) }
  /// Creates a session with instructions.
  public convenience init(
    model: SystemLanguageModel = .default,
    tools: [any Tool] = [],
    instructions: Instructions? = nil
  ) { self.init(Transcript(instructions, tools)) }
  /// Creates a session with instructions.
  public convenience init(
    model: SystemLanguageModel = .default,
    tools: [any Tool] = [],
    instructions: String
  ) { self.init(model: model, tools: tools, instructions: Instructions(instructions)) }
  /// Creates a session with instructions.
  public convenience init(
    model: SystemLanguageModel = .default,
    tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows { try self.init(model: model, tools: tools, instructions: instructions()) }
  /// Does nothing, because there is no model to load.
  public func prewarm(promptPrefix: Prompt? = nil) {}
  /// Returns an empty description of feedback, because there are no responses.
  @discardableResult public func logFeedbackAttachment(
    sentiment: LanguageModelFeedback.Sentiment?,
    issues: [LanguageModelFeedback.Issue] = [],
    desiredOutput: Transcript.Entry? = nil
  ) -> Data { Data() }
  /// Always fails, because there is no model.
  @discardableResult nonisolated(nonsending) public func respond(
    to prompt: Prompt,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw GenerationError.noModel }
  /// Returns a stream that always fails, because there is no model.
  public func streamResponse(to prompt: Prompt, options: GenerationOptions = GenerationOptions())
    -> ResponseStream<String>
  { ResponseStream() }
  /// Always fails, because there is no model.
  @discardableResult nonisolated(nonsending) public func respond(
    to prompt: String,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw GenerationError.noModel }
  /// Returns a stream that always fails, because there is no model.
  public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions())
    -> ResponseStream<String>
  { ResponseStream() }
  /// Always fails, because there is no model.
  @discardableResult nonisolated(nonsending) public func respond(
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> { throw GenerationError.noModel }
  /// Returns a stream that always fails, because there is no model.
  public func streamResponse(
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<String> { ResponseStream() }
  /// Always fails, because there is no model.
  @discardableResult nonisolated(nonsending) public func respond(
    to prompt: Prompt,
    schema: GenerationSchema,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> { throw GenerationError.noModel }
  /// Returns a stream that always fails, because there is no model.
  public func streamResponse(
    to prompt: Prompt,
    schema: GenerationSchema,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<GeneratedContent> { ResponseStream() }
  /// Always fails, because there is no model.
  @discardableResult nonisolated(nonsending) public func respond(
    to prompt: String,
    schema: GenerationSchema,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> { throw GenerationError.noModel }
  /// Returns a stream that always fails, because there is no model.
  public func streamResponse(
    to prompt: String,
    schema: GenerationSchema,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<GeneratedContent> { ResponseStream() }
  /// Always fails, because there is no model.
  @discardableResult nonisolated(nonsending) public func respond(
    schema: GenerationSchema,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<GeneratedContent> { throw GenerationError.noModel }
  /// Returns a stream that always fails, because there is no model.
  public func streamResponse(
    schema: GenerationSchema,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<GeneratedContent> { ResponseStream() }
  /// Always fails, because there is no model.
  @discardableResult nonisolated(nonsending) public func respond<Content: Generable>(
    to prompt: Prompt,
    generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw GenerationError.noModel }
  /// Returns a stream that always fails, because there is no model.
  public func streamResponse<Content: Generable>(
    to prompt: Prompt,
    generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }
  /// Always fails, because there is no model.
  @discardableResult nonisolated(nonsending) public func respond<Content: Generable>(
    to prompt: String,
    generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw GenerationError.noModel }
  /// Returns a stream that always fails, because there is no model.
  public func streamResponse<Content: Generable>(
    to prompt: String,
    generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }
  /// Always fails, because there is no model.
  @discardableResult nonisolated(nonsending) public func respond<Content: Generable>(
    generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> { throw GenerationError.noModel }
  /// Returns a stream that always fails, because there is no model.
  public func streamResponse<Content: Generable>(
    generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<Content> { ResponseStream() }
}

extension LanguageModelSession {
  /// A response. None is ever created.
  public struct Response<Content: Generable> {
    /// The requested content.
    public let content: Content
    /// The content in the form in which the model generated it.
    public let rawContent: GeneratedContent
    /// The transcript entries for the response.
    public let transcriptEntries: ArraySlice<Transcript.Entry>
  }

  /// A response that arrives in parts. It fails, because there is no model.
  public struct ResponseStream<Content: Generable>: AsyncSequence, Sendable {
    /// The content received so far. None is ever received.
    public struct Snapshot {
      /// The requested content, as far as it is known.
      public let content: Content.PartiallyGenerated
      /// The content in the form in which the model generated it.
      public let rawContent: GeneratedContent
    }
    /// A snapshot of the response.
    public typealias Element = Snapshot
    /// An iterator that waits for snapshots.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Always fails, because there is no model.
      public mutating func next() async throws -> Snapshot? { throw GenerationError.noModel }
    }
    /// Returns an iterator that waits for snapshots.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    /// Always fails, because there is no model.
    nonisolated(nonsending) public func collect() async throws -> Response<Content> {
      throw GenerationError.noModel
    }
  }

  /// The reason a response could not be generated.
  public enum GenerationError: Error, LocalizedError, Sendable {
    /// Additional information.
    public struct Context: Sendable {
      /// A description for developers.
      public let debugDescription: String
      /// Creates a context.
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }
    /// A model's refusal to respond.
    public struct Refusal: Sendable {
      /// Creates a refusal.
      public init(transcriptEntries: [Transcript.Entry]) {}
      /// The reason for the refusal. Requesting it always fails, because there is no model.
      public var explanation: Response<String> {
        get async throws { throw GenerationError.noModel }
      }
      /// The reason for the refusal. Requesting it always fails, because there is no model.
      public var explanationStream: ResponseStream<String> { ResponseStream() }
    }
    case exceededContextWindowSize(Context), assetsUnavailable(Context), guardrailViolation(Context)
    case unsupportedGuide(Context), unsupportedLanguageOrLocale(Context), decodingFailure(Context)
    case rateLimited(Context), concurrentRequests(Context), refusal(Refusal, Context)
    /// A description of the error.
    public var errorDescription: String? {
      if case .assetsUnavailable = self {
        "There is no language model on this device."
      } else {
        nil
      }
    }
    static var noModel: Self {
      .assetsUnavailable(Context(debugDescription: "There is no language model."))
    }
  }

  /// An error for a tool that failed.
  public struct ToolCallError: Error, LocalizedError {
    /// The tool.
    public var tool: any Tool
    /// The error with which it failed.
    public var underlyingError: any Error
    /// Creates an error.
    public init(tool: any Tool, underlyingError: any Error) {
      self.tool = tool
      self.underlyingError = underlyingError
    }
    /// A description of the error.
    public var errorDescription: String? { "The tool \(tool.name) has failed." }
  }
}

extension LanguageModelSession.Response: Sendable where Content: Sendable {}

extension LanguageModelSession.ResponseStream.Snapshot: Sendable
where Content.PartiallyGenerated: Sendable {}

/// A user's feedback about a response, which is not sent.
public enum LanguageModelFeedback {
  /// Whether the user likes the response.
  public enum Sentiment: CaseIterable, Sendable {
    case positive, negative, neutral
  }
  /// A problem with the response.
  public struct Issue: Sendable {
    /// The category of a problem.
    public enum Category: CaseIterable, Sendable {
      case unhelpful, tooVerbose, didNotFollowInstructions, incorrect, stereotypeOrBias
      case suggestiveOrSexual, vulgarOrOffensive, triggeredGuardrailUnexpectedly
    }
    /// The category.
    public let category: Category
    /// The user's explanation.
    public let explanation: String?
    /// Creates an issue.
    public init(category: Category, explanation: String? = nil) {
      self.category = category
      self.explanation = explanation
    }
  }
}
