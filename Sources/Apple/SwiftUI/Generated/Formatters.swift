// SPDX-License-Identifier: MIT

// Made from Surface/SwiftUI.rows by `make surface`.

import A11yUI
import Foundation

/// What is measured, which says whether the unit is kept.
public struct MeasurementFormatUnitUsage<UnitType: Unit>: Hashable, Codable, Sendable {
  let name: String
  var isAsProvided: Bool { name == "asProvided" }
  /// Anything, in the unit that was given.
  public static var asProvided: Self { Self(name: "asProvided") }
  /// Anything, in the locale's unit.
  public static var general: Self { Self(name: "general") }
}

extension Measurement.FormatStyle.UnitWidth {
  /// The word: "kilometers".
  public static var wide: Self { Self(kind: .wide) }

  /// The symbol: "km".
  public static var abbreviated: Self { Self(kind: .abbreviated) }

  /// The symbol, close to the number.
  public static var narrow: Self { Self(kind: .narrow) }
}

extension Measurement.FormatStyle {
  /// Writes a measurement.
  public func format(_ value: Measurement<UnitType>) -> String {
    format(value) { number in numberFormatStyle.map { number.formatted($0.locale(locale)) } }
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A distance by road.
  public static var road: Self { Self(name: "road") }

  /// The height of a person.
  public static var personHeight: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The weather.
  public static var weather: Self { Self(name: "weather") }
}

extension DateComponentsFormatter {
  /// How units with the value zero are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As fits the style.
    public static let `default` = Self(rawValue: 1)
    /// Those in front are left out.
    public static let dropLeading = Self(rawValue: 2)
    /// Those between others are left out.
    public static let dropMiddle = Self(rawValue: 4)
    /// Those at the end are left out.
    public static let dropTrailing = Self(rawValue: 8)
    /// All are left out.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// They are written with two digits.
    public static let pad = Self(rawValue: 65536)
  }

  /// How much of a unit is written.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }
}

extension Measurement {
  /// Writes the measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }

  /// Writes the measurement with its symbol.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// Writes a measurement with its unit.
  public static func measurement<UnitType: Unit>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width,
      usage: usage,
      numberFormatStyle: numberFormatStyle
    )
  }
}

extension MeasurementFormatter {
  /// How a unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit that is given, not that of the region.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A unit that makes the number handy.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Degrees without their kind.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }
}

extension NSUbiquitousKeyValueStore {
  /// Posted when another device changed a value. It never is.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
  )

  /// The list of a key.
  public func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }

  /// Whether a key's value is true.
  public func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }

  /// The number of a key.
  public func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }

  /// The number of a key.
  public func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey) as? Int64 ?? 0 }
}

extension String.StandardComparator {
  /// As people sort strings on Apple's systems. Foundation has only the order of their characters'
  /// numbers here, so that is used: capitals come first.
  public static var localizedStandard: Self { .lexical }

  /// By the user's language on Apple's systems; here by the numbers of characters, as well.
  public static var localized: Self { .lexical }
}

extension RelativeDateTimeFormatter {
  /// Whether near days have names.
  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }

  /// How much of a unit is written.
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }
}
