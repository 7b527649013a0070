// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension LocalizedStringKey {
  /// Builds the text of a key.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    package fileprivate(set) var text = ""
    package fileprivate(set) var values: [FormatValue] = []

    /// Reserves space for a text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      // A short text is stored inline.
      if literalCapacity > 15 { text.reserveCapacity(literalCapacity + interpolationCount * 8) }
      values.reserveCapacity(interpolationCount)
    }

    private mutating func add(_ value: String, _ specifier: FormatValue.Specifier) {
      let start = Int32(clamping: text.utf8.count)
      text += value
      let end = Int32(clamping: text.utf8.count)
      values.append(FormatValue(start: start, end: end, specifier: specifier))
    }

    /// Adds a literal part.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { add(string, .object) }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: Text) { add(text.string, .object) }

    /// Adds the text of a resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      add(resource.localized, .object)
    }

    /// Adds an image, which is read by its name.
    public mutating func appendInterpolation(_ image: Image) { add(image.label, .object) }

    /// Adds an attributed string.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      add(String(attributedString.characters), .object)
    }

    /// Adds a value's description.
    public mutating func appendInterpolation<T>(_ value: T) {
      // Most values are integers, and checking for other types takes longer.
      if let number = value as? Int { return add(String(number), .signed) }
      switch value {
      case is any SignedInteger: add("\(value)", .signed)
      case is any UnsignedInteger: add("\(value)", .unsigned)
      case is Double: add("\(value)", .double)
      case is Float: add("\(value)", .float)
      default: add("\(value)", .object)
      }
    }

    /// Adds a date, as a text does.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add(Text(date, style: style).string, .object)
    }

    /// Adds a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      add(Text(dates).string, .object)
    }

    /// Adds a value formatted by a formatter.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      add(formatter.string(for: subject) ?? "", .object)
    }

    /// Adds a formatted value.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      add(format.format(input), .object)
    }

    /// Adds a number formatted like `String(format:)`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      add(String(format: specifier, value), .custom(specifier))
    }
  }
}
