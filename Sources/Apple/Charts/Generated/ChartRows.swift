// SPDX-License-Identifier: MIT

// Made from Surface/Charts.rows by `make surface`.

import A11yViewGraph
import Foundation
import SwiftUI

/// The geometry of a chart, for a view over it. There is no layout, so no value has a position.
public struct ChartProxy: Sendable {
  init() {}
  /// The size of the plot area, which is zero.
  public var plotSize: CGSize { .zero }
  /// The size of the plot area, which is zero.
  public var plotAreaSize: CGSize { .zero }
  /// The frame of the plot area, which is always `nil`.
  public var plotFrame: Anchor<CGRect>? { nil }
  /// The frame of the plot area, under its older name, which is zero.
  public var plotAreaFrame: Anchor<CGRect> { .zero }
  /// Returns the position of a value, which is always `nil`.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  /// Returns the position of a value, which is always `nil`.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
  /// Returns the position of two values, which is always `nil`.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? { nil }
  /// Returns the range of a value, which is always `nil`.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { nil }
  /// Returns the range of a value, which is always `nil`.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { nil }
  /// Returns the value at a position, which is always `nil`.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// Returns the value at a position, which is always `nil`.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// Returns the values at a position, which are always `nil`.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint,
    as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? { nil }
  /// Does nothing, because no value has a position.
  public func selectXValue(at position: CGFloat) {}
  /// Does nothing, because no value has a position.
  public func selectYValue(at position: CGFloat) {}
  /// Does nothing, because no value has a position.
  public func selectAngleValue(at angle: Angle) {}
}

extension View {
  /// Adds a gesture to the charts. It is never recognized, because there is no layout.
  nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G)
    -> some View
  {
    unheard(
      ".chartGesture(_:) is accepted but has no audible effect. Adds a gesture to the charts. It is never recognized, because there is no layout."
    )
  }
}

extension View {
  /// Sets the scale type that maps values to colors.
  nonisolated public func chartForegroundStyleScale(type: ScaleType?) -> some View { self }

  /// Sets the domain of the values that are mapped to colors.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View { self }

  /// Sets the range of colors to which values are mapped.
  nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range,
    type: ScaleType?
  ) -> some View { self }

  /// Sets the range of colors to which values are mapped.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType?
  ) -> some View { self }

  /// Sets the scale type that maps values to symbol sizes.
  nonisolated public func chartSymbolSizeScale(type: ScaleType?) -> some View { self }

  /// Sets the domain of the values that are mapped to symbol sizes.
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View { self }

  /// Sets the range of symbol sizes to which values are mapped.
  nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType?)
    -> some View
  { self }

  /// Sets the range of symbol sizes to which values are mapped.
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType?
  ) -> some View { self }

  /// Sets the range of symbol sizes to which values are mapped.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View { self }

  /// Sets the range of symbol sizes to which values are mapped.
  nonisolated public func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain,
    mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain.Element: Plottable { self }

  /// Sets the range of symbol sizes to which values are mapped.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View { self }

  /// Sets the domain of the values that are mapped to line styles.
  nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    self
  }

  /// Sets the range of line styles to which values are mapped.
  nonisolated public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View { self }

  /// Sets the range of line styles to which values are mapped.
  nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain,
    range: Range
  ) -> some View { self }

  /// Sets the range of line styles to which values are mapped.
  nonisolated public func chartLineStyleScale<Domain: Collection>(
    domain: Domain,
    mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain.Element: Plottable { self }

  /// Sets the range of line styles to which values are mapped.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View { self }

  /// Sets the domain of the values that are mapped to symbols.
  nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    self
  }
}

/// The visual range of a scale, such as colors or sizes.
public protocol ScaleRange<VisualValue> {
  /// The type of the visual values, such as a color or a size.
  associatedtype VisualValue
}

extension Array: ScaleRange {
  /// The type of the visual values, such as a color or a size.
  public typealias VisualValue = Element
}

extension ClosedRange: ScaleRange {
  /// The type of a size.
  public typealias VisualValue = Bound
}

extension Gradient: ScaleRange {
  /// The type of a color.
  public typealias VisualValue = Color
}

extension View {
  /// Shows a view over the charts, which is read after them.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: (ChartProxy) -> V
  ) -> some View { overlay(alignment: alignment) { content(ChartProxy()) } }

  /// Shows a view behind the charts, which is read before them.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: (ChartProxy) -> V
  ) -> some View { background(alignment: alignment) { content(ChartProxy()) } }

  /// Shows a view as the legend, which is read after the charts.
  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View { overlay(content: content) }
}
