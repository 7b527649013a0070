// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A text that is looked up in a table of strings when it is shown, wherever that table is.
///
/// A control or modifier speaks the table's text for the key, or the default.
public struct LocalizedStringResource: Equatable, Sendable {
  /// The key to look up.
  public let key: String
  /// The text if the table has no other.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; `nil` means `Localizable`.
  public let table: String?
  /// The locale to look up.
  public var locale: Locale
  /// Where the table is.
  public let bundle: BundleDescription

  /// Where a table of strings is.
  public enum BundleDescription: Equatable, Sendable {
    /// The program's main bundle.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle at a URL; nothing is found if there is none.
    case atURL(URL)

    /// Whether both are the same place.
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
  /// The text in the table now, or the default.
  package var localized: String {
    let content = defaultValue.content
    let place: Bundle?
    switch bundle {
    case .main: place = nil
    case .forClass(let type): place = Bundle(for: type)
    case .atURL(let url):
      guard let bundle = Bundle(url: url) else { return content.text }
      place = bundle
    }
    return content.localized(as: key, table, place, locale)
  }
}
