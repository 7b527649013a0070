// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A value of a mark, with the name of what it measures.
public struct PlottableValue<Value: Plottable> {
  let plotted: Plotted

  init(_ name: String, _ values: [Value], unit: Calendar.Component? = nil) {
    plotted = Plotted(name: name, values: values.map(\.primitivePlottable._plotted), unit: unit)
  }
}

extension PlottableValue {
  /// A value that is named by a localised text.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    .value(Text(labelKey), value)
  }

  /// A value that is named by a string.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    .value(Text(label), value)
  }
}

extension PlottableValue where Value: Comparable {
  /// A range of values that is named by a localised text.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ range: Range<Value>
  ) -> PlottableValue {
    .value(Text(labelKey), range)
  }

  /// A range of values that is named by a string.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ range: Range<Value>
  ) -> PlottableValue {
    .value(Text(label), range)
  }
}

extension PlottableValue where Value == Date {
  /// A day, a month or another unit of the calendar, named by a localised text.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue {
    .value(Text(labelKey), value, unit: unit)
  }

  /// A day, a month or another unit of the calendar, named by a string.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue {
    .value(Text(label), value, unit: unit)
  }
}
