// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A value of each element of a plot, with the name of what it measures.
public struct PlottableProjection<DataElement, Value: Plottable> {
  let plotted: (DataElement) -> Plotted

  /// The value of each element, named by a text.
  public static func value(
    _ label: Text,
    _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    PlottableProjection { PlottableValue.value(label, $0[keyPath: keyPath]).plotted }
  }

  /// The value of each element, named by a localised text.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection { .value(Text(labelKey), keyPath) }

  /// The value of each element, named by a string.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection { .value(Text(label), keyPath) }
}

extension PlottableProjection where Value == Date {
  /// A day, a month or another unit of the calendar of each element, named by a text.
  public static func value(
    _ label: Text,
    _ keyPath: KeyPath<DataElement, Date>,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableProjection {
    PlottableProjection {
      PlottableValue.value(label, $0[keyPath: keyPath], unit: unit, calendar: calendar).plotted
    }
  }

  /// A day, a month or another unit of the calendar of each element, named by a localised text.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ keyPath: KeyPath<DataElement, Date>,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableProjection {
    .value(Text(labelKey), keyPath, unit: unit, calendar: calendar)
  }

  /// A day, a month or another unit of the calendar of each element, named by a string.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ keyPath: KeyPath<DataElement, Date>,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableProjection {
    .value(Text(label), keyPath, unit: unit, calendar: calendar)
  }
}
