// SPDX-License-Identifier: MIT

// Made from Surface/Charts.rows by `make surface`.

import A11yViewGraph
import Foundation
import SwiftUI

/// Builds an axis from the statements of a closure. It is accepted and not heard.
@resultBuilder @MainActor public enum AxisContentBuilder {
  /// Takes a part of an axis.
  public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
  /// Takes one part.
  public static func buildBlock<C: AxisContent>(_ content: C) -> C { content }
  /// Takes the part of an `if`.
  public static func buildIf<C: AxisContent>(_ content: C?) -> C? { content }
}

/// Builds the marks of an axis from the statements of a closure. They are accepted and not heard.
@resultBuilder @MainActor public enum AxisMarkBuilder {
  /// Takes a mark.
  public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
  /// Takes one mark.
  public static func buildBlock<M: AxisMark>(_ mark: M) -> M { mark }
  /// Takes the mark of an `if`.
  public static func buildIf<M: AxisMark>(_ mark: M?) -> M? { mark }
}

/// A label of an axis. It is accepted and not heard.
public struct AxisValueLabel: AxisMark {
  /// Creates the usual label.
  public init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  /// Creates a label with a formatted value.
  public init<F: FormatStyle>(
    format: F,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {}
  /// Creates a label with a localised text.
  public init(
    _ titleKey: LocalizedStringKey,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  /// Creates a label with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  /// Creates a label that is a view.
  public init<V: View>(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) {}
}

/// A part of an axis. It is accepted and not heard.
@MainActor @preconcurrency public protocol AxisContent {}

/// A line, a tick or a label of an axis. It is accepted and not heard.
@MainActor @preconcurrency public protocol AxisMark {}

/// A span of a chart: from its lower bound to before its upper one.
public struct ChartBinRange<Bound: Comparable> {
  /// Where it begins.
  public let lowerBound: Bound
  /// Before which it ends.
  public let upperBound: Bound
  /// Whether a value is in it.
  public func contains(_ value: Bound) -> Bool { lowerBound <= value && value < upperBound }
}

/// What an axis spans: a range of numbers or dates, or a list of values.
public protocol ScaleDomain {}

/// Where an axis is. Nothing is drawn.
public protocol PositionScaleRange {}

/// How distances represent differences. Nothing is drawn.
public struct ScaleType: Hashable, Sendable {
  let name: String
  /// Each power as far from the next, also below zero, but around it.
  public static func symmetricLog(slopeAtZero: Double) -> Self { .symmetricLog }
}

/// What becomes of labels that do not fit. Nothing is drawn.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let name: String
}

extension AxisContentBuilder {
  /// Takes no part.
  public static func buildBlock() -> BuiltAxis { BuiltAxis() }
}

extension AxisMarkBuilder {
  /// Takes no mark.
  public static func buildBlock() -> BuiltAxis { BuiltAxis() }
}

/// What was built of an axis. It is accepted and not heard.
public struct BuiltAxis: AxisContent, AxisMark {}

/// A line across the chart. It is accepted and not heard.
public struct AxisGridLine: AxisMark {
  /// Creates a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line at an axis. It is accepted and not heard.
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public enum Length: Sendable, ExpressibleByIntegerLiteral {
    case automatic, label, longestLabel
    case fixed(CGFloat)
    /// As long as a label, and longer.
    public static func label(extendPastBy length: CGFloat = 0) -> Self { .label }
    /// As long as the longest label, and longer.
    public static func longestLabel(extendPastBy length: CGFloat = 0) -> Self { .longestLabel }
    /// A length in points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  }
  /// Creates a tick.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
}

/// Grid lines, ticks and labels of an axis. They are accepted and not heard.
public struct AxisMarks: AxisContent {
  /// The usual marks.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {}
  /// The usual marks at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) {}
  /// The usual marks, with formatted labels.
  public init<F: FormatStyle>(
    format: F,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {}
  /// Marks that are made for each value.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}
  /// Marks that are made for each of some values.
  public init<Content: AxisMark, Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}
  /// The same marks at each value.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {}
  /// The same marks at each of some values.
  public init<Content: AxisMark, Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {}
}

/// A value of an axis. It is accepted and never made.
public struct AxisValue: Sendable {
  /// The number of the value, from 0.
  public let index: Int
  /// The number of values.
  public let count: Int
  /// The value in a type, if it has one.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}

/// The values at which an axis has marks. They are accepted and not heard.
public struct AxisMarkValues: Sendable {
  /// Suitable ones.
  public static var automatic: Self { Self() }
  /// Suitable ones, about as many as is said.
  public static func automatic(
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> Self { Self() }
  /// Ones that are apart by a number.
  public static func automatic<P: Plottable>(
    minimumStride: P,
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> Self { Self() }
  /// Ones that are apart by a unit of the calendar.
  public static func stride(
    by component: Calendar.Component,
    count: Int = 1,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> Self { Self() }
  /// Ones that are apart by a number.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> Self { Self() }
}

/// What an axis spans if nothing is said. Nothing is drawn.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  init() {}
}

/// The part with the marks. Nothing is drawn.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  init() {}
}

/// An axis as a view. It is accepted and not heard.
public struct ChartAxisContent: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// The part of a chart with the marks, as a view: here all of the chart.
public struct ChartPlotContent: View {
  let chart: AnyView
  /// The chart.
  public var body: some View { chart }
}

/// Where the scrolling of a chart stops. It is accepted and not heard.
public struct ValueAlignedChartScrollTargetBehavior: Sendable {
  /// How much is scrolled at once.
  public enum MajorAlignment: Sendable {
    /// A page.
    case page
    /// Up to a number.
    public static func unit(_ unit: Double) -> Self { .page }
    /// Up to a date.
    public static func matching(_ components: DateComponents) -> Self { .page }
  }
  /// At a number.
  public static func valueAligned(unit: Double, majorAlignment: MajorAlignment? = nil) -> Self {
    Self()
  }
  /// At a date.
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: MajorAlignment? = nil
  ) -> Self { Self() }
}

extension AxisMark {
  /// Sets the colour.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }

