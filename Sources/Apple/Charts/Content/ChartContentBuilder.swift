// SPDX-License-Identifier: MIT

import SwiftUI

/// Builds a part of a chart from the statements of a closure.
@resultBuilder
public enum ChartContentBuilder {
  /// Takes an expression as it is.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// Takes a single part as it is.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Makes the part of an `if` without an `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// Makes the part of the first branch of an `if` or `switch`.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> ConditionalChartContent<First, Second> {
    .first(first)
  }

  /// Makes the part of the second branch of an `if` or `switch`.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> ConditionalChartContent<First, Second> {
    .second(second)
  }
}

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
