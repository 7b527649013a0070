// SPDX-License-Identifier: MIT

import SwiftUI

// Scales are drawn and not heard, so these change nothing.
extension View {
  /// Accepted: sets what the X axis spans.
  nonisolated public func chartXScale<D: ScaleDomain>(
    domain: D,
    type: ScaleType? = nil
  ) -> some View { self }

  /// Accepted: sets what the X axis spans, and where.
  nonisolated public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D,
    range: R,
    type: ScaleType? = nil
  ) -> some View { self }

  /// Accepted: sets where the X axis is.
  nonisolated public func chartXScale<R: PositionScaleRange>(
    range: R,
    type: ScaleType? = nil
  ) -> some View { self }

  /// Accepted: sets how distances on the X axis represent differences.
  nonisolated public func chartXScale(type: ScaleType?) -> some View { self }

  /// Accepted: sets what the Y axis spans.
  nonisolated public func chartYScale<D: ScaleDomain>(
    domain: D,
    type: ScaleType? = nil
  ) -> some View { self }

  /// Accepted: sets what the Y axis spans, and where.
  nonisolated public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D,
    range: R,
    type: ScaleType? = nil
  ) -> some View { self }

  /// Accepted: sets where the Y axis is.
  nonisolated public func chartYScale<R: PositionScaleRange>(
    range: R,
    type: ScaleType? = nil
  ) -> some View { self }

  /// Accepted: sets how distances on the Y axis represent differences.
  nonisolated public func chartYScale(type: ScaleType?) -> some View { self }

  /// Accepted: sets the colour of each value.
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { self }

  /// Accepted: sets the colour of some values.
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D],
    range: [S]
  ) -> some View { self }

  /// Accepted: sets the colours.
  nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View { self }

  /// Accepted: sets the colour of a value.
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D],
    mapping: @escaping (D) -> S
  ) -> some View { self }

  /// Accepted: sets the colour of a value.
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    mapping: @escaping (D) -> S
  ) -> some View { self }

  /// Accepted: sets the symbol of each value.
  nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { self }

  /// Accepted: sets the symbol of some values.
  nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D],
    range: [S]
  ) -> some View { self }

  /// Accepted: sets the symbols.
  nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View { self }

  /// Accepted: sets the symbol of a value.
  nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D],
    mapping: @escaping (D) -> S
  ) -> some View { self }

  /// Accepted: sets the symbol of a value.
  nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (D) -> S
  ) -> some View { self }

  /// Accepted: sets the colours of a range.
  nonisolated public func chartForegroundStyleScale<D: Plottable>(
    domain: ClosedRange<D>,
    range: Gradient
  ) -> some View { self }

  /// Accepted: sets the colours.
  nonisolated public func chartForegroundStyleScale(range: Gradient) -> some View { self }

  /// Accepted: sets the line of each value.
  nonisolated public func chartLineStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>
  ) -> some View { self }

  /// Accepted: sets the sizes of symbols.
  nonisolated public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View { self }

  /// Accepted: shows or hides the legend.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View { self }

  /// Accepted: sets where the legend is.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }

  /// Changes the part with the marks: views that are put over it or behind it are heard with it.
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { modifier(PlotStyle(style: content)) }
}

/// A chart as the closure of a program changes it.
private struct PlotStyle<Styled: View> {
  let style: (ChartPlotContent) -> Styled
}

extension PlotStyle: ViewModifier {
  func body(content: Content) -> some View { style(ChartPlotContent(chart: AnyView(content))) }
}

/// The part of a chart with the marks, as a view: here all of the chart.
public struct ChartPlotContent: View {
  let chart: AnyView
  /// The chart.
  public var body: some View { chart }
}