  /// Sets the font.
  nonisolated public func font(_ font: Font?) -> some AxisMark { self }

  /// Moves the mark.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }

  /// Moves the mark.
  nonisolated public func offset(_ offset: CGSize) -> some AxisMark { self }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// What the values need.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// All of it.
  public static var plotDimension: Self { PlotDimensionScaleRange() }
}

extension View {
  /// Creates the X axis.
  nonisolated public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View { self }

  /// Shows or hides the X axis.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { self }

  /// Names the X axis with a text. The name is not heard.
  nonisolated public func chartXAxisLabel(
    _ label: Text,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }

  /// Names the X axis with a localised text. The name is not heard.
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }

  /// Names the X axis with a view.
  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    unheard(
      ".chartXAxisLabel(position:alignment:spacing:content:) is accepted and not heard: Names the X axis with a view."
    )
  }

  /// Draws a view behind the X axis.
  nonisolated public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { self }

  /// Creates the Y axis.
  nonisolated public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View { self }

  /// Shows or hides the Y axis.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { self }

  /// Names the Y axis with a text. The name is not heard.
  nonisolated public func chartYAxisLabel(
    _ label: Text,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }

  /// Names the Y axis with a localised text. The name is not heard.
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }

  /// Names the Y axis with a view.
  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    unheard(
      ".chartYAxisLabel(position:alignment:spacing:content:) is accepted and not heard: Names the Y axis with a view."
    )
  }

  /// Draws a view behind the Y axis.
  nonisolated public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { self }

  /// Sets what the X axis spans.
  nonisolated public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil)
    -> some View
  { self }

  /// Sets what the X axis spans, and where.
  nonisolated public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D,
    range: R,
    type: ScaleType? = nil
  ) -> some View { self }

  /// Sets where the X axis is.
  nonisolated public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil)
    -> some View
  { self }

  /// Sets how distances on the X axis represent differences.
  nonisolated public func chartXScale(type: ScaleType?) -> some View { self }

  /// Sets what the Y axis spans.
  nonisolated public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil)
    -> some View
  { self }

  /// Sets what the Y axis spans, and where.
  nonisolated public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D,
    range: R,
    type: ScaleType? = nil
  ) -> some View { self }

  /// Sets where the Y axis is.
  nonisolated public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil)
    -> some View
  { self }

  /// Sets how distances on the Y axis represent differences.
  nonisolated public func chartYScale(type: ScaleType?) -> some View { self }

  /// Sets the colour of each value.
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { self }

  /// Sets the colour of some values.
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D],
    range: [S]
  ) -> some View { self }

  /// Sets the colours.
  nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View { self }

  /// Sets the colour of a value.
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D],
    mapping: @escaping (D) -> S
  ) -> some View { self }

  /// Sets the colour of a value.
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    mapping: @escaping (D) -> S
  ) -> some View { self }

  /// Sets the symbol of each value.
  nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { self }

  /// Sets the symbol of some values.
  nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D],
    range: [S]
  ) -> some View { self }

  /// Sets the symbols.
  nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View { self }

  /// Sets the symbol of a value.
  nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D],
    mapping: @escaping (D) -> S
  ) -> some View { self }

  /// Sets the symbol of a value.
  nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (D) -> S
  ) -> some View { self }

  /// Sets the colours of a range.
  nonisolated public func chartForegroundStyleScale<D: Plottable>(
    domain: ClosedRange<D>,
    range: Gradient
  ) -> some View { self }

  /// Sets the colours.
  nonisolated public func chartForegroundStyleScale(range: Gradient) -> some View { self }

  /// Sets the line of each value.
  nonisolated public func chartLineStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>
  ) -> some View { self }

  /// Sets the sizes of symbols.
  nonisolated public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View { self }

  /// Shows or hides the legend.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View { self }

  /// Sets where the legend is.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }

  /// Binds the value that is pointed at along the X axis; it is never written.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Binds the range that is pointed at along the X axis; it is never written.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }

  /// Sets how much of the X axis is seen.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    self
  }

  /// Binds the start of the X axis; it is never written.
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }

  /// Sets the start of the X axis.
  nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }

  /// Binds the value that is pointed at along the Y axis; it is never written.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Binds the range that is pointed at along the Y axis; it is never written.
  nonisolated public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }

  /// Sets how much of the Y axis is seen.
  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    self
  }

  /// Binds the start of the Y axis; it is never written.
  nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }

  /// Sets the start of the Y axis.
  nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }

  /// Binds the value that is pointed at around a circle; it is never written.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    self
  }

  /// Lets the charts scroll.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  /// Sets where scrolling stops.
  nonisolated public func chartScrollTargetBehavior(
    _ behavior: ValueAlignedChartScrollTargetBehavior
  ) -> some View { self }
}

