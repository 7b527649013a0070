// SPDX-License-Identifier: MIT

import A11yLocalization
@_spi(Nodes) import A11yViewGraph
import Foundation
import Synchronization

// Foundation on Linux has a function with all five parameters, but that function reads only the tables in
// `Bundle.main`. Each function in this file has exactly the parameters of one kind of call, so the compiler prefers the
// function to Foundation's function, whose parameters have default values.

/// Returns the text for a key from the program's `Localizable` table, or the key if the table has no entry.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedFormats.text(key, nil, nil, "")
}

/// Returns the text for a key from one of the program's tables, or the key if the table has no entry.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedFormats.text(key, tableName, nil, "")
}

/// Returns the text for a key from a bundle's `Localizable` table, or the key if the table has no entry.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedFormats.text(key, nil, bundle, "")
}

/// Returns the text for a key from one of a bundle's tables, or the key if the table has no entry.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  bundle: Bundle,
  comment: String
) -> String {
  LocalizedFormats.text(key, tableName, bundle, "")
}

/// Returns the text for a key from the program's `Localizable` table, or a default value if the table has no entry.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedFormats.text(key, nil, nil, value)
}

/// Returns the text for a key from one of the program's tables, or a default value if the table has no entry.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  value: String,
  comment: String
) -> String {
  LocalizedFormats.text(key, tableName, nil, value)
}

/// Returns the text for a key from a bundle's `Localizable` table, or a default value if the table has no entry.
public func NSLocalizedString(
  _ key: String,
  bundle: Bundle,
  value: String,
  comment: String
) -> String {
  LocalizedFormats.text(key, nil, bundle, value)
}

/// Returns the text for a key. A function that `a11ynav init` adds to an app's modules calls this function.
public func _localizedString(
  _ key: String,
  _ tableName: String?,
  _ bundle: Bundle,
  _ value: String
) -> String {
  LocalizedFormats.text(key, tableName, bundle, value)
}

/// The strings returned by `NSLocalizedString` that have variations for different numbers.
///
/// On Apple's systems, a localized string contains its variations until values are inserted into the string. A Swift
/// string cannot contain variations. The variations are therefore stored separately, with the string as their key.
enum LocalizedFormats {
  private static let variations = Mutex<[String: LocalizedBundle.Found]>([:])

  static func text(
    _ key: String,
    _ table: String?,
    _ bundle: Bundle?,
    _ value: String
  ) -> String {
    let languages = ReaderLanguages.ofApp
    guard let found = languages.find(key, in: table, of: bundle) else {
      return value.isEmpty ? key : value
    }
    let format = languages.text(found, [])
    if !found.template.plurals.isEmpty { variations.withLock { $0[format] = found } }
    return format
  }

  /// Returns the string for a format into which values will be inserted, or `nil` if the format has no variations.
  static func filled(_ format: String, _ values: [any CVarArg]) -> String? {
    variations.withLock { $0[format] }
      .map { ReaderLanguages.ofApp.text($0, values.map(argument)) }
  }

  private static func argument(_ value: any CVarArg) -> FormatArgument {
    switch value {
    case let value as Double: FormatArgument("\(value)", .double)
    case let value as Float: FormatArgument("\(value)", .float)
    case let value as any BinaryInteger: FormatArgument("\(value)", .signed)
    default: FormatArgument("\(value)", .object)
    }
  }
}

extension String {
  /// Creates a string from a format and a value. If the format is localized, the resulting text may depend on the
  /// value.
  public init(format: String, _ value: any CVarArg) {
    self =
      LocalizedFormats.filled(format, [value]) ?? String(format: format, arguments: [value])
  }

  /// Creates a string from a format and two values. If the format is localized, the resulting text may depend on the
  /// values.
  public init(format: String, _ first: any CVarArg, _ second: any CVarArg) {
    let values = [first, second]
    self = LocalizedFormats.filled(format, values) ?? String(format: format, arguments: values)
  }

  /// Returns a string from a format and a value that is formatted for the user's language.
  public static func localizedStringWithFormat(_ format: String, _ value: any CVarArg) -> String {
    written(format, [value])
  }

  /// Returns a string from a format and two values that are formatted for the user's language.
  public static func localizedStringWithFormat(
    _ format: String,
    _ first: any CVarArg,
    _ second: any CVarArg
  ) -> String {
    written(format, [first, second])
  }

  private static func written(_ format: String, _ values: [any CVarArg]) -> String {
    LocalizedFormats.filled(format, values)
      ?? String(format: format, locale: EnvironmentLocale.ofApp, arguments: values)
  }
}
