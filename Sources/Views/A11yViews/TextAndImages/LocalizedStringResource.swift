// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A string that is looked up in a string table when it is displayed. The resource includes the location of the table.
///
/// A control or modifier announces the table's text for the key, or the default value if the table has no entry.
public struct LocalizedStringResource: Equatable, Sendable {
  /// The key that is used to look up the string.
  public let key: String
  /// The text that is used if the table has no entry.
  public let defaultValue: String.LocalizationValue
  /// The name of the string table, or `nil` for `Localizable`.
  public let table: String?
  /// The locale in which the string is looked up.
  public var locale: Locale
  /// The location of the string table.
  public let bundle: BundleDescription

  /// The location of a string table.
  public enum BundleDescription: Equatable, Sendable {
    /// The program's main bundle.
    case main
    /// The bundle that contains a class.
    case forClass(AnyClass)
    /// The bundle at a URL. If there is no bundle at the URL, no text is found.
    case atURL(URL)

    /// Returns whether both values describe the same location.
    public static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let left), .forClass(let right)): left == right
      case (.atURL(let left), .atURL(let right)): left == right
      default: false
      }
    }
  }

  init(
    _ key: String,
    _ defaultValue: String.LocalizationValue,
    _ table: String?,
    _ locale: Locale,
    _ bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }
}

extension LocalizedStringResource {
  /// The text that the table currently contains, or the default value if the table has no entry.
  package var localized: String { localized(ReaderLanguages(locale)) }

  /// Returns the text in the user's languages.
  package func localized(_ languages: ReaderLanguages) -> String {
    let content = defaultValue.content
    let place: Bundle?
    switch bundle {
    case .main: place = nil
    case .forClass(let type): place = Bundle(for: type)
    case .atURL(let url):
      guard let bundle = Bundle(url: url) else { return content.text }
      place = bundle
    }
    return content.localized(as: key, table, place, languages)
  }
}
