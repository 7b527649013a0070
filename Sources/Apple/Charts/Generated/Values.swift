// SPDX-License-Identifier: MIT

// Made from Surface/Charts.rows by `make surface`.

import A11yViewGraph
import Foundation
import SwiftUI

extension PrimitivePlottableProtocol {
  /// Takes the value as it is.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension PlottableValue {
  /// A value that is named by a text.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label.spoken, [value])
  }
}

extension PlottableValue where Value: Comparable {
  /// A range of values that is named by a text.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(label.spoken, [range.lowerBound, range.upperBound])
  }
}

extension PlottableValue where Value == Date {
  /// A day, a month or another unit of the calendar, named by a text.
  public static func value(
    _ label: Text,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue { PlottableValue(label.spoken, [value], unit: unit) }
}
