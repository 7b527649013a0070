// SPDX-License-Identifier: MIT

// Made from Surface/Charts.rows by `make surface`.

import A11yViewGraph
import Foundation
import SwiftUI

/// The context of an annotation's view at a mark.
public struct AnnotationContext: Sendable {
  /// The size of the mark: zero, because there is no layout.
  public var targetSize: CGSize { .zero }
}

/// The treatment of a view that does not fit beside its mark. Nothing is drawn.
public struct AnnotationOverflowResolution: Sendable {
  /// A strategy for one direction.
  public struct Strategy: Sendable {
    /// A suitable treatment.
    public static var automatic: Self { Self() }
    /// No strategy, so the view stays in place.
    public static var disabled: Self { Self() }
    /// The plot is scaled down.
    public static var padScale: Self { Self() }
    /// The view is moved.
    public static var fit: Self { Self() }
    /// Returns a strategy that moves the view into a boundary.
    public static func fit(to boundary: Boundary) -> Self { Self() }
  }
  /// The boundary into which a view is moved.
  public struct Boundary: Sendable {
    /// A suitable boundary.
    public static var automatic: Self { Self() }
    /// The chart.
    public static var chart: Self { Self() }
    /// The plot area.
    public static var plot: Self { Self() }
  }
  /// A suitable treatment.
  public static var automatic: Self { Self() }
  /// Creates a resolution for each direction.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// No marks.
public struct EmptyChartContent {
  /// Creates empty content.
  public init() {}
}

/// Several parts of a chart.
public struct TupleChartContent<each Content: ChartContent> {
  let content: (repeat each Content)
}

/// One of two parts of a chart.
public enum ConditionalChartContent<First: ChartContent, Second: ChartContent> {
  /// The first.
  case first(First)
  /// The second.
  case second(Second)
}

/// The position of a view at a mark. Nothing is drawn.
public struct AnnotationPosition: Hashable, Sendable {
  private let name: String
  /// The default position for the mark.
  public static let automatic = Self(name: "automatic")
  /// Over the mark.
  public static let overlay = Self(name: "overlay")
  /// Above the mark.
  public static let top = Self(name: "top")
  /// Below the mark.
  public static let bottom = Self(name: "bottom")
  /// Before the mark.
  public static let leading = Self(name: "leading")
  /// After the mark.
  public static let trailing = Self(name: "trailing")
  /// Above and before the mark.
  public static let topLeading = Self(name: "topLeading")
  /// Above and after the mark.
  public static let topTrailing = Self(name: "topTrailing")
  /// Below and before the mark.
  public static let bottomLeading = Self(name: "bottomLeading")
  /// Below and after the mark.
  public static let bottomTrailing = Self(name: "bottomTrailing")
}

/// The interpolation of a line between two points. Nothing is drawn.
public struct InterpolationMethod: Hashable, Sendable {
  let name: String
}

/// A part of a chart: one or several marks.
@MainActor @preconcurrency public protocol ChartContent {
  /// The type of the content.
  associatedtype Body: ChartContent
  /// The content of the part.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds the marks of a part to those of a chart.
  static func _plot(_ content: Self, in chart: inout _ChartMarks)
}

/// Builds a part of a chart from the statements of a closure.
@resultBuilder public enum ChartContentBuilder {
  /// Returns an expression unchanged.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  /// Returns a single part unchanged.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Creates the part of an `if` without an `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  /// Creates the part of the first branch of an `if` or `switch`.
  public static func buildEither<First: ChartContent, Second: ChartContent>(first: First)
    -> ConditionalChartContent<First, Second>
  { .first(first) }
  /// Creates the part of the second branch of an `if` or `switch`.
  public static func buildEither<First: ChartContent, Second: ChartContent>(second: Second)
    -> ConditionalChartContent<First, Second>
  { .second(second) }
}

/// The shape of a symbol. Nothing is drawn.
public protocol ChartSymbolShape: Shape {
  /// The part of the unit square that the symbol appears to fill.
  var perceptualUnitRect: CGRect { get }
}

/// The basic symbols. Nothing is drawn.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
  private let name: String
  nonisolated init(_ name: String) { self.name = name }
  /// The whole unit square.
  nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  /// Returns an empty path, because nothing is drawn.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

/// The width, height or radius of a mark. Nothing is drawn.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  let name: String
  init(_ name: String) { self.name = name }
}

/// The way in which marks at the same position are stacked. Nothing is drawn.
public struct MarkStackingMethod: Hashable, Sendable {
  let name: String
}

extension ChartContent {
  /// Sets the color of the marks.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }

  /// Sets the opacity of the marks.
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent { self }

  /// Rounds the corners of the marks.
  nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> some ChartContent
  { self }

  /// Sets the style of lines.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }

  /// Sets the interpolation of a line between two points.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    self
  }

  /// Sets the symbol of the marks.
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { self }

  /// Uses a view as the symbol of the marks; the view is not announced.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    self
  }

  /// Sets the area of the symbols.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent { self }

  /// Sets the size of the symbols.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent { self }

  /// Aligns the styles of the marks with the plot area.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    self
  }

  /// Moves the marks.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }

  /// Moves the marks.
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent { self }

  /// Moves the marks in front of others.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent { self }

  /// Blurs the marks.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent { self }

  /// Adds a shadow.
  nonisolated public func shadow(
    color: Color = Color.black.opacity(0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent { self }

  /// Clips the marks to a shape.
  nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle())
    -> some ChartContent
  { self }

  /// Masks the marks.
  nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C)
    -> some ChartContent
  { self }

  /// Labels the marks with a localized string.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Describes the value of the marks with a localized string.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }
}

