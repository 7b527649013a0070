// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// Functions that use Foundation's copy of the ICU library to format numbers with units in a given language.
///
/// On Linux, Foundation has no function for formatting numbers with units, so ICU's functions are looked up by name.
/// Invariant: the six functions have the types of ICU's stable C interface (`unicode/unumberformatter.h`). An ICU
/// object is closed after its last use, and a buffer is at least as long as its stated length.
enum UnitWriter {
  private typealias Open =
    @convention(c) (
      UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias OpenResult = @convention(c) (UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias Format =
    @convention(c) (
      OpaquePointer, Double, OpaquePointer, UnsafeMutablePointer<Int32>
    ) -> Void
  private typealias Text =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  private struct Functions {
    let open: Open
    let openResult: OpenResult
    let format: Format
    let text: Text
    let close: Close
    let closeResult: Close

    init?() {
      func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
        dlsym(nil, "swift_unumf_\(name)").map { unsafeBitCast($0, to: type) }
      }
      guard let open = find("openForSkeletonAndLocale", Open.self),
        let openResult = find("openResult", OpenResult.self),
        let format = find("formatDouble", Format.self),
        let text = find("resultToString", Text.self), let close = find("close", Close.self),
        let closeResult = find("closeResult", Close.self)
      else { return nil }
      self.open = open
      self.openResult = openResult
      self.format = format
      self.text = text
      self.close = close
      self.closeResult = closeResult
    }
  }

  private static let functions = Functions()

  /// Formats a number according to an ICU skeleton, or returns `nil` if the number cannot be formatted.
  private static func write(_ value: Double, _ skeleton: String, _ locale: Locale) -> String? {
    guard let functions else { return nil }
    var status: Int32 = 0
    let letters = Array(skeleton.utf16)
    // A system without settings uses `en_001`, whose words are British, whereas Apple's English is American.
    let identifier = locale.identifier == "en_001" ? "en" : locale.identifier
    guard
      let writer = functions.open(letters, Int32(letters.count), identifier, &status)
    else { return nil }
    defer { functions.close(writer) }
    guard status <= 0, let result = functions.openResult(&status) else { return nil }
    defer { functions.closeResult(result) }
    functions.format(writer, value, result, &status)
    var buffer = [UInt16](repeating: 0, count: 512)
    let length = functions.text(result, &buffer, Int32(buffer.count), &status)
    guard status <= 0, (0...Int32(buffer.count)).contains(length) else { return nil }
    return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
  }

  /// The length of a unit's name.
  enum Width: String, Codable, Sendable { case wide = "full-name", abbreviated = "short", narrow }

  /// Formats a number with its unit, or returns `nil` for units and systems of measurement without names.
  ///
  /// - Parameter digits: The number, as already formatted by the program.
  static func write(
    _ value: Double,
    _ symbol: String,
    _ width: Width,
    _ locale: Locale,
    digits: String?
  ) -> String? {
    // In a narrow format, the temperature scale is omitted.
    let isPlain = width == .narrow && ["°C", "°F"].contains(symbol)
    guard let unit = isPlain ? "temperature-generic" : units[symbol],
      let text = write(value, "unit/\(unit) unit-width-\(width.rawValue) .##", locale)
    else { return nil }
    guard let digits else { return text }
    guard let number = write(value, ".##", locale), let place = text.range(of: number) else {
      return nil
    }
    return text.replacingCharacters(in: place, with: digits)
  }

  private static let units: [String: String] = [
    "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile",
    "ft": "foot", "in": "inch", "yd": "yard", "kg": "kilogram", "g": "gram", "mg": "milligram",
    "lb": "pound", "oz": "ounce", "t": "tonne", "km/h": "kilometer-per-hour",
    "mph": "mile-per-hour", "m/s": "meter-per-second", "°C": "celsius", "°F": "fahrenheit",
    "K": "kelvin", "L": "liter", "mL": "milliliter", "gal": "gallon", "kCal": "kilocalorie",
    "kJ": "kilojoule", "J": "joule", "cal": "calorie", "s": "second", "sec": "second",
    "min": "minute", "h": "hour", "hr": "hour", "W": "watt", "kW": "kilowatt", "°": "degree",
    "deg": "degree", "V": "volt", "A": "ampere", "Hz": "hertz", "kHz": "kilohertz",
    "MHz": "megahertz", "GHz": "gigahertz", "hPa": "hectopascal", "bar": "bar",
  ]
}
