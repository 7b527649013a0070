// SPDX-License-Identifier: MIT

import SwiftUI

/// A point on the edge of an area, or a line across the area.
public struct AreaMark {
  private var mark = Mark(isContinuous: true)

  /// Creates a point on the edge of a chart's only area.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark.x = x.plotted
    mark.y = y.plotted
  }

  /// Creates a point on the edge of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark.x = x.plotted
    mark.y = y.plotted
    mark.series.append(series.plotted)
  }

  /// Creates a line across a chart's only area, at an x value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark.x = x.plotted
    mark.y = .range(yStart.plotted, yEnd.plotted)
  }

  /// Creates a line across one of several areas, at an x value.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark.x = x.plotted
    mark.y = .range(yStart.plotted, yEnd.plotted)
    mark.series.append(series.plotted)
  }

  /// Creates a line across a chart's only area, at a y value.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    mark.x = .range(xStart.plotted, xEnd.plotted)
    mark.y = y.plotted
  }

  /// Creates a line across one of several areas, at a y value.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark.x = .range(xStart.plotted, xEnd.plotted)
    mark.y = y.plotted
    mark.series.append(series.plotted)
  }
}

extension AreaMark: ChartContent {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// Adds the mark to the chart.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    chart.add(content.mark)
  }
}
