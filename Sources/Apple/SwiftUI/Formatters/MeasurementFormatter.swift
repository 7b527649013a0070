// SPDX-License-Identifier: MIT

import Foundation

/// Writes measurements: "3 m".
open class MeasurementFormatter: Formatter {
  /// How a unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// Makes options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit that is given, not that of the region.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A unit that makes the number handy.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Degrees without their kind.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// How a unit is written. The unit that is given is always used here.
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
    let formatter = numberFormatter ?? NumberFormatter()
    if formatter.numberStyle == .none { formatter.maximumFractionDigits = 3 }
    let value = measurement.value
    let number = formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    return "\(number) \(measurement.unit.symbol)"
  }

  /// Writes the symbol of a unit.
  open func string(from unit: Unit) -> String { unit.symbol }
}
