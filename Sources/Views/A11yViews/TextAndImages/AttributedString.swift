// SPDX-License-Identifier: MIT

import A11yLocalization
import Foundation

extension AttributedString {
  /// Creates an attributed string from Markdown, with attributes for its links.
  ///
  /// Foundation on Linux does not provide this initializer. This implementation does not add attributes for emphasis or
  /// block elements.
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

extension AttributedString {
  /// Creates an attributed string from a key's translation, which may contain Markdown.
  ///
  /// Foundation on Linux does not provide this initializer.
  public init(
    localized key: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      translated: String(
        localized: key,
        table: table,
        bundle: bundle,
        locale: locale ?? .current,
        comment: comment
      )
    )
  }

  /// Creates an attributed string from a localized string resource. The resource's translation may contain Markdown.
  public init(localized resource: LocalizedStringResource) {
    self.init(translated: String(localized: resource))
  }

  private init(translated text: String) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}

#if !canImport(Darwin)
  // Foundation on Linux lacks this conformance, which apps need for values that contain an attributed string.
  extension AttributedString: @retroactive Codable {
    /// Creates an attributed string from the text alone. The string's attributes are not stored.
    public init(from decoder: any Decoder) throws {
      self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the text without its attributes.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(String(characters))
    }
  }
#endif
