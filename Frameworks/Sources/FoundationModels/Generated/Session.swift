// SPDX-License-Identifier: MIT

// Made from Surface/FoundationModels.rows by `make surface`.

@_exported import Foundation
import Observation

/// A conversation with the language model. There is none, so each question fails.
public final class LanguageModelSession: Observable, Sendable {
  /// What was said: the instructions.
  public let transcript: Transcript
  /// Whether the model is answering: it never is.
  public var isResponding: Bool { false }
  private init(_ transcript: Transcript) { self.transcript = transcript }
  /// Goes on with a conversation.
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
  /// Loads the model. There is none.
  public func prewarm(promptPrefix: Prompt? = nil) {}
  /// Describes an answer for Apple. There is none, so it is empty.
  @discardableResult public func logFeedbackAttachment(
    sentiment: LanguageModelFeedback.Sentiment?,
    issues: [LanguageModelFeedback.Issue] = [],
    desiredOutput: Transcript.Entry? = nil
  ) -> Data { Data() }
  /// Always fails: there is no model.
  @discardableResult nonisolated(nonsending) public func respond(
    to prompt: Prompt,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw GenerationError.noModel }
  /// Gives a stream that always fails: there is no model.
  public func streamResponse(to prompt: Prompt, options: GenerationOptions = GenerationOptions())
    -> ResponseStream<String>
  { ResponseStream() }
  /// Always fails: there is no model.
  @discardableResult nonisolated(nonsending) public func respond(
    to prompt: String,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw GenerationError.noModel }
  /// Gives a stream that always fails: there is no model.
  public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions())
    -> ResponseStream<String>
  { ResponseStream() }
  /// Always fails: there is no model.
  @discardableResult nonisolated(nonsending) public func respond(
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> { throw GenerationError.noModel }
  /// Gives a stream that always fails: there is no model.
  public func streamResponse(
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<String> { ResponseStream() }
  /// Always fails: there is no model.
  @discardableResult nonisolated(nonsending) public func respond(
    to prompt: Prompt,
    schema: GenerationSchema,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> { throw GenerationError.noModel }
  /// Gives a stream that always fails: there is no model.
  public func streamResponse(
    to prompt: Prompt,
    schema: GenerationSchema,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<GeneratedContent> { ResponseStream() }
  /// Always fails: there is no model.
  @discardableResult nonisolated(nonsending) public func respond(
    to prompt: String,
    schema: GenerationSchema,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> { throw GenerationError.noModel }
  /// Gives a stream that always fails: there is no model.
  public func streamResponse(
    to prompt: String,
    schema: GenerationSchema,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<GeneratedContent> { ResponseStream() }
  /// Always fails: there is no model.
  @discardableResult nonisolated(nonsending) public func respond(
    schema: GenerationSchema,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<GeneratedContent> { throw GenerationError.noModel }
  /// Gives a stream that always fails: there is no model.
  public func streamResponse(
    schema: GenerationSchema,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<GeneratedContent> { ResponseStream() }
  /// Always fails: there is no model.
  @discardableResult nonisolated(nonsending) public func respond<Content: Generable>(
    to prompt: Prompt,
    generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw GenerationError.noModel }
  /// Gives a stream that always fails: there is no model.
  public func streamResponse<Content: Generable>(
    to prompt: Prompt,
    generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }
  /// Always fails: there is no model.
  @discardableResult nonisolated(nonsending) public func respond<Content: Generable>(
    to prompt: String,
    generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw GenerationError.noModel }
  /// Gives a stream that always fails: there is no model.
  public func streamResponse<Content: Generable>(
    to prompt: String,
    generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }
  /// Always fails: there is no model.
  @discardableResult nonisolated(nonsending) public func respond<Content: Generable>(
    generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> { throw GenerationError.noModel }
  /// Gives a stream that always fails: there is no model.
  public func streamResponse<Content: Generable>(
    generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<Content> { ResponseStream() }
}

extension LanguageModelSession {
  /// An answer. There is none.
  public struct Response<Content: Generable> {
    /// What was asked for.
    public let content: Content
    /// The same, as the model gives it.
    public let rawContent: GeneratedContent
    /// What was said for it.
    public let transcriptEntries: ArraySlice<Transcript.Entry>
  }

  /// An answer that arrives in parts. It fails: there is no model.
  public struct ResponseStream<Content: Generable>: AsyncSequence, Sendable {
    /// What has arrived. Nothing does.
    public struct Snapshot {
      /// What was asked for, as far as it is known.
      public let content: Content.PartiallyGenerated
      /// The same, as the model gives it.
      public let rawContent: GeneratedContent
    }
    /// A part.
    public typealias Element = Snapshot
    /// Waits for parts.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Always fails: there is no model.
      public mutating func next() async throws -> Snapshot? { throw GenerationError.noModel }
    }
    /// Begins to wait for parts.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    /// Always fails: there is no model.
    nonisolated(nonsending) public func collect() async throws -> Response<Content> {
      throw GenerationError.noModel
    }
  }

  /// Why there is no answer.
  public enum GenerationError: Error, LocalizedError, Sendable {
    /// More about it.
    public struct Context: Sendable {
      /// Words for developers.
      public let debugDescription: String
      /// Creates a context.
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }
    /// That a model refuses to answer.
    public struct Refusal: Sendable {
      /// Creates a refusal.
      public init(transcriptEntries: [Transcript.Entry]) {}
      /// Why it refuses. Always fails: there is no model.
      public var explanation: Response<String> {
        get async throws { throw GenerationError.noModel }
      }
      /// Why it refuses. Always fails: there is no model.
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

  /// That a tool has failed.
  public struct ToolCallError: Error, LocalizedError {
    /// The tool.
    public var tool: any Tool
    /// How it failed.
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

/// What a user says about an answer. Nobody learns of it.
public enum LanguageModelFeedback {
  /// Whether the user likes it.
  public enum Sentiment: CaseIterable, Sendable {
    case positive, negative, neutral
  }
  /// What is wrong with it.
  public struct Issue: Sendable {
    /// A kind of fault.
    public enum Category: CaseIterable, Sendable {
      case unhelpful, tooVerbose, didNotFollowInstructions, incorrect, stereotypeOrBias
      case suggestiveOrSexual, vulgarOrOffensive, triggeredGuardrailUnexpectedly
    }
    /// The kind.
    public let category: Category
    /// The words of the user.
    public let explanation: String?
    /// Creates an issue.
    public init(category: Category, explanation: String? = nil) {
      self.category = category
      self.explanation = explanation
    }
  }
}