extension BasicChartSymbolShape {
  /// Returns the symbol with only its outline.
  public func strokeBorder(lineWidth: CGFloat = 1) -> Self { self }
}

extension ForEach where Content: ChartContent {
  /// Creates a part of a chart for each element, identified by the element itself.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: \.id)
  }

  /// Creates a part of a chart for each element, identified by a property.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: id) }

  /// Creates a part of a chart for each number in a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int { self.init(data: data, content: content, id: \.self) }
}

extension Group where Content: ChartContent {
  /// Combines marks in a group.
  public init(@ChartContentBuilder content: () -> Content) { self.init(holding: content()) }
}

extension InterpolationMethod {
  /// Linear interpolation.
  public static var linear: Self { Self(name: "linear") }

  /// Monotone interpolation, which does not overshoot the points.
  public static var monotone: Self { Self(name: "monotone") }

  /// Catmull–Rom interpolation.
  public static var catmullRom: Self { Self(name: "catmullRom") }

  /// Returns Catmull–Rom interpolation with a parameter.
  public static func catmullRom(alpha: CGFloat) -> Self { Self(name: "catmullRom \(alpha)") }

  /// Cardinal interpolation.
  public static var cardinal: Self { Self(name: "cardinal") }

  /// Returns cardinal interpolation with a parameter.
  public static func cardinal(tension: CGFloat) -> Self { Self(name: "cardinal \(tension)") }

  /// Steps at the start of each interval.
  public static var stepStart: Self { Self(name: "stepStart") }

  /// Steps in the middle of each interval.
  public static var stepCenter: Self { Self(name: "stepCenter") }

  /// Steps at the end of each interval.
  public static var stepEnd: Self { Self(name: "stepEnd") }
}

extension BasicChartSymbolShape {
  /// A circle.
  public static var circle: Self { Self("circle") }

  /// A square.
  public static var square: Self { Self("square") }

  /// A triangle.
  public static var triangle: Self { Self("triangle") }

  /// A diamond.
  public static var diamond: Self { Self("diamond") }

  /// A pentagon.
  public static var pentagon: Self { Self("pentagon") }

  /// A plus sign.
  public static var plus: Self { Self("plus") }

  /// A cross.
  public static var cross: Self { Self("cross") }

  /// An asterisk.
  public static var asterisk: Self { Self("asterisk") }
}

extension ChartContent {
  /// Labels the marks with a string.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> some ChartContent
  { accessibilityLabel(Text(label)) }

  /// Describes the value of the marks with a string.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S)
    -> some ChartContent
  { accessibilityValue(Text(value)) }

  /// Distinguishes series by color.
  nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>)
    -> some ChartContent
  { series(value) }

  /// Distinguishes series by symbol.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    series(value)
  }

  /// Distinguishes series by line style.
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
  { series(value) }

  /// Distinguishes series by position.
  nonisolated public func position<D: Plottable>(
    by value: PlottableValue<D>,
    axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some ChartContent { series(value) }

  /// Distinguishes values by symbol size.
  nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
  { series(value) }
}

extension ChartContentBuilder {
  /// Returns the empty part of an empty closure.
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }

  /// Combines several parts into one.
  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content)
    -> TupleChartContent<repeat each Content>
  { TupleChartContent(content: (repeat each content)) }

  /// Hides the type of a part that is only available on some platforms.
  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content)
    -> AnyChartContent
  { AnyChartContent(content) }
}

extension MarkDimension {
  /// Creates a dimension in points.
  public init(integerLiteral value: Int) { self.init("\(value)") }

  /// Creates a dimension in points.
  public init(floatLiteral value: Double) { self.init("\(value)") }

  /// The default for the chart.
  public static var automatic: Self { Self("automatic") }

  /// Returns a dimension in points.
  public static func fixed(_ value: CGFloat) -> Self { Self("\(value)") }

  /// Returns a dimension given by a distance from the edge, in points.
  public static func inset(_ value: CGFloat) -> Self { Self("inset \(value)") }

  /// Returns a dimension given as a share of the available space.
  public static func ratio(_ value: CGFloat) -> Self { Self("ratio \(value)") }
}

extension MarkStackingMethod {
  /// Stacked.
  public static var standard: Self { Self(name: "standard") }

  /// Stacked as shares of a whole.
  public static var normalized: Self { Self(name: "normalized") }

  /// Stacked around the center.
  public static var center: Self { Self(name: "center") }

  /// Overlapping.
  public static var unstacked: Self { Self(name: "unstacked") }
}

extension ChartContent where Body == Never {
  /// Never called, because the part adds its marks itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: Self { .circle }

  /// A square.
  public static var square: Self { .square }

  /// A triangle.
  public static var triangle: Self { .triangle }

  /// A diamond.
  public static var diamond: Self { .diamond }

  /// A pentagon.
  public static var pentagon: Self { .pentagon }

  /// A plus sign.
  public static var plus: Self { .plus }

  /// A cross.
  public static var cross: Self { .cross }

  /// An asterisk.
  public static var asterisk: Self { .asterisk }
}
