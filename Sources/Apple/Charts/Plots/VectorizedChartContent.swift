// SPDX-License-Identifier: MIT

import SwiftUI

extension VectorizedChartContent {
  /// Adds a mark for each element.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    for row in content._rows { chart.addRow(row.id) { $0.add(row.mark) } }
  }
}

extension _PlottedRows where DataElement == Int {
  /// Returns a single mark for a function, because the function has infinitely many values.
  static func function(_ name: Text) -> Self {
    Self([0], \.self) { _ in
      var mark = Mark()
      mark.label = name.spoken
      return mark
    }
  }
}

extension _PlottedRows: VectorizedChartContent {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// The marks.
  public var _rows: [_PlottedRow<DataElement>] { rows }
}

/// A plot that modifies each element's mark.
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
  nonisolated func changed(
    _ change: @escaping (inout Mark, DataElement) -> Void
  ) -> ChangedPlot<Self> { ChangedPlot(content: self, change: change) }

  nonisolated func series<D: Plottable>(
    _ value: PlottableProjection<DataElement, D>
  ) -> ChangedPlot<Self> { changed { $0.series.append(value.plotted($1)) } }

  /// Sets the label of each element's mark.
  nonisolated public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.label = $1[keyPath: keyPath].spoken }
  }

  /// Sets the value of each element's mark.
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
}
