import Foundation

extension LocalizedStringKey {
  /// Puts the text of a key together.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate(set) var text = ""
    fileprivate(set) var key = ""
    fileprivate(set) var values: [String] = []

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

    /// Adds the text of a resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      add(resource.localized, "%@")
    }

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
