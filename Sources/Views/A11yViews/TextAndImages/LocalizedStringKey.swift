// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A key for looking up a string in the program's string tables. If there is no entry, the key itself is used.
///
/// Interpolated values become specifiers in the key, so that `"\(name) has \(count) files"` is looked up as `%@ has
/// %lld files`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The text to use if no table has an entry.
  package let text: String
  /// The values in the text, in order. Each has a specifier in the key.
  private let values: [FormatValue]

  /// Creates a key from a string.
  public init(_ value: String) {
    text = value
    values = []
  }

  /// Creates a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    values = stringInterpolation.values
  }

  /// The key to look up in a table. It is built on demand, because few programs have a table.
  package var key: String {
    guard !values.isEmpty else { return text }
    var key = ""
    var start = text.startIndex
    for value in values {
      // A percent sign begins a specifier, so a literal one is doubled in a key.
      key += text[start..<text.index(value.start)].replacing("%", with: "%%") + value.specifier.text
      start = text.index(value.end)
    }
    return key + text[start...].replacing("%", with: "%%")
  }

  /// Returns the text from a table, or the key's own text if there is no entry.
  ///
  /// - Parameters:
  ///   - name: A name to look up instead of the key.
  ///   - locale: The locale to look up, if it is not the user's.
  package func localized(
    as name: String? = nil,
    _ tableName: String?,
    _ bundle: Bundle?,
    _ locale: Locale? = nil
  ) -> String {
    var bundle = bundle
    if let locale, locale.identifier != Locale.current.identifier {
      bundle = (bundle ?? .main).part(in: locale)
    }
    let tableName = tableName == "" ? nil : tableName
    if bundle == nil, tableName == nil, !Self.hasMainTable { return text }
    let found = (bundle ?? .main).localizedString(
      forKey: name ?? key,
      value: Self.missing,
      table: tableName
    )
    guard found != Self.missing else { return text }
    guard !values.isEmpty else { return found }
    return found.replacingSpecifiers(
      by: values.map { String(text[text.index($0.start)..<text.index($0.end)]) }
    )
  }

  /// A marker for a missing entry, which no table contains.
  private static let missing = "\u{0}"

  /// Whether the program has a string table. The value is determined once.
  private static let hasMainTable =
    Bundle.main.path(forResource: "Localizable", ofType: "strings") != nil
}

extension String {
  /// Returns the index at a UTF-8 offset, where a value begins or ends.
  fileprivate func index(_ offset: Int32) -> Index {
    utf8.index(startIndex, offsetBy: Int(offset))
  }

  /// Returns the text with each specifier replaced by a value.
  ///
  /// This is the next value or, for a specifier such as `%2$@`, the numbered value. A specifier without a value is
  /// kept.
  fileprivate func replacingSpecifiers(by values: [String]) -> String {
    var result = ""
    var next = 0
    var rest = self[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard
        let match = rest.prefixMatch(of: /(?:([0-9]{1,4})\$)?[-+ #0-9.]*(?:ll|l|h|q|z)?[@a-zA-Z]/)
      else {
        result += "%"
        continue
      }
      let place = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      if match.1 == nil { next += 1 }
      result += values.indices.contains(place) ? values[place] : "%" + match.0
      rest = rest[match.range.upperBound...]
    }
    return result + rest
  }
}

extension Bundle {
  /// Returns the bundle's resources for a locale's language, or the bundle itself if there are none.
  fileprivate func part(in locale: Locale) -> Bundle {
    // The lookup goes from `zh-Hans-CN` through `zh-Hans` to `zh`.
    var name = locale.identifier(.bcp47)[...]
    while !name.isEmpty {
      if let path = path(forResource: String(name), ofType: "lproj"), let part = Bundle(path: path)
      {
        return part
      }
      name = name[..<(name.lastIndex(of: "-") ?? name.startIndex)]
    }
    return self
  }
}
