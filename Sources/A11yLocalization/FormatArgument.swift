// SPDX-License-Identifier: MIT

import Foundation

/// A value that is inserted into a localized string.
package struct FormatArgument: Hashable, Sendable {
  /// The type of a value, which determines the specifier that Apple's compiler puts into the key.
  package enum Kind: Hashable, Sendable {
    case object, signed, signed32, unsigned, unsigned32, double, float
    /// A specifier from the program, such as `%.2f`.
    case custom(String)

    /// The specifier for the value in the string's key.
    package var specifier: String {
      switch self {
      case .object: "%@"
      case .signed: "%lld"
      case .signed32: "%d"
      case .unsigned: "%llu"
      case .unsigned32: "%u"
      case .double: "%lf"
      case .float: "%f"
      case .custom(let text): text
      }
    }

    /// Whether the value's text differs between languages.
    package var isNumber: Bool {
      switch self {
      case .object, .custom: false
      default: true
      }
    }
  }

  /// The value's description in Swift, such as `1234` or `1.5`.
  package let text: String
  package let kind: Kind

  /// Creates a value from its description.
  package init(_ text: String, _ kind: Kind) {
    self.text = text
    self.kind = kind
  }

  /// The number that determines the plural category, or `nil` if the value is text.
  package var number: Double? { kind == .object ? nil : Double(text) }

  /// Returns the value's text in the given locale.
  ///
  /// A specifier with a precision or width formats the number. A specifier for a different type of value has no effect.
  package func written(by specifier: FormatString.Specifier? = nil, in locale: Locale) -> String {
    let flags = specifier?.flags ?? ""
    let kind = specifier.flatMap { $0.kind == "arg" ? nil : $0.kind }
    switch self.kind {
    case .object, .custom: return text
    case .signed, .signed32, .unsigned, .unsigned32:
      guard let number = Int(text) else { return text }
      let conversion = kind?.last.flatMap { "diuxXoO".contains($0) ? $0 : nil } ?? "d"
      if !flags.isEmpty || "xXoO".contains(conversion) {
        return String(format: "%\(flags)ll\(conversion)", locale: locale, number)
      }
      // Most numbers are small, and a small number is written the same way in every language with Latin digits.
      if (-999...999).contains(number), locale.numberingSystem.identifier == "latn" { return text }
      return number.formatted(IntegerFormatStyle<Int>(locale: locale))
    case .double, .float:
      guard let number = Double(text) else { return text }
      let conversion = kind?.last.flatMap { "fFeEgGaA".contains($0) ? $0 : nil } ?? "f"
      return String(format: "%\(flags)\(conversion)", locale: locale, number)
    }
  }
}
