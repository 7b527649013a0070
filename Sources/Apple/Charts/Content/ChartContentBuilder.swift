// SPDX-License-Identifier: MIT

import SwiftUI

extension EmptyChartContent: ChartContent {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// Adds no marks.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {}
}

extension TupleChartContent: ChartContent {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// Adds the marks from each part of the chart's content.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    repeat (each Content)._plot(each content.content, in: &chart)
  }
}

extension ConditionalChartContent: ChartContent {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// Adds the marks from the chosen branch.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    switch content {
    case .first(let first): First._plot(first, in: &chart)
    case .second(let second): Second._plot(second, in: &chart)
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// Adds the marks from the optional content, if it is present.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    if let content { Wrapped._plot(content, in: &chart) }
  }
}
