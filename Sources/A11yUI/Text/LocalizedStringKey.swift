import Foundation

/// A text that is looked up in the program's tables of strings; without one it is the text itself.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let text: String

  /// Makes a key from a string.
  public init(_ value: String) { text = value }

  /// Makes a key from a literal.
  public init(stringLiteral value: String) { text = value }

  /// Makes a key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Puts the text of a key together.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Makes room for a text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Adds what stands between values.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { text += string }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: Text) { self.text += text.string }

    /// Adds a value as it describes itself.
    public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) {
      text += value.description
    }

    /// Adds a value as it is printed.
    public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      text += format.format(input)
    }

    /// Adds a number as `String(format:)` writes it.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      text += String(format: specifier, value)
    }
  }
}
