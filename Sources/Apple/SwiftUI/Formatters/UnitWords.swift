// SPDX-License-Identifier: MIT

import Foundation

/// The names of units, and the units that each system of measurement uses.
enum UnitWords {
  /// Returns the English name for a symbol, or the symbol itself if the unit has no name.
  static func word(for symbol: String, isOne: Bool) -> String {
    guard let word = words[symbol] else { return symbol }
    return isOne ? word.one : word.many
  }

  /// Returns the unit that a system of measurement uses instead of another unit, or `nil` if the system uses that other
  /// unit.
  static func unit(for unit: Dimension, in system: Locale.MeasurementSystem) -> Dimension? {
    let isMetric = system == .metric
    switch unit {
    case UnitLength.kilometers where !isMetric: return UnitLength.miles
    case UnitLength.meters where system == .us: return UnitLength.feet
    case UnitLength.miles where isMetric: return UnitLength.kilometers
    case UnitLength.feet where isMetric: return UnitLength.meters
    case UnitSpeed.kilometersPerHour where !isMetric: return UnitSpeed.milesPerHour
    case UnitSpeed.milesPerHour where isMetric: return UnitSpeed.kilometersPerHour
    case UnitMass.kilograms where system == .us: return UnitMass.pounds
    case UnitMass.pounds where system != .us: return UnitMass.kilograms
    case UnitTemperature.celsius where system == .us: return UnitTemperature.fahrenheit
    case UnitTemperature.fahrenheit where system != .us: return UnitTemperature.celsius
    default: return nil
    }
  }

  private static let words: [String: (one: String, many: String)] = [
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"),
    "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
    "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
    "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
    "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"), "m/s": ("meter per second", "meters per second"),
    "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "K": ("kelvin", "kelvins"), "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
    "gal": ("gallon", "gallons"), "kCal": ("kilocalorie", "kilocalories"),
    "kJ": ("kilojoule", "kilojoules"), "J": ("joule", "joules"), "cal": ("calorie", "calories"),
    "s": ("second", "seconds"), "sec": ("second", "seconds"), "min": ("minute", "minutes"),
    "h": ("hour", "hours"), "hr": ("hour", "hours"), "W": ("watt", "watts"),
    "kW": ("kilowatt", "kilowatts"), "°": ("degree", "degrees"), "deg": ("degree", "degrees"),
  ]
}
