// SPDX-License-Identifier: MIT

import Foundation

// Foundation has this style only on Apple's systems.
extension Measurement {
  /// A format for a measurement with its unit, such as "7.5 kilometers", "7.5 km" or "7.5km".
  ///
  /// The locale determines the format of numbers and the words for common units. In a program that links Foundation
  /// statically, unit names are in English; for other languages, symbols are used instead. A unit is preserved unless
  /// the locale's system of measurement uses a different unit for the same quantity.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The length of a unit's name.
    public struct UnitWidth: Hashable, Codable, Sendable {
      let kind: UnitWriter.Width
    }

    /// The length of a unit's name.
    public var width: UnitWidth
    /// The locale.
    public var locale: Locale
    /// The purpose for which the measurement is shown.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The format for numbers.
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

    /// Returns the same format for another locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// Returns the text for a measurement. The `digits` closure formats the number, unless the closure returns `nil`.
    func format(_ value: Measurement<UnitType>, digits: (Double) -> String?) -> String {
      let (number, unit) = usage?.isAsProvided == true ? (value.value, value.unit) : local(value)
      let own = digits(number)
      if let text = UnitWriter.write(number, unit.symbol, width.kind, locale, digits: own) {
        return text
      }
      return plain(number, unit, own)
    }

    /// Returns the number, followed by its unit's English name or symbol.
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

    /// Returns the measurement in the corresponding unit of the locale's system of measurement.
    private func local(_ value: Measurement<UnitType>) -> (Double, Unit) {
      guard let dimension = value.unit as? Dimension,
        let other = UnitWords.unit(for: dimension, in: locale.measurementSystem)
      else { return (value.value, value.unit) }
      let base = dimension.converter.baseUnitValue(fromValue: value.value)
      return (other.converter.value(fromBaseUnitValue: base), other)
    }
  }
}