extension AxisContentBuilder {
  /// Takes several parts.
  public static func buildBlock<each C: AxisContent>(_ content: repeat each C) -> BuiltAxis {
    BuiltAxis()
  }

  /// Takes the first branch.
  public static func buildEither<C: AxisContent>(first: C) -> BuiltAxis { BuiltAxis() }

  /// Takes the second branch.
  public static func buildEither<C: AxisContent>(second: C) -> BuiltAxis { BuiltAxis() }

  /// Takes a part that is only available on some platforms.
  public static func buildLimitedAvailability<C: AxisContent>(_ content: C) -> BuiltAxis {
    BuiltAxis()
  }
}

extension AxisMarkBuilder {
  /// Takes several marks.
  public static func buildBlock<each M: AxisMark>(_ mark: repeat each M) -> BuiltAxis {
    BuiltAxis()
  }

  /// Takes the first branch.
  public static func buildEither<M: AxisMark>(first: M) -> BuiltAxis { BuiltAxis() }

  /// Takes the second branch.
  public static func buildEither<M: AxisMark>(second: M) -> BuiltAxis { BuiltAxis() }

  /// Takes a mark that is only available on some platforms.
  public static func buildLimitedAvailability<M: AxisMark>(_ mark: M) -> BuiltAxis { BuiltAxis() }
}

extension AxisValueLabelCollisionResolution {
  /// Some are left out.
  public static var greedy: Self { Self(name: "greedy") }

  /// They are cut off.
  public static var truncate: Self { Self(name: "truncate") }

  /// Something suitable.
  public static let automatic = Self(name: "automatic")

  /// Nothing.
  public static let disabled = Self(name: "disabled")

  /// Some are left out, but one that is said.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self { greedy }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// What the values need, perhaps with zero.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> Self {
    AutomaticScaleDomain()
  }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// All of it but its edges.
  public static func plotDimension(padding: CGFloat) -> Self { PlotDimensionScaleRange() }

  /// All of it but its edges.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> Self {
    PlotDimensionScaleRange()
  }
}

extension ScaleType {
  /// Each number as far from the next.
  public static var linear: Self { Self(name: "linear") }

  /// Each power as far from the next.
  public static var log: Self { Self(name: "log") }

  /// Each power as far from the next, also below zero.
  public static var symmetricLog: Self { Self(name: "symmetricLog") }

  /// Squares.
  public static var squareRoot: Self { Self(name: "squareRoot") }

  /// Powers.
  public static func power(exponent: Double) -> Self { Self(name: "power \(exponent)") }

  /// A date for each.
  public static var date: Self { Self(name: "date") }

  /// A place for each.
  public static var category: Self { Self(name: "category") }
}

extension View {
  /// Changes the part with the marks: views that are put over it or behind it are heard with it.
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { modifier(PlotStyle(style: content)) }

  /// Accepted: names the X axis with a string.
  @_disfavoredOverload nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }

  /// Accepted: names the Y axis with a string.
  @_disfavoredOverload nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
}

extension DateBins {
  /// The span that a date is in: the last before it.
  public func index(for date: Date) -> Int { thresholds.lastIndex { $0 <= date } ?? 0 }
}

extension DateBins: RandomAccessCollection {
  /// The first span.
  public var startIndex: Int { 0 }

  /// Behind the last span.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// A span, which ends before the next.
  public subscript(index: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[index], upperBound: thresholds[index + 1])
  }
}

extension ChartBinRange: Sendable where Bound: Sendable {}

extension NumberBins: RandomAccessCollection {
  /// The first span.
  public var startIndex: Int { 0 }

  /// Behind the last span.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// A span, which ends before the next.
  public subscript(index: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[index], upperBound: thresholds[index + 1])
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {}

extension Optional: AxisMark where Wrapped: AxisMark {}

extension ClosedRange: ScaleDomain where Bound: Plottable {}

extension Range: ScaleDomain where Bound: Plottable {}

extension Array: ScaleDomain where Element: Plottable {}
