// SPDX-License-Identifier: MIT

import Foundation

// Foundation has this style on Apple's systems only.
extension Measurement {
  /// Writes a measurement with its unit: "7.5 kilometers", "7.5 km", "7.5km".
  ///
  /// Numbers and the usual units are written as in the locale. In a program that links Foundation
  /// statically, units have English words, and in other languages their symbols. A unit is kept as it
  /// is, unless the locale's system of measurement has another for its kind.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How much of a unit is written.
    public struct UnitWidth: Hashable, Codable, Sendable {
      let kind: UnitWriter.Width
    }

    /// How much of a unit is written.
    public var width: UnitWidth
    /// The language and region.
    public var locale: Locale
    /// What is measured.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How numbers are written.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Creates a style.
    public init(
      width: UnitWidth,
      locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = nil,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The same style in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// Writes a measurement with a number of the program's own; `nil` for the usual one.
    func format(_ value: Measurement<UnitType>, digits: (Double) -> String?) -> String {
      let (number, unit) = usage?.isAsProvided == true ? (value.value, value.unit) : local(value)
      let own = digits(number)
      if let text = UnitWriter.write(number, unit.symbol, width.kind, locale, digits: own) {
        return text
      }
      return plain(number, unit, own)
    }

    /// The number and the English word or the symbol of its unit.
    private func plain(_ number: Double, _ unit: Unit, _ own: String?) -> String {
      let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...2))
      let digits = own ?? number.formatted(style.locale(locale))
      let symbol = unit.symbol
      let isDegree = symbol.hasPrefix("°")
      switch width.kind {
      case .wide where locale.language.languageCode == .english:
        let isOne = digits == 1.0.formatted(style.locale(locale))
        return "\(digits) \(UnitWords.word(for: symbol, isOne: isOne))"
      case .wide, .abbreviated: return digits + (isDegree ? "" : " ") + symbol
      case .narrow: return digits + (isDegree ? "°" : symbol)
      }
    }

    /// The measurement in the unit of the locale's system.
    private func local(_ value: Measurement<UnitType>) -> (Double, Unit) {
      guard let dimension = value.unit as? Dimension,
        let other = UnitWords.unit(for: dimension, in: locale.measurementSystem)
      else { return (value.value, value.unit) }
      let base = dimension.converter.baseUnitValue(fromValue: value.value)
      return (other.converter.value(fromBaseUnitValue: base), other)
    }
  }
}
