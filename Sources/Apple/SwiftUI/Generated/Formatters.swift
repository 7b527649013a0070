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
