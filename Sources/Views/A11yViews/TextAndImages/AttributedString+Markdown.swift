// SPDX-License-Identifier: MIT

import Foundation

extension AttributedString {
  /// How to read Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of the syntax is read.
    public enum InterpretedSyntax: Sendable {
      /// All of it.
      case full
      /// Marks inside a line; white space collapses.
      case inlineOnly
      /// Marks inside a line; white space stays.
      case inlineOnlyPreservingWhitespace
    }

    /// What to do with a text that is no Markdown.
    public enum FailurePolicy: Sendable {
      /// Throw an error.
      case throwError
      /// Read as much as can be read.
      case returnPartiallyParsedIfPossible
    }

    /// Whether Apple's own attributes are read. They are not read here.
    public var allowsExtendedAttributes: Bool
    /// How much of the syntax is read. Here it is always the marks inside a line.
    public var interpretedSyntax: InterpretedSyntax
    /// What to do with a text that is no Markdown. Here any text can be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text. It is not used here.
    public var languageCode: String?

    /// Makes options.
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown: its words, and its links as link attributes. Foundation on Linux has no such
  /// initialiser; emphasis and blocks add no attributes here.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    let (words, links) = MarkdownText.read(markdown)
    self.init(words)
    var start = startIndex
    for link in links {
      guard let range = self[start...].range(of: link.words) else { continue }
      self[range].link = URL(string: link.url.relativeString, relativeTo: baseURL) ?? link.url
      start = range.upperBound
    }
  }
}
