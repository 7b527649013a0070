// SPDX-License-Identifier: MIT

import A11yLocalization
import Foundation

extension AttributedString {
  /// Creates an attributed string from the translation of a key, which may contain Markdown.
  ///
  /// Foundation on Linux lacks this initializer.
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

  /// Creates an attributed string from a resource, whose translation may contain Markdown.
  public init(localized resource: LocalizedStringResource) {
    self.init(translated: String(localized: resource))
  }

  private init(translated text: String) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}
