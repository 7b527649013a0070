// SPDX-License-Identifier: MIT

import SwiftUI

/// A point in a chart.
public struct PointMark {
  private var mark = Mark()

  /// Creates a point at an x value and a y value.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark.x = x.plotted
    mark.y = y.plotted
  }

  /// Creates a point at an x value.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark.x = x.plotted
  }

  /// Creates a point at a y value.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark.y = y.plotted
  }
}

extension PointMark: ChartContent {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// Adds the mark to the chart.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    chart.add(content.mark)
  }
}
