import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A text that is looked up in the program's tables of strings; without one it is the text itself.
///
/// Values in it stand in the key as specifiers: `"\(name) has \(count) files"` is looked up as
/// `%@ has %lld files`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The text where no table has another.
  package let text: String
  /// The values in the text, in order: what is looked up has a specifier in the place of each.
  private let values: [FormatValue]

  /// Makes a key from a string.
  public init(_ value: String) {
    text = value
    values = []
  }

  /// Makes a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    values = stringInterpolation.values
  }

  /// What is looked up in a table. Few programs have one, so it is put together when it is asked for.
  package var key: String {
    guard !values.isEmpty else { return text }
    var key = ""
    var start = text.startIndex
    for value in values {
      // A percent sign in a key is written twice, since one starts a specifier.
      key += text[start..<text.index(value.start)].replacing("%", with: "%%") + value.specifier.text
      start = text.index(value.end)
    }
    return key + text[start...].replacing("%", with: "%%")
  }

  /// The text as a table has it, or as it is where none does.
  ///
  /// - Parameters:
  ///   - name: What is looked up in place of the key.
  ///   - locale: Whose language is looked up, if not the user's.
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

  /// What no table says.
  private static let missing = "\u{0}"

  /// Whether the program has a table of strings; looked for once.
  private static let hasMainTable =
    Bundle.main.path(forResource: "Localizable", ofType: "strings") != nil
}

extension String {
  /// The place behind a number of bytes, where a value begins or ends.
  fileprivate func index(_ offset: Int32) -> Index {
    utf8.index(startIndex, offsetBy: Int(offset))
  }

  /// The text with each specifier replaced by a value: the next one, or the one that the specifier
  /// names, as `%2$@` does. What has no value stays as it is.
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
  /// What the bundle has in a locale's language; the bundle itself where it has none of it.
  fileprivate func part(in locale: Locale) -> Bundle {
    // From `zh-Hans-CN` over `zh-Hans` to `zh`.
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
