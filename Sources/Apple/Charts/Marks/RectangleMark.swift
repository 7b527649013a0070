// SPDX-License-Identifier: MIT

import SwiftUI

/// A rectangle in a chart.
public struct RectangleMark {
  private var mark = Mark()

  /// Creates a rectangle at an x value and a y value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark.x = x.plotted
    mark.y = y.plotted
  }

  /// Creates a rectangle between two x values and two y values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark.x = .range(xStart.plotted, xEnd.plotted)
    mark.y = .range(yStart.plotted, yEnd.plotted)
  }

  /// Creates a rectangle at an x value, between two y values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark.x = x.plotted
    mark.y = .range(yStart.plotted, yEnd.plotted)
  }

  /// Creates a rectangle at a y value, between two x values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark.x = .range(xStart.plotted, xEnd.plotted)
    mark.y = y.plotted
  }

  /// Creates a rectangle between two x values.
  public init<X: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark.x = .range(xStart.plotted, xEnd.plotted)
  }

  /// Creates a rectangle between two y values.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark.y = .range(yStart.plotted, yEnd.plotted)
  }

  /// Creates a rectangle at an x value.
  public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    mark.x = x.plotted
  }

  /// Creates a rectangle at a y value.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark.y = y.plotted
  }
}

extension RectangleMark: ChartContent {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// Adds the mark to the chart.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    chart.add(content.mark)
  }
}
