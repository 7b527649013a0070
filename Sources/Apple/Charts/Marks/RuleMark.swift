// SPDX-License-Identifier: MIT

import SwiftUI

/// A straight line through the chart.
public struct RuleMark {
  private var mark = Mark()

  /// Creates a line at an x value.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark.x = x.plotted
  }

  /// Creates a line at a y value.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark.y = y.plotted
  }

  /// Creates a line at an x value, between two y values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark.x = x.plotted
    mark.y = .range(yStart.plotted, yEnd.plotted)
  }

  /// Creates a line at a y value, between two x values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    mark.x = .range(xStart.plotted, xEnd.plotted)
    mark.y = y.plotted
  }

  /// Creates a line between two x values.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    mark.x = .range(xStart.plotted, xEnd.plotted)
  }

  /// Creates a line between two y values.
  public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark.y = .range(yStart.plotted, yEnd.plotted)
  }
}

extension RuleMark: ChartContent {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// Adds the mark to the chart.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    chart.add(content.mark)
  }
}
