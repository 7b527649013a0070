// SPDX-License-Identifier: MIT

import SwiftUI

/// A part of a circle.
public struct SectorMark {
  private var mark = Mark()

  /// Creates a part of a circle, as large as a value.
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
  /// None.
  public typealias Body = Never
  /// Adds the mark.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    chart.add(content.mark)
  }
}
