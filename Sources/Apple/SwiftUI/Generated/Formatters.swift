// SPDX-License-Identifier: MIT

// Made from Surface/SwiftUI.rows by `make surface`.

import A11yUI
import Foundation

/// The purpose of a measurement, which determines whether its unit is kept.
public struct MeasurementFormatUnitUsage<UnitType: Unit>: Hashable, Codable, Sendable {
  let name: String
  var isAsProvided: Bool { name == "asProvided" }
  /// Any purpose, in the given unit.
  public static var asProvided: Self { Self(name: "asProvided") }
  /// Any purpose, in the locale's unit.
  public static var general: Self { Self(name: "general") }
}

extension Measurement.FormatStyle.UnitWidth {
  /// The name: "kilometers".
  public static var wide: Self { Self(kind: .wide) }

  /// The symbol: "km".
  public static var abbreviated: Self { Self(kind: .abbreviated) }

  /// The symbol, without a space after the number.
  public static var narrow: Self { Self(kind: .narrow) }
}

extension Measurement.FormatStyle {
  /// Returns the text for a measurement.
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
  /// The format of units whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The set's bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The default for the style.
    public static let `default` = Self(rawValue: 1)
    /// Leading zero units are omitted.
    public static let dropLeading = Self(rawValue: 2)
    /// Zero units between others are omitted.
    public static let dropMiddle = Self(rawValue: 4)
    /// Trailing zero units are omitted.
    public static let dropTrailing = Self(rawValue: 8)
    /// All zero units are omitted.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Units are padded to two digits.
    public static let pad = Self(rawValue: 65536)
  }

  /// The length of the units' names.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }
}

extension Measurement {
  /// Returns the text for the measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }

  /// Returns the text for the measurement with its symbol.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// Returns a style for a measurement with its unit.
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
  /// The options for a unit.
  public struct UnitOptions: OptionSet, Sendable {
    /// The set's bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The given unit rather than the region's.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A unit for which the number has a convenient size.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Degrees without their unit.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }
}

extension NSUbiquitousKeyValueStore {
  /// Posted when another device changed a value, which never happens.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
  )

  /// Returns the list for a key.
  public func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }

  /// Returns whether the value for a key is true.
  public func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }

  /// Returns the number for a key.
  public func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }

  /// Returns the number for a key.
  public func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey) as? Int64 ?? 0 }
}

extension String.StandardComparator {
  /// The order in which people expect strings on Apple's systems. On Linux, Foundation provides
  /// only the order of character codes, so capitals come first.
  public static var localizedStandard: Self { .lexical }

  /// The order of the user's language on Apple's systems; on Linux, the order of character codes.
  public static var localized: Self { .lexical }
}

extension RelativeDateTimeFormatter {
  /// Whether days near today are named, such as "yesterday".
  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }

  /// The length of the units' names.
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }
}
