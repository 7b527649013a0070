// SPDX-License-Identifier: MIT

// Made from Surface/Translation.rows by `make surface`.

import A11yFrameworkParts
@_exported import Foundation
import SwiftUI

/// Translates. It cannot: there is no dictionary here.
public struct TranslationSession: Sendable {
  /// Between which languages.
  public struct Configuration: Equatable, Sendable {
    /// From which.
    public var source: Locale.Language?
    /// To which.
    public var target: Locale.Language?
    /// Names the languages.
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      self.source = source
      self.target = target
    }
    /// Asks for the same again.
    public mutating func invalidate() {}
  }
  /// What was translated.
  public struct Response: Sendable {
    /// The text.
    public let sourceText: String
    /// The text in the other language.
    public let targetText: String
    /// What identifies it.
    public let clientIdentifier: String?
  }
  /// What is to be translated.
  public struct Request: Sendable {
    /// The text.
    public var sourceText: String
    /// What identifies it.
    public var clientIdentifier: String?
    /// Asks for a translation.
    public init(sourceText: String, clientIdentifier: String? = nil) {
      self.sourceText = sourceText
      self.clientIdentifier = clientIdentifier
    }
  }
  /// Always fails: unavailable.
  public func translate(_ string: String) async throws -> Response {
    throw TranslationError.unsupportedLanguagePairing
  }
  /// Always fails: unavailable.
  public func translations(from batch: [Request]) async throws -> [Response] {
    throw TranslationError.unsupportedLanguagePairing
  }
  /// Always fails: unavailable.
  public func prepareTranslation() async throws {
    throw TranslationError.unsupportedLanguagePairing
  }
}

/// Why nothing is translated.
public enum TranslationError: Error, LocalizedError, Sendable {
  case unsupportedSourceLanguage, unsupportedTargetLanguage, unsupportedLanguagePairing,
    nothingToTranslate
  /// A description of the error.
  public var errorDescription: String? { "Nothing can be translated here." }
}

/// Knows what can be translated: nothing.
public final class LanguageAvailability: Sendable {
  /// Whether languages can be translated.
  public enum Status: Sendable {
    case installed, supported, unsupported
  }
  /// Asks what can be translated.
  public init() {}
  /// Always fails: unavailable.
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    .unsupported
  }
}

extension View {
  /// Shows a translation. Nothing is translated, so it never appears.
  nonisolated public func translationPresentation(
    isPresented: Binding<Bool>,
    text: String,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    replacementAction: ((String) -> Void)? = nil
  ) -> some View {
    reportedUnheard(
      ".translationPresentation(isPresented:text:attachmentAnchor:arrowEdge:replacementAction:) is accepted and not heard: Shows a translation. Nothing is translated, so it never appears."
    )
  }

  /// Gives a session when a configuration is set. Nothing can be translated, so the action never
  /// runs.
  nonisolated public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View {
    reportedUnheard(
      ".translationTask(_:action:) is accepted and not heard: Gives a session when a configuration is set. Nothing can be translated, so the action never runs."
    )
  }

  /// Gives a session. Nothing can be translated, so the action never runs.
  nonisolated public func translationTask(
    source: Locale.Language? = nil,
    target: Locale.Language? = nil,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View {
    reportedUnheard(
      ".translationTask(source:target:action:) is accepted and not heard: Gives a session. Nothing can be translated, so the action never runs."
    )
  }
}

extension LanguageAvailability {
  /// The languages that can be translated: none.
  public var supportedLanguages: [Locale.Language] { get async { [] } }
}
