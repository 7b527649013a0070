// SPDX-License-Identifier: MIT

// Made from Surface/Charts.rows by `make surface`.

import A11yViewGraph
import Foundation
import SwiftUI

/// A value that a chart can show: a number, a date, a string, or a type that is stored as one of
/// these.
public protocol Plottable {
  /// The type of the value that the chart shows.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The value that the chart shows.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates a value from the one that the chart shows; `nil` if there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value in the form in which a chart stores it.
  var _plotted: _PlottedValue { get }
}

/// A value of a mark, with the name of the measured quantity.
public struct PlottableValue<Value: Plottable> {
  let plotted: Plotted
  init(_ name: String, _ values: [Value], unit: Calendar.Component? = nil) {
    plotted = Plotted(name: name, values: values.map(\.primitivePlottable._plotted), unit: unit)
  }
}

extension PrimitivePlottableProtocol {
  /// Uses the value unchanged.
  public init?(primitivePlottable: Self) { self = primitivePlottable }

  /// The value itself.
  public var primitivePlottable: Self { self }
}

extension PlottableValue {
  /// Returns a value that is named by a `Text`.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label.spoken, [value])
  }

  /// Returns a value that is named by a localized string.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    .value(Text(labelKey), value)
  }

  /// Returns a value that is named by a string.
  @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ value: Value)
    -> PlottableValue
  { .value(Text(label), value) }
}

extension PlottableValue where Value: Comparable {
  /// Returns a range of values that is named by a `Text`.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(label.spoken, [range.lowerBound, range.upperBound])
  }

  /// Returns a range of values that is named by a localized string.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue
  { .value(Text(labelKey), range) }

  /// Returns a range of values that is named by a string.
  @_disfavoredOverload public static func value<S: StringProtocol>(
    _ label: S,
    _ range: Range<Value>
  ) -> PlottableValue { .value(Text(label), range) }
}

extension PlottableValue where Value == Date {
  /// Returns the calendar unit that contains a date, named by a `Text`.
  public static func value(
    _ label: Text,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue { PlottableValue(label.spoken, [value], unit: unit) }

  /// Returns the calendar unit that contains a date, named by a localized string.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue { .value(Text(labelKey), value, unit: unit) }

  /// Returns the calendar unit that contains a date, named by a string.
  @_disfavoredOverload public static func value<S: StringProtocol>(
    _ label: S,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue { .value(Text(label), value, unit: unit) }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// The value that the chart shows for the raw value.
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }
}
