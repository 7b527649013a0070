// SPDX-License-Identifier: MIT

import Foundation

/// A formatter for measurements, such as "3 m".
open class MeasurementFormatter: Formatter {
  /// The options for choosing a unit. The natural scale option is not supported.
  open var unitOptions: UnitOptions = []
  /// The length of a unit's name.
  open var unitStyle = Formatter.UnitStyle.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Foundation declares the property as implicitly unwrapped, and programs rely on that.
  /// The locale.
  open var locale: Locale! = .autoupdatingCurrent
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Foundation declares the property as implicitly unwrapped, and programs rely on that.
  /// The formatter for numbers.
  open var numberFormatter: NumberFormatter! = NumberFormatter()

  /// Returns the text for a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let isProvided = unitOptions.contains(.providedUnit)
    let style = Measurement<UnitType>.FormatStyle(
      width: width(of: measurement.unit),
      locale: locale ?? .autoupdatingCurrent,
      usage: isProvided ? .asProvided : .general
    )
    return style.format(measurement, digits: digits)
  }

  private func width<UnitType: Unit>(
    of unit: UnitType
  ) -> Measurement<UnitType>.FormatStyle.UnitWidth {
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature { return .narrow }
    return switch unitStyle {
    case .long: .wide
    case .short: .narrow
    default: .abbreviated
    }
  }

  /// Returns the formatted text for a number. A number formatter without a style shows three decimals.
  private func digits(_ value: Double) -> String {
    let formatter = numberFormatter ?? NumberFormatter()
    if let locale { formatter.locale = locale }
    if formatter.numberStyle == .none {
      formatter.numberStyle = .decimal
      formatter.maximumFractionDigits = 3
    }
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  /// Returns the symbol of a unit.
  open func string(from unit: Unit) -> String { unit.symbol }
}
