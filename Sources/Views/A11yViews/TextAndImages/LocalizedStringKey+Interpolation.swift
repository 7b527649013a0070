// SPDX-License-Identifier: MIT

import A11yLocalization
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension LocalizedStringKey {
  /// A builder for a localization key with interpolated values.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    package fileprivate(set) var text = ""
    package fileprivate(set) var values: [FormatValue] = []

    /// Creates a builder that reserves space for a string of the given size.
    public init(literalCapacity: Int, interpolationCount: Int) {
      // Short strings are stored inline and need no reserved capacity.
      if literalCapacity > 15 { text.reserveCapacity(literalCapacity + interpolationCount * 8) }
      values.reserveCapacity(interpolationCount)
    }

    private mutating func add(_ value: String, _ kind: FormatArgument.Kind) {
      let start = Int32(clamping: text.utf8.count)
      text += value
      let end = Int32(clamping: text.utf8.count)
      values.append(FormatValue(start: start, end: end, kind: kind))
    }

    /// Appends a literal segment to the key.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) { add(string, .object) }

    /// Appends the string that a text view shows.
    public mutating func appendInterpolation(_ text: Text) { add(text.string, .object) }

    /// Appends the localized string of a resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      add(resource.localized, .object)
    }

    /// Appends an image's label.
    public mutating func appendInterpolation(_ image: Image) { add(image.label, .object) }

    /// Appends the characters of an attributed string.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      add(String(attributedString.characters), .object)
    }

    /// Appends the description of a value.
    public mutating func appendInterpolation<T>(_ value: T) {
      // The check for `Int` comes first, because most values are integers and checking for other types takes longer.
      if let number = value as? Int { return add(String(number), .signed) }
      switch value {
      case is Int8, is Int16, is Int32: add("\(value)", .signed32)
      case is UInt8, is UInt16, is UInt32: add("\(value)", .unsigned32)
      case is any SignedInteger: add("\(value)", .signed)
      case is any UnsignedInteger: add("\(value)", .unsigned)
      case let value as CGFloat: add("\(value)", .double)
      case is Double: add("\(value)", .double)
      case is Float: add("\(value)", .float)
      default: add("\(value)", .object)
      }
    }

    /// Appends a date that is formatted in the given style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add(Text(date, style: style).string, .object)
    }

    /// Appends a date range.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      add(Text(dates).string, .object)
    }

    /// Appends a value that is formatted with a formatter.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      add(formatter.string(for: subject) ?? "", .object)
    }

    /// Appends a value that is formatted with a format style.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      add(format.locale(for: .ofView).format(input), .object)
    }

    /// Appends a number that is formatted as it would be by `String(format:)`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      add(String(format: specifier, value), .custom(specifier))
    }
  }
}
