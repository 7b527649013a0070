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
