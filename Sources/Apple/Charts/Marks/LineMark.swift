// SPDX-License-Identifier: MIT

import SwiftUI

/// A point on a line in a chart.
public struct LineMark {
  private var mark = Mark(isContinuous: true)

  /// Creates a point on a chart's only line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark.x = x.plotted
    mark.y = y.plotted
  }

  /// Creates a point on one of several lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark.x = x.plotted
    mark.y = y.plotted
    mark.series.append(series.plotted)
  }
}

extension LineMark: ChartContent {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// Adds the mark to the chart.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    chart.add(content.mark)
  }
}
