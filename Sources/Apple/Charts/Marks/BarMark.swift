// SPDX-License-Identifier: MIT

import SwiftUI

/// A bar in a chart.
public struct BarMark {
  private var mark = Mark()

  /// Creates a bar with one value as its position and another value as its length.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark.x = x.plotted
    mark.y = y.plotted
  }

  /// Creates a bar at an x value, from one y value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark.x = x.plotted
    mark.y = .range(yStart.plotted, yEnd.plotted)
  }

  /// Creates a bar at a y value, from one x value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark.x = .range(xStart.plotted, xEnd.plotted)
    mark.y = y.plotted
  }

  /// Creates a bar between two x values and two y values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark.x = .range(xStart.plotted, xEnd.plotted)
    mark.y = .range(yStart.plotted, yEnd.plotted)
  }

  /// Creates a bar at an x value.
  public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark.x = x.plotted
  }

  /// Creates a bar at a y value.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark.y = y.plotted
  }

  /// Creates a bar from one x value to another.
  public init<X: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark.x = .range(xStart.plotted, xEnd.plotted)
  }

  /// Creates a bar from one y value to another.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark.y = .range(yStart.plotted, yEnd.plotted)
  }
}

extension BarMark: ChartContent {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// Adds the mark to the chart.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    chart.add(content.mark)
  }
}
