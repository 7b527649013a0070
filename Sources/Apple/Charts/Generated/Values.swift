// SPDX-License-Identifier: MIT

// Made from Surface/Charts.rows by `make surface`.

import A11yViewGraph
import Foundation
import SwiftUI

/// A value that a chart can show: a number, a date, a word, or something that is stored as one.
public protocol Plottable {
  /// The type of what is shown.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// What is shown.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates a value from what is shown; `nil` if there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a word.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value as a chart keeps it.
  var _plotted: _PlottedValue { get }
}

/// A value of a mark, with the name of what it measures.
public struct PlottableValue<Value: Plottable> {
  let plotted: Plotted
  init(_ name: String, _ values: [Value], unit: Calendar.Component? = nil) {
    plotted = Plotted(name: name, values: values.map(\.primitivePlottable._plotted), unit: unit)
  }
}

extension PrimitivePlottableProtocol {
  /// Takes the value as it is.
  public init?(primitivePlottable: Self) { self = primitivePlottable }

  /// The value itself.
  public var primitivePlottable: Self { self }
}

extension PlottableValue {
  /// A value that is named by a text.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label.spoken, [value])
  }

  /// A value that is named by a localised text.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    .value(Text(labelKey), value)
  }

  /// A value that is named by a string.
  @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ value: Value)
    -> PlottableValue
  { .value(Text(label), value) }
}

extension PlottableValue where Value: Comparable {
  /// A range of values that is named by a text.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(label.spoken, [range.lowerBound, range.upperBound])
  }

  /// A range of values that is named by a localised text.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue
  { .value(Text(labelKey), range) }

  /// A range of values that is named by a string.
  @_disfavoredOverload public static func value<S: StringProtocol>(
    _ label: S,
    _ range: Range<Value>
  ) -> PlottableValue { .value(Text(label), range) }
}

extension PlottableValue where Value == Date {
  /// A day, a month or another unit of the calendar, named by a text.
  public static func value(
    _ label: Text,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue { PlottableValue(label.spoken, [value], unit: unit) }

  /// A day, a month or another unit of the calendar, named by a localised text.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue { .value(Text(labelKey), value, unit: unit) }

  /// A day, a month or another unit of the calendar, named by a string.
  @_disfavoredOverload public static func value<S: StringProtocol>(
    _ label: S,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue { .value(Text(label), value, unit: unit) }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// What the raw value shows.
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }
}
