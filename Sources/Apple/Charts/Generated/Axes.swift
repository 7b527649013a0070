// SPDX-License-Identifier: MIT

// Made from Surface/Charts.rows by `make surface`.

import A11yViewGraph
import Foundation
import SwiftUI

/// Builds an axis from the statements of a closure. It is accepted but has no effect.
@resultBuilder @MainActor public enum AxisContentBuilder {
  /// Returns a part of an axis.
  public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
  /// Returns a single part.
  public static func buildBlock<C: AxisContent>(_ content: C) -> C { content }
  /// Returns the part of an `if`.
  public static func buildIf<C: AxisContent>(_ content: C?) -> C? { content }
}

/// Builds the marks of an axis from the statements of a closure. It is accepted but has no effect.
@resultBuilder @MainActor public enum AxisMarkBuilder {
  /// Returns a mark.
  public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
  /// Returns a single mark.
  public static func buildBlock<M: AxisMark>(_ mark: M) -> M { mark }
  /// Returns the mark of an `if`.
  public static func buildIf<M: AxisMark>(_ mark: M?) -> M? { mark }
}

/// A label on an axis. It is accepted but has no effect.
public struct AxisValueLabel: AxisMark {
  /// Creates the default label.
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
  /// Creates a label with a localized string.
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

/// A part of an axis. It is accepted but has no effect.
@MainActor @preconcurrency public protocol AxisContent {}

/// A line, a tick or a label on an axis. It is accepted but has no effect.
@MainActor @preconcurrency public protocol AxisMark {}

/// An interval of a chart, from its lower bound up to but not including its upper bound.
public struct ChartBinRange<Bound: Comparable> {
  /// The lower bound.
  public let lowerBound: Bound
  /// The upper bound, which is not included.
  public let upperBound: Bound
  /// Returns whether a value is in the interval.
  public func contains(_ value: Bound) -> Bool { lowerBound <= value && value < upperBound }
}

/// The domain of an axis: a range of numbers or dates, or a list of values.
public protocol ScaleDomain {}

/// The position of an axis. Nothing is drawn.
public protocol PositionScaleRange {}

/// The relation between distances and differences of values. Nothing is drawn.
public struct ScaleType: Hashable, Sendable {
  let name: String
  /// Returns a logarithmic scale that is symmetric around zero.
  public static func symmetricLog(slopeAtZero: Double) -> Self { .symmetricLog }
}

/// The treatment of labels that do not fit. Nothing is drawn.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let name: String
}

extension AxisContentBuilder {
  /// Returns an empty axis.
  public static func buildBlock() -> BuiltAxis { BuiltAxis() }
}

extension AxisMarkBuilder {
  /// Returns an empty axis.
  public static func buildBlock() -> BuiltAxis { BuiltAxis() }
}

/// The result of building an axis. It is accepted but has no effect.
public struct BuiltAxis: AxisContent, AxisMark {}

/// A grid line across the chart. It is accepted but has no effect.
public struct AxisGridLine: AxisMark {
  /// Creates a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A tick on an axis. It is accepted but has no effect.
public struct AxisTick: AxisMark {
  /// The length of a tick.
  public enum Length: Sendable, ExpressibleByIntegerLiteral {
    case automatic, label, longestLabel
    case fixed(CGFloat)
    /// Returns the length of a label plus an extension.
    public static func label(extendPastBy length: CGFloat = 0) -> Self { .label }
    /// Returns the length of the longest label plus an extension.
    public static func longestLabel(extendPastBy length: CGFloat = 0) -> Self { .longestLabel }
    /// Creates a length in points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  }
  /// Creates a tick.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
}

/// Grid lines, ticks and labels of an axis. They are accepted but have no effect.
public struct AxisMarks: AxisContent {
  /// Creates the default marks.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {}
  /// Creates the default marks at certain values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) {}
  /// Creates the default marks with formatted labels.
  public init<F: FormatStyle>(
    format: F,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {}
  /// Creates separate marks for each value.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}
  /// Creates separate marks for each of certain values.
  public init<Content: AxisMark, Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}
  /// Creates the same marks at each value.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {}
  /// Creates the same marks at each of certain values.
  public init<Content: AxisMark, Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {}
}

/// A value on an axis. It is accepted but never created.
public struct AxisValue: Sendable {
  /// The index of the value, from 0.
  public let index: Int
  /// The number of values.
  public let count: Int
  /// Returns the value as a type, if it has that type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}

/// The values at which an axis has marks. They are accepted but have no effect.
public struct AxisMarkValues: Sendable {
  /// Suitable values.
  public static var automatic: Self { Self() }
  /// Returns suitable values, approximately as many as desired.
  public static func automatic(
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> Self { Self() }
  /// Returns values separated by at least a number.
  public static func automatic<P: Plottable>(
    minimumStride: P,
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> Self { Self() }
  /// Returns values separated by a calendar unit.
  public static func stride(
    by component: Calendar.Component,
    count: Int = 1,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> Self { Self() }
  /// Returns values separated by a number.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> Self { Self() }
}

/// The default domain of an axis. Nothing is drawn.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  init() {}
}

/// The plot area as the range of a scale. Nothing is drawn.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  init() {}
}

/// An axis as a view. It is accepted but has no effect.
public struct ChartAxisContent: View {
  /// An empty view.
  public var body: some View { EmptyView() }
}

/// The plot area of a chart as a view, which here is the whole chart.
public struct ChartPlotContent: View {
  let chart: AnyView
  /// The chart.
  public var body: some View { chart }
}

/// The positions at which scrolling a chart stops. It is accepted but has no effect.
public struct ValueAlignedChartScrollTargetBehavior: Sendable {
  /// The distance that is scrolled at a time.
  public enum MajorAlignment: Sendable {
    /// One page.
    case page
    /// Returns an alignment with multiples of a number.
    public static func unit(_ unit: Double) -> Self { .page }
    /// Returns an alignment with a date.
    public static func matching(_ components: DateComponents) -> Self { .page }
  }
  /// Returns a behavior that stops at multiples of a number.
  public static func valueAligned(unit: Double, majorAlignment: MajorAlignment? = nil) -> Self {
    Self()
  }
  /// Returns a behavior that stops at a date.
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: MajorAlignment? = nil
  ) -> Self { Self() }
}

extension AxisMark {
  /// Sets the color.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }

