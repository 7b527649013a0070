// SPDX-License-Identifier: MIT

import Foundation

/// Writes measurements: "3 m".
open class MeasurementFormatter: Formatter {
  /// How a unit is written. A natural scale is not looked for here.
  open var unitOptions: UnitOptions = []
  /// How much of a unit is written.
  open var unitStyle = Formatter.UnitStyle.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Foundation declares it this way, and programs rely on it.
  /// The language and region.
  open var locale: Locale! = .autoupdatingCurrent
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Foundation declares it this way, and programs rely on it.
  /// How the number is written.
  open var numberFormatter: NumberFormatter! = NumberFormatter()

  /// Writes a measurement.
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

  /// Writes a number; a formatter without a style shows three digits after the point.
  private func digits(_ value: Double) -> String {
    let formatter = numberFormatter ?? NumberFormatter()
    if let locale { formatter.locale = locale }
    if formatter.numberStyle == .none {
      formatter.numberStyle = .decimal
      formatter.maximumFractionDigits = 3
    }
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  /// Writes the symbol of a unit.
  open func string(from unit: Unit) -> String { unit.symbol }
}
