// SPDX-License-Identifier: MIT

import A11yLocalization
import A11yTree
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The languages in which text is looked up, and the locale that is used to format values in the text.
///
/// The languages are determined on demand, because most text has neither string tables nor values.
package enum ReaderLanguages: Sendable {
  /// The app's languages, which are the language of the session that runs the code or the languages of the process.
  case ofApp
  /// The languages of the view that is being evaluated, as set in the view's environment.
  case ofView
  /// The languages for a locale that a program specifies.
  case of(Locale)

  /// Creates the languages for a locale. If the locale is the process's current locale, the app's languages are used.
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

  /// The languages, in order of preference.
  package var preferred: [String] {
    ownLocale.map { [$0.identifier(.bcp47)] } ?? EnvironmentLocale.languagesOfApp
  }

  package var locale: Locale { ownLocale ?? EnvironmentLocale.ofApp }

  /// Whether the user's locale differs from the process's current locale.
  package var haveLocale: Bool { locale.identifier != Locale.current.identifier }
}

extension ReaderLanguages {
  /// Returns the text for a key from a table, in the best language that is available for the user.
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

  /// Returns the text with values inserted. In the pseudo-language, the text is enclosed in markers.
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
  /// The name that string catalogs use for this type of device.
  fileprivate var catalogName: String {
    switch idiom {
    case .phone: "iphone"
    case .pad: "ipad"
    case .mac: "mac"
    }
  }
}

extension FormatStyle {
  /// Returns the format style in the user's locale. If the user's locale is the process's current locale, the style is
  /// returned unchanged.
  package func locale(for reader: ReaderLanguages) -> Self {
    reader.haveLocale ? locale(reader.locale) : self
  }
}

extension LocalizedBundle {
  /// Returns the string tables in a bundle.
  package static func of(_ bundle: Bundle) -> LocalizedBundle {
    bundle === Bundle.main ? main : at(bundle.resourceURL ?? bundle.bundleURL)
  }
}