  /// Sets the font.
  nonisolated public func font(_ font: Font?) -> some AxisMark { self }

  /// Moves the mark.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }

  /// Moves the mark.
  nonisolated public func offset(_ offset: CGSize) -> some AxisMark { self }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain that the values need.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot area.
  public static var plotDimension: Self { PlotDimensionScaleRange() }
}

extension View {
  /// Creates the X axis.
  nonisolated public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View { self }

  /// Shows or hides the X axis.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { self }

  /// Names the X axis with a `Text`. The name is not announced.
  nonisolated public func chartXAxisLabel(
    _ label: Text,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }

  /// Names the X axis with a localized string. The name is not announced.
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
      ".chartXAxisLabel(position:alignment:spacing:content:) is accepted but has no audible effect. Names the X axis with a view."
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

  /// Names the Y axis with a `Text`. The name is not announced.
  nonisolated public func chartYAxisLabel(
    _ label: Text,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }

  /// Names the Y axis with a localized string. The name is not announced.
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
      ".chartYAxisLabel(position:alignment:spacing:content:) is accepted but has no audible effect. Names the Y axis with a view."
    )
  }

  /// Draws a view behind the Y axis.
  nonisolated public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { self }

  /// Sets the domain of the X axis.
  nonisolated public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil)
    -> some View
  { self }

  /// Sets the domain and the range of the X axis.
  nonisolated public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D,
    range: R,
    type: ScaleType? = nil
  ) -> some View { self }

  /// Sets the range of the X axis.
  nonisolated public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil)
    -> some View
  { self }

  /// Sets the scale type of the X axis.
  nonisolated public func chartXScale(type: ScaleType?) -> some View { self }

  /// Sets the domain of the Y axis.
  nonisolated public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil)
    -> some View
  { self }

  /// Sets the domain and the range of the Y axis.
  nonisolated public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D,
    range: R,
    type: ScaleType? = nil
  ) -> some View { self }

  /// Sets the range of the Y axis.
  nonisolated public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil)
    -> some View
  { self }

  /// Sets the scale type of the Y axis.
  nonisolated public func chartYScale(type: ScaleType?) -> some View { self }

  /// Sets the color of each value.
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { self }

  /// Sets the colors of certain values.
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D],
    range: [S]
  ) -> some View { self }

  /// Sets the colors.
  nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View { self }

  /// Sets the colors of values by a closure.
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D],
    mapping: @escaping (D) -> S
  ) -> some View { self }

  /// Sets the colors of values by a closure.
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    mapping: @escaping (D) -> S
  ) -> some View { self }

  /// Sets the symbol of each value.
  nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { self }

  /// Sets the symbols of certain values.
  nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D],
    range: [S]
  ) -> some View { self }

  /// Sets the symbols.
  nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View { self }

  /// Sets the symbols of values by a closure.
  nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D],
    mapping: @escaping (D) -> S
  ) -> some View { self }

  /// Sets the symbols of values by a closure.
  nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (D) -> S
  ) -> some View { self }

  /// Sets the colors of a range of values.
  nonisolated public func chartForegroundStyleScale<D: Plottable>(
    domain: ClosedRange<D>,
    range: Gradient
  ) -> some View { self }

  /// Sets the colors.
  nonisolated public func chartForegroundStyleScale(range: Gradient) -> some View { self }

  /// Sets the line style of each value.
  nonisolated public func chartLineStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>
  ) -> some View { self }

  /// Sets the sizes of symbols.
  nonisolated public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View { self }

  /// Shows or hides the legend.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View { self }

  /// Sets the position of the legend.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }

  /// Binds the selected value on the X axis; the binding is never written.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Binds the selected range on the X axis; the binding is never written.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }

  /// Sets the length of the visible part of the X axis.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    self
  }

  /// Binds the scroll position on the X axis; the binding is never written.
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }

  /// Sets the initial scroll position on the X axis.
  nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }

  /// Binds the selected value on the Y axis; the binding is never written.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Binds the selected range on the Y axis; the binding is never written.
  nonisolated public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }

  /// Sets the length of the visible part of the Y axis.
  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    self
  }

  /// Binds the scroll position on the Y axis; the binding is never written.
  nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }

  /// Sets the initial scroll position on the Y axis.
  nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }

  /// Binds the selected value on a circular axis; the binding is never written.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    self
  }

  /// Sets the axes along which the charts scroll.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  /// Sets the positions at which scrolling stops.
  nonisolated public func chartScrollTargetBehavior(
    _ behavior: ValueAlignedChartScrollTargetBehavior
  ) -> some View { self }
}

