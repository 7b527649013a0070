// SPDX-License-Identifier: MIT

import A11yLocalization
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A key that is used to look up a string in the program's string tables. If the tables contain no entry for the key,
/// the key itself is used.
///
/// In the key, format specifiers replace the interpolated values. For example, the text `"\(name) has \(count) files"`
/// is looked up as `%@ has %lld files`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The text that is used if no table contains an entry for the key.
  package let text: String
  /// The values that are interpolated into the text, in order. Each value corresponds to a format specifier in the key.
  private let values: [FormatValue]

  /// Creates a key from a string.
  public init(_ value: String) {
    text = value
    values = []
  }

  /// Creates a key from a literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    values = stringInterpolation.values
  }

  /// The key to look up in a table. The key is created on demand, because few programs have string tables.
  package var key: String {
    guard !values.isEmpty else { return text }
    var key = ""
    var start = text.startIndex
    for value in values {
      // A percent sign begins a specifier, so a literal percent sign is doubled in a key.
      key += text[start..<text.index(value.start)].replacing("%", with: "%%") + value.kind.specifier
      start = text.index(value.end)
    }
    return key + text[start...].replacing("%", with: "%%")
  }

  /// The values to insert into the text of a table entry.
  private var arguments: [FormatArgument] {
    values.map { FormatArgument(String(text[text.index($0.start)..<text.index($0.end)]), $0.kind) }
  }

  /// Returns the text from a table, or the key's own text if the table has no entry.
  ///
  /// - Parameters:
  ///   - name: A name to look up instead of the key.
  ///   - languages: The languages of the reader.
  package func localized(
    as name: String? = nil,
    _ tableName: String?,
    _ bundle: Bundle?,
    _ languages: ReaderLanguages = .ofView
  ) -> String {
    guard let found = languages.find(name ?? key, in: tableName, of: bundle) else {
      return written(for: languages)
    }
    return languages.text(found, arguments)
  }

  /// Returns the key's own text, with numbers formatted for the user's language.
  private func written(for languages: ReaderLanguages) -> String {
    guard values.contains(where: { needsWriting($0, for: languages) }) else { return text }
    let locale = languages.locale
    var result = ""
    var start = text.startIndex
    for (value, argument) in zip(values, arguments) {
      result += text[start..<text.index(value.start)] + argument.written(in: locale)
      start = text.index(value.end)
    }
    return result + text[start...]
  }

  /// Whether the format of any value depends on the language.
  package var hasNumbers: Bool { values.contains { $0.kind.isNumber } }

  /// Returns whether a value's formatted text may differ from Swift's description of the value. Integers with up to
  /// three digits are formatted identically in all languages that use the same digits. A locale other than the locale
  /// of the process may use different digits.
  private func needsWriting(_ value: FormatValue, for languages: ReaderLanguages) -> Bool {
    switch value.kind {
    case .object, .custom: false
    case .double, .float: true
    default: value.end - value.start > 3 || languages.haveLocale
    }
  }
}

extension String {
  /// Returns the string index for the UTF-8 offset at which a value begins or ends.
  fileprivate func index(_ offset: Int32) -> Index {
    utf8.index(startIndex, offsetBy: Int(offset))
  }
}
