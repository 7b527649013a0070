// SPDX-License-Identifier: MIT

import A11yLocalization
import A11yTree
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The languages in which text is looked up, and the locale in which the values in the text are formatted.
///
/// The languages are determined only when they are needed, because for most text there are neither tables nor values.
package enum ReaderLanguages: Sendable {
  /// The app's languages: the language of the session that runs the code, or the languages of the process.
  case ofApp
  /// The languages of the view that is being evaluated, which the view's environment can set.
  case ofView
  /// The languages for a locale that a program specifies.
  case of(Locale)

  /// Creates the languages for a locale, or the app's languages if the locale is the process's current locale.
  package init(_ locale: Locale) {
    self = locale.identifier == Locale.current.identifier ? .ofApp : .of(locale)
  }

  private var ownLocale: Locale? {
    switch self {
    case .ofApp: nil
    case .ofView: EnvironmentLocale.ofView
    case .of(let locale): locale
    }
  }

  /// The languages, most preferred first.
  package var preferred: [String] {
    ownLocale.map { [$0.identifier(.bcp47)] } ?? EnvironmentLocale.languagesOfApp
  }

  package var locale: Locale { ownLocale ?? EnvironmentLocale.ofApp }

  /// Whether the reader has a locale that differs from the process's current locale.
  package var haveLocale: Bool { locale.identifier != Locale.current.identifier }
}

extension ReaderLanguages {
  /// Returns a key's text from a table, in the best available language for the reader.
  ///
  /// - Parameter key: The key, which is evaluated only if there are tables.
  package func find(
    _ key: @autoclosure () -> String,
    in table: String?,
    of bundle: Bundle?
  ) -> LocalizedBundle.Found? {
    let tables = bundle.map(LocalizedBundle.of) ?? .main
    guard !tables.isEmpty else { return nil }
    return tables.find(key(), in: table, language: tables.language(for: preferred))
  }

  /// Returns the text with values inserted. In the pseudo-language, the result is enclosed in marks.
  package func text(_ found: LocalizedBundle.Found, _ values: [FormatArgument]) -> String {
    let text = found.template.text(
      values,
      language: found.language,
      locale: locale,
      device: CurrentHost.device.catalogName
    )
    return preferred == [AppLanguages.pseudo] ? "[# \(text) #]" : text
  }
}

extension Device {
  /// The name that string catalogs use for the kind of device.
  fileprivate var catalogName: String {
    switch idiom {
    case .phone: "iphone"
    case .pad: "ipad"
    case .mac: "mac"
    }
  }
}

extension FormatStyle {
  /// Returns the style in a reader's locale, or the unchanged style if that locale is the process's current locale.
  package func locale(for reader: ReaderLanguages) -> Self {
    reader.haveLocale ? locale(reader.locale) : self
  }
}

extension LocalizedBundle {
  /// Returns the tables in a bundle.
  package static func of(_ bundle: Bundle) -> LocalizedBundle {
    bundle === Bundle.main ? main : at(bundle.resourceURL ?? bundle.bundleURL)
  }
}
