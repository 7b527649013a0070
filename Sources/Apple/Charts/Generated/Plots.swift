// SPDX-License-Identifier: MIT

// Made from Surface/Charts.rows by `make surface`.

import A11yViewGraph
import Foundation
import SwiftUI

/// The values of a plot's elements, with the name of the measured quantity.
public struct PlottableProjection<DataElement, Value: Plottable> {
  let plotted: (DataElement) -> Plotted
  /// Returns the value of each element, named by a `Text`.
  public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Value>)
    -> PlottableProjection
  { PlottableProjection { PlottableValue.value(label, $0[keyPath: keyPath]).plotted } }
  /// Returns the value of each element, named by a localized string.
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>)
    -> PlottableProjection
  { .value(Text(labelKey), keyPath) }
  /// Returns the value of each element, named by a string.
  @_disfavoredOverload public static func value<S: StringProtocol>(
    _ label: S,
    _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection { .value(Text(label), keyPath) }
}

/// A part of a chart with a mark for each element of a collection.
@MainActor @preconcurrency public protocol VectorizedChartContent<DataElement>: ChartContent
where Body == Never {
  /// The type of the elements.
  associatedtype DataElement
  /// The marks.
  @MainActor @preconcurrency var _rows: [_PlottedRow<DataElement>] { get }
}

/// A mark of an element.
public struct _PlottedRow<DataElement> {
  let id: AnyHashable
  let element: DataElement
  var mark: Mark
}

/// The marks of a collection.
public struct _PlottedRows<DataElement> {
  let rows: [_PlottedRow<DataElement>]
  init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data,
    _ id: KeyPath<Data.Element, ID>,
    _ mark: (Data.Element) -> Mark
  ) where Data.Element == DataElement {
    rows = data.map { element in
      _PlottedRow(id: AnyHashable(element[keyPath: id]), element: element, mark: mark(element))
    }
  }
}

extension AreaPlot {
  /// Creates an area below a value, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, x: x, y: y, stacking: stacking)
  }

  /// Creates an area between two values, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, x: x, yStart: yStart, yEnd: yEnd)
  }
}

extension BarPlot {
  /// Creates bars at one value, as long as another, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, x: x, y: y, width: width, height: height, stacking: stacking)
  }

  /// Creates bars from one value to another, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, x: x, yStart: yStart, yEnd: yEnd, width: width)
  }

  /// Creates bars from one value to another, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimension = .automatic
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, xStart: xStart, xEnd: xEnd, y: y, height: height)
  }
}

extension LinePlot {
  /// Creates a line through two values, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, x: x, y: y)
  }
}

extension PointPlot {
  /// Creates points at two values, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, x: x, y: y)
  }
}

extension RectanglePlot {
  /// Creates rectangles at two values, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, x: x, y: y, width: width, height: height)
  }

  /// Creates rectangles between values, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)
  }
}

extension RulePlot {
  /// Creates lines at one value, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, x: x)
  }

  /// Creates lines at one value, identified by the element itself.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    y: PlottableProjection<Data.Element, Y>
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, y: y)
  }

  /// Creates lines at one value, between two others, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, x: x, yStart: yStart, yEnd: yEnd)
  }

  /// Creates lines at one value, between two others, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, xStart: xStart, xEnd: xEnd, y: y)
  }
}

extension SectorPlot {
  /// Creates sectors whose sizes are given by a value, identified by the element itself.
  public init<Data: RandomAccessCollection, V: Plottable>(
    _ data: Data,
    angle: PlottableProjection<Data.Element, V>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, angle: angle)
  }
}

extension PlottableProjection where Value == Date {
  /// Returns the calendar unit that contains each element's date, named by a `Text`.
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

  /// Returns the calendar unit that contains each element's date, named by a localized string.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ keyPath: KeyPath<DataElement, Date>,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableProjection { .value(Text(labelKey), keyPath, unit: unit, calendar: calendar) }

  /// Returns the calendar unit that contains each element's date, named by a string.
  @_disfavoredOverload public static func value<S: StringProtocol>(
    _ label: S,
    _ keyPath: KeyPath<DataElement, Date>,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableProjection { .value(Text(label), keyPath, unit: unit, calendar: calendar) }
}

extension VectorizedChartContent {
  /// Distinguishes series by color.
  nonisolated public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> { series(value) }

  /// Distinguishes series by symbol.
  nonisolated public func symbol<D: Plottable>(by value: PlottableProjection<DataElement, D>)
    -> some VectorizedChartContent<DataElement>
  { series(value) }

  /// Distinguishes series by line style.
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>)
    -> some VectorizedChartContent<DataElement>
  { series(value) }

  /// Distinguishes values by symbol size.
  nonisolated public func symbolSize<D: Plottable>(by value: PlottableProjection<DataElement, D>)
    -> some VectorizedChartContent<DataElement>
  { series(value) }

  /// Sets the color of each mark. It has no effect.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ keyPath: KeyPath<DataElement, S>)
    -> some VectorizedChartContent<DataElement>
  { changed { _, _ in } }

  /// Sets the opacity of each mark. It has no effect.
  nonisolated public func opacity(_ keyPath: KeyPath<DataElement, Double>)
    -> some VectorizedChartContent<DataElement>
  { changed { _, _ in } }

  /// Sets the size of each symbol. It has no effect.
  nonisolated public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>)
    -> some VectorizedChartContent<DataElement>
  { changed { _, _ in } }
}
