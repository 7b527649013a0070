// SPDX-License-Identifier: MIT

import A11yLocalization
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The key for localized text. If the environment sets a different locale, the text is looked up again.
package struct LocalizedText: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case key(LocalizedStringKey, table: String?, Bundle?)
    case resource(LocalizedStringResource)
  }

  private let source: Source
  /// The locale in which the text was looked up when it was created.
  private let created: String?

  package init(_ source: Source) {
    self.source = source
    created = EnvironmentLocale.ofView?.identifier
  }

  /// Whether the text depends on the user's language.
  package var isLocalizable: Bool {
    switch source {
    case .key(let key, _, let bundle):
      key.hasNumbers || !(bundle.map(LocalizedBundle.of) ?? .main).isEmpty
    case .resource(let resource): resource.isLocalizable
    }
  }

  /// Returns the text in the user's languages.
  package func text(for languages: ReaderLanguages) -> String {
    switch source {
    case .key(let key, let table, let bundle): key.localized(table, bundle, languages)
    case .resource(let resource):
      resource.locale.identifier == Locale.current.identifier
        ? resource.localized(languages) : resource.localized
    }
  }

  /// Returns the text in the environment's locale, or `nil` if the text was created in that locale.
  package func text(in environment: EnvironmentValues) -> String? {
    guard EnvironmentLocale.isUsed else { return nil }
    let locale = environment.locale
    guard locale.identifier != created ?? EnvironmentLocale.ofApp.identifier else { return nil }
    return MarkdownText.read(text(for: ReaderLanguages(locale))).0
  }
}

extension LocalizedStringResource {
  fileprivate var isLocalizable: Bool {
    switch bundle {
    case .main: defaultValue.content.hasNumbers || !LocalizedBundle.main.isEmpty
    case .forClass, .atURL: true
    }
  }
}
