// SPDX-License-Identifier: MIT

import SwiftUI

extension EmptyChartContent: ChartContent {
  /// None.
  public typealias Body = Never
  /// Adds none.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {}
}

extension TupleChartContent: ChartContent {
  /// None.
  public typealias Body = Never
  /// Adds the marks of each part.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    repeat (each Content)._plot(each content.content, in: &chart)
  }
}

extension ConditionalChartContent: ChartContent {
  /// None.
  public typealias Body = Never
  /// Adds the marks of the part that there is.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    switch content {
    case .first(let first): First._plot(first, in: &chart)
    case .second(let second): Second._plot(second, in: &chart)
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// Adds the marks of the part if there is one.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    if let content { Wrapped._plot(content, in: &chart) }
  }
}
