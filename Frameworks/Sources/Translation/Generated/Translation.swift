// SPDX-License-Identifier: MIT

// Made from Surface/Translation.rows by `make surface`.

import A11yFrameworkParts
@_exported import Foundation
import SwiftUI

/// A session for translating text. It always fails, because translation is not available.
public struct TranslationSession: Sendable {
  /// The languages of a translation.
  public struct Configuration: Equatable, Sendable {
    /// The source language.
    public var source: Locale.Language?
    /// The target language.
    public var target: Locale.Language?
    /// Creates a configuration with languages.
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      self.source = source
      self.target = target
    }
    /// Requests the same translation again.
    public mutating func invalidate() {}
  }
  /// The result of a translation.
  public struct Response: Sendable {
    /// The source text.
    public let sourceText: String
    /// The translated text.
    public let targetText: String
    /// The identifier of the request.
    public let clientIdentifier: String?
  }
  /// A request for a translation.
  public struct Request: Sendable {
    /// The source text.
    public var sourceText: String
    /// The identifier of the request.
    public var clientIdentifier: String?
    /// Creates a request.
    public init(sourceText: String, clientIdentifier: String? = nil) {
      self.sourceText = sourceText
      self.clientIdentifier = clientIdentifier
    }
  }
  /// Always fails, because translation is not available.
  public func translate(_ string: String) async throws -> Response {
    throw TranslationError.unsupportedLanguagePairing
  }
  /// Always fails, because translation is not available.
  public func translations(from batch: [Request]) async throws -> [Response] {
    throw TranslationError.unsupportedLanguagePairing
  }
  /// Always fails, because translation is not available.
  public func prepareTranslation() async throws {
    throw TranslationError.unsupportedLanguagePairing
  }
}

/// The reason a translation failed.
public enum TranslationError: Error, LocalizedError, Sendable {
  case unsupportedSourceLanguage, unsupportedTargetLanguage, unsupportedLanguagePairing,
    nothingToTranslate
  /// A description of the error.
  public var errorDescription: String? { "Nothing can be translated here." }
}

/// Reports the languages that can be translated, of which there are none.
public final class LanguageAvailability: Sendable {
  /// Whether languages can be translated.
  public enum Status: Sendable {
    case installed, supported, unsupported
  }
  /// Creates an object that reports the languages.
  public init() {}
  /// Always fails, because translation is not available.
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    .unsupported
  }
}

extension View {
  /// Shows a translation. Translation is not available, so it never appears.
  nonisolated public func translationPresentation(
    isPresented: Binding<Bool>,
    text: String,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    replacementAction: ((String) -> Void)? = nil
  ) -> some View {
    reportedUnheard(
      ".translationPresentation(isPresented:text:attachmentAnchor:arrowEdge:replacementAction:) is accepted but has no audible effect. Shows a translation. Translation is not available, so it never appears."
    )
  }

  /// Provides a session when a configuration is set. Translation is not available, so the action
  /// never runs.
  nonisolated public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View {
    reportedUnheard(
      ".translationTask(_:action:) is accepted but has no audible effect. Provides a session when a configuration is set. Translation is not available, so the action never runs."
    )
  }

  /// Provides a session. Translation is not available, so the action never runs.
  nonisolated public func translationTask(
    source: Locale.Language? = nil,
    target: Locale.Language? = nil,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View {
    reportedUnheard(
      ".translationTask(source:target:action:) is accepted but has no audible effect. Provides a session. Translation is not available, so the action never runs."
    )
  }
}

extension LanguageAvailability {
  /// The languages that can be translated, of which there are none.
  public var supportedLanguages: [Locale.Language] { get async { [] } }
}
