// SPDX-License-Identifier: MIT

import SwiftUI

/// A sector of a circle.
public struct SectorMark {
  private var mark = Mark()

  /// Creates a sector whose angle is determined by a value.
  public init<V: Plottable>(
    angle: PlottableValue<V>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    mark.angle = angle.plotted
  }
}

extension SectorMark: ChartContent {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// Adds the mark to the chart.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    chart.add(content.mark)
  }
}
