// SPDX-License-Identifier: MIT

// Made from Surface/Charts.rows by `make surface`.

import A11yViewGraph
import Foundation
import SwiftUI

/// The geometry of a chart, for a view over it. There is no layout, so no value has a place.
public struct ChartProxy: Sendable {
  init() {}
  /// The size of the part with the marks: zero.
  public var plotSize: CGSize { .zero }
  /// The size of the part with the marks: zero.
  public var plotAreaSize: CGSize { .zero }
  /// The frame of the part with the marks: none.
  public var plotFrame: Anchor<CGRect>? { nil }
  /// The frame of the part with the marks, by its older name: zero.
  public var plotAreaFrame: Anchor<CGRect> { .zero }
  /// The place of a value: none.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  /// The place of a value: none.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
  /// The place of two values: none.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? { nil }
  /// The range of a value: none.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { nil }
  /// The range of a value: none.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { nil }
  /// The value at a place: none.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// The value at a place: none.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// The values at a place: none.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint,
    as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? { nil }
  /// Does nothing: there is no place to select at.
  public func selectXValue(at position: CGFloat) {}
  /// Does nothing: there is no place to select at.
  public func selectYValue(at position: CGFloat) {}
  /// Does nothing: there is no place to select at.
  public func selectAngleValue(at angle: Angle) {}
}

extension View {
  /// Follows a gesture in the charts; there is no place that one could be at.
  nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G)
    -> some View
  {
    unheard(
      ".chartGesture(_:) is accepted and not heard: Follows a gesture in the charts; there is no place that one could be at."
    )
  }
}

extension View {
  /// Sets how values become colours.
  nonisolated public func chartForegroundStyleScale(type: ScaleType?) -> some View { self }

  /// Sets which values become colours.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View { self }

  /// Sets the colours of values.
  nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range,
    type: ScaleType?
  ) -> some View { self }

  /// Sets the colours of values.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType?
  ) -> some View { self }

  /// Sets how values become sizes.
  nonisolated public func chartSymbolSizeScale(type: ScaleType?) -> some View { self }

  /// Sets which values become sizes.
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View { self }

  /// Sets the sizes of values.
  nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType?)
    -> some View
  { self }

  /// Sets the sizes of values.
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType?
  ) -> some View { self }

  /// Sets the sizes of values.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View { self }

  /// Sets the sizes of values.
  nonisolated public func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain,
    mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain.Element: Plottable { self }

  /// Sets the sizes of values.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View { self }

  /// Sets which values have lines of their own.
  nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    self
  }

  /// Sets the lines of values.
  nonisolated public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View { self }

  /// Sets the lines of values.
  nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain,
    range: Range
  ) -> some View { self }

  /// Sets the lines of values.
  nonisolated public func chartLineStyleScale<Domain: Collection>(
    domain: Domain,
    mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain.Element: Plottable { self }

  /// Sets the lines of values.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View { self }

  /// Sets which values have symbols.
  nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    self
  }
}

/// What values of a chart become: colours, sizes and so on.
public protocol ScaleRange<VisualValue> {
  /// The type of a colour, a size and so on.
  associatedtype VisualValue
}

extension Array: ScaleRange {
  /// The type of a colour, a size and so on.
  public typealias VisualValue = Element
}

extension ClosedRange: ScaleRange {
  /// The type of a size.
  public typealias VisualValue = Bound
}

extension Gradient: ScaleRange {
  /// The type of a colour.
  public typealias VisualValue = Color
}

extension View {
  /// Shows a view over the charts; it is heard after them.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: (ChartProxy) -> V
  ) -> some View { overlay(alignment: alignment) { content(ChartProxy()) } }

  /// Shows a view behind the charts; it is heard before them.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: (ChartProxy) -> V
  ) -> some View { background(alignment: alignment) { content(ChartProxy()) } }

  /// Shows a view as the legend; it is heard after the charts.
  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View { overlay(content: content) }
}