extension AxisContentBuilder {
  /// Combines several parts.
  public static func buildBlock<each C: AxisContent>(_ content: repeat each C) -> BuiltAxis {
    BuiltAxis()
  }

  /// Returns the first branch.
  public static func buildEither<C: AxisContent>(first: C) -> BuiltAxis { BuiltAxis() }

  /// Returns the second branch.
  public static func buildEither<C: AxisContent>(second: C) -> BuiltAxis { BuiltAxis() }

  /// Returns a part that is only available on some platforms.
  public static func buildLimitedAvailability<C: AxisContent>(_ content: C) -> BuiltAxis {
    BuiltAxis()
  }
}

extension AxisMarkBuilder {
  /// Combines several marks.
  public static func buildBlock<each M: AxisMark>(_ mark: repeat each M) -> BuiltAxis {
    BuiltAxis()
  }

  /// Returns the first branch.
  public static func buildEither<M: AxisMark>(first: M) -> BuiltAxis { BuiltAxis() }

  /// Returns the second branch.
  public static func buildEither<M: AxisMark>(second: M) -> BuiltAxis { BuiltAxis() }

  /// Returns a mark that is only available on some platforms.
  public static func buildLimitedAvailability<M: AxisMark>(_ mark: M) -> BuiltAxis { BuiltAxis() }
}

extension AxisValueLabelCollisionResolution {
  /// Some labels are omitted.
  public static var greedy: Self { Self(name: "greedy") }

  /// Labels are truncated.
  public static var truncate: Self { Self(name: "truncate") }

  /// A suitable treatment.
  public static let automatic = Self(name: "automatic")

  /// No treatment, so labels may overlap.
  public static let disabled = Self(name: "disabled")

  /// Returns a treatment in which some labels are omitted, according to their priority.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self { greedy }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// Returns the domain that the values need, optionally including zero.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> Self {
    AutomaticScaleDomain()
  }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// Returns the plot area without a padding.
  public static func plotDimension(padding: CGFloat) -> Self { PlotDimensionScaleRange() }

  /// Returns the plot area without a padding.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> Self {
    PlotDimensionScaleRange()
  }
}

extension ScaleType {
  /// A linear scale.
  public static var linear: Self { Self(name: "linear") }

  /// A logarithmic scale.
  public static var log: Self { Self(name: "log") }

  /// A logarithmic scale that is symmetric around zero.
  public static var symmetricLog: Self { Self(name: "symmetricLog") }

  /// A square-root scale.
  public static var squareRoot: Self { Self(name: "squareRoot") }

  /// Returns a power scale.
  public static func power(exponent: Double) -> Self { Self(name: "power \(exponent)") }

  /// A scale for dates.
  public static var date: Self { Self(name: "date") }

  /// A scale for categories.
  public static var category: Self { Self(name: "category") }
}

extension View {
  /// Modifies the plot area; views in front of or behind it are announced with it.
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { modifier(PlotStyle(style: content)) }

  /// Names the X axis with a string. It has no effect.
  @_disfavoredOverload nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }

  /// Names the Y axis with a string. It has no effect.
  @_disfavoredOverload nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
}

extension DateBins {
  /// Returns the index of the interval that contains a date.
  public func index(for date: Date) -> Int { thresholds.lastIndex { $0 <= date } ?? 0 }
}

extension DateBins: RandomAccessCollection {
  /// The index of the first interval.
  public var startIndex: Int { 0 }

  /// The index after the last interval.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// The interval at an index, which ends before the next one begins.
  public subscript(index: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[index], upperBound: thresholds[index + 1])
  }
}

extension ChartBinRange: Sendable where Bound: Sendable {}

extension NumberBins: RandomAccessCollection {
  /// The index of the first interval.
  public var startIndex: Int { 0 }

  /// The index after the last interval.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// The interval at an index, which ends before the next one begins.
  public subscript(index: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[index], upperBound: thresholds[index + 1])
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {}

extension Optional: AxisMark where Wrapped: AxisMark {}

extension ClosedRange: ScaleDomain where Bound: Plottable {}

extension Range: ScaleDomain where Bound: Plottable {}

extension Array: ScaleDomain where Element: Plottable {}
