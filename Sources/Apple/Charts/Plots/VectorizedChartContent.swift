// SPDX-License-Identifier: MIT

import SwiftUI

/// A part of a chart with a mark for each element of a collection.
@MainActor
@preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent where Body == Never {
  /// The type of the elements.
  associatedtype DataElement
  /// The marks.
  @MainActor @preconcurrency var _rows: [_PlottedRow<DataElement>] { get }
}

extension VectorizedChartContent {
  /// Adds a mark for each element.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    for row in content._rows { chart.addRow(row.id) { $0.add(row.mark) } }
  }
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

extension _PlottedRows where DataElement == Int {
  /// The only mark of a function: its values are as many as one likes.
  static func function(_ name: Text) -> Self {
    Self([0], \.self) { _ in
      var mark = Mark()
      mark.label = name.spoken
      return mark
    }
  }
}

extension _PlottedRows: VectorizedChartContent {
  /// None.
  public typealias Body = Never
  /// The marks.
  public var _rows: [_PlottedRow<DataElement>] { rows }
}

/// A plot with a change to the mark of each element.
struct ChangedPlot<Content: VectorizedChartContent> {
  let content: Content
  let change: (inout Mark, Content.DataElement) -> Void
}

extension ChangedPlot: VectorizedChartContent {
  typealias Body = Never

  var _rows: [_PlottedRow<Content.DataElement>] {
    content._rows.map { row in
      var row = row
      change(&row.mark, row.element)
      return row
    }
  }
}

extension VectorizedChartContent {
  private nonisolated func changed(
    _ change: @escaping (inout Mark, DataElement) -> Void
  ) -> ChangedPlot<Self> { ChangedPlot(content: self, change: change) }

  private nonisolated func series<D: Plottable>(
    _ value: PlottableProjection<DataElement, D>
  ) -> ChangedPlot<Self> { changed { $0.series.append(value.plotted($1)) } }

  /// Tells series apart by colour.
  nonisolated public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> { series(value) }

  /// Tells series apart by symbol.
  nonisolated public func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> { series(value) }

  /// Tells series apart by line.
  nonisolated public func lineStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> { series(value) }

  /// Tells values apart by the size of the symbol.
  nonisolated public func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> { series(value) }

  /// Sets the label of the mark of each element.
  nonisolated public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.label = $1[keyPath: keyPath].spoken }
  }

  /// Sets the value of the mark of each element.
  nonisolated public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.value = $1[keyPath: keyPath].spoken }
  }

  /// Hides the marks of some elements from assistive technologies.
  nonisolated public func accessibilityHidden(
    _ keyPath: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.isHidden = $0.isHidden || $1[keyPath: keyPath] }
  }

  /// Accepted: sets the colour of each mark.
  nonisolated public func foregroundStyle<S: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> { changed { _, _ in } }

  /// Accepted: sets how opaque each mark is.
  nonisolated public func opacity(
    _ keyPath: KeyPath<DataElement, Double>
  ) -> some VectorizedChartContent<DataElement> { changed { _, _ in } }

  /// Accepted: sets the size of each symbol.
  nonisolated public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> { changed { _, _ in } }
}
