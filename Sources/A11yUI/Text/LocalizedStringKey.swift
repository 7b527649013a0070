import Foundation

/// A text that is looked up in the program's tables of strings; without one it is the text itself.
///
/// Values in it stand in the key as specifiers: `"\(name) has \(count) files"` is looked up as
/// `%@ has %lld files`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The text where no table has another.
  let text: String
  /// What is looked up, if it is not the text, and the values in it.
  private let format: Format?

  /// A key with values in it. It is shared, so that a plain key stays small.
  private final class Format: Equatable, Sendable {
    let key: String
    let values: [String]

    init(_ key: String, _ values: [String]) {
      self.key = key
      self.values = values
    }

    static func == (left: Format, right: Format) -> Bool {
      left === right || (left.key == right.key && left.values == right.values)
    }
  }

  /// Makes a key from a string.
  public init(_ value: String) {
    text = value
    format = nil
  }

  /// Makes a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    let values = stringInterpolation.values
    format = values.isEmpty ? nil : Format(stringInterpolation.key, values)
  }

  /// What is looked up in a table.
  var key: String { format?.key ?? text }

  /// The text as a table has it, or as it is where none does.
  func localized(_ tableName: String?, _ bundle: Bundle?) -> String {
    if bundle == nil, tableName == nil, !Self.hasMainTable { return text }
    let found = (bundle ?? .main).localizedString(forKey: key, value: key, table: tableName)
    guard found != key else { return text }
    return format.map { found.replacingSpecifiers(by: $0.values) } ?? found
  }

  /// Whether the program has a table of strings; looked for once.
  private static let hasMainTable =
    Bundle.main.path(forResource: "Localizable", ofType: "strings") != nil

  /// Puts the text of a key together.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""
    fileprivate var key = ""
    fileprivate var values: [String] = []

    /// Makes room for a text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      values.reserveCapacity(interpolationCount)
    }

    private mutating func add(_ value: String, _ specifier: String) {
      text += value
      key += specifier
      values.append(value)
    }

    /// Adds what stands between values.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
      // A percent sign in a key is written twice, since one starts a specifier.
      let hasPercent = literal.utf8.contains(UInt8(ascii: "%"))
      key += hasPercent ? literal.replacing("%", with: "%%") : literal
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { add(string, "%@") }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: Text) { add(text.string, "%@") }

    /// Adds a picture, which is read by its name.
    public mutating func appendInterpolation(_ image: Image) { add(image.label, "%@") }

    /// Adds words with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      add(String(attributedString.characters), "%@")
    }

    /// Adds a value as it describes itself.
    public mutating func appendInterpolation<T>(_ value: T) {
      // Most values are whole numbers, and to find out what else a value is takes longer.
      if let number = value as? Int { return add(String(number), "%lld") }
      switch value {
      case is any SignedInteger: add("\(value)", "%lld")
      case is any UnsignedInteger: add("\(value)", "%llu")
      case is Double: add("\(value)", "%lf")
      case is Float: add("\(value)", "%f")
      default: add("\(value)", "%@")
      }
    }

    /// Adds a date, as a text does.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add(Text(date, style: style).string, "%@")
    }

    /// Adds from when to when.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      add(Text(dates).string, "%@")
    }

    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      add(formatter.string(for: subject) ?? "", "%@")
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      add(format.format(input), "%@")
    }

    /// Adds a number as `String(format:)` writes it.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      add(String(format: specifier, value), specifier)
    }
  }
}

extension String {
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
