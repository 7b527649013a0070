// SPDX-License-Identifier: MIT

// Made from Surface/Charts.rows by `make surface`.

import A11yViewGraph
import Foundation
import SwiftUI

/// The context of a view at a mark.
public struct AnnotationContext: Sendable {
  /// The size of the mark: zero, because there is no layout.
  public var targetSize: CGSize { .zero }
}

/// What becomes of a view that does not fit beside its mark. Nothing is drawn.
public struct AnnotationOverflowResolution: Sendable {
  /// What is done about it.
  public struct Strategy: Sendable {
    /// Something suitable.
    public static var automatic: Self { Self() }
    /// Nothing.
    public static var disabled: Self { Self() }
    /// The plot is made smaller.
    public static var padScale: Self { Self() }
    /// The view is moved.
    public static var fit: Self { Self() }
    /// The view is moved into a place.
    public static func fit(to boundary: Boundary) -> Self { Self() }
  }
  /// The place that a view is moved into.
  public struct Boundary: Sendable {
    /// A suitable one.
    public static var automatic: Self { Self() }
    /// The chart.
    public static var chart: Self { Self() }
    /// The part with the marks.
    public static var plot: Self { Self() }
  }
  /// Something suitable.
  public static var automatic: Self { Self() }
  /// Creates a resolution for each direction.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// No marks.
public struct EmptyChartContent {
  /// Makes none.
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

/// Where a view is shown at a mark. Nothing is drawn.
public struct AnnotationPosition: Hashable, Sendable {
  private let name: String
  /// Where it suits the mark.
  public static let automatic = Self(name: "automatic")
  /// Over it.
  public static let overlay = Self(name: "overlay")
  /// Above it.
  public static let top = Self(name: "top")
  /// Below it.
  public static let bottom = Self(name: "bottom")
  /// Before it.
  public static let leading = Self(name: "leading")
  /// After it.
  public static let trailing = Self(name: "trailing")
  /// Above and before it.
  public static let topLeading = Self(name: "topLeading")
  /// Above and after it.
  public static let topTrailing = Self(name: "topTrailing")
  /// Below and before it.
  public static let bottomLeading = Self(name: "bottomLeading")
  /// Below and after it.
  public static let bottomTrailing = Self(name: "bottomTrailing")
}

/// How a line goes from one point to the next. Nothing is drawn.
public struct InterpolationMethod: Hashable, Sendable {
  let name: String
}

/// A part of a chart: a mark, or several.
@MainActor @preconcurrency public protocol ChartContent {
  /// The type of the content.
  associatedtype Body: ChartContent
  /// What the part is made of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds the marks of a part to those of a chart.
  static func _plot(_ content: Self, in chart: inout _ChartMarks)
}

/// Builds a part of a chart from the statements of a closure.
@resultBuilder public enum ChartContentBuilder {
  /// Takes an expression as it is.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  /// Takes a single part as it is.
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
  /// The part of the unit square that the symbol seems to fill.
  var perceptualUnitRect: CGRect { get }
}

/// The usual symbols. Nothing is drawn.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
  private let name: String
  nonisolated init(_ name: String) { self.name = name }
  /// All of the unit square.
  nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  /// No outline: nothing is drawn.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

/// The width, height or radius of a mark. Nothing is drawn.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  let name: String
  init(_ name: String) { self.name = name }
}

/// How marks at one place are put together. Nothing is drawn.
public struct MarkStackingMethod: Hashable, Sendable {
  let name: String
}

extension ChartContent {
  /// Sets the colour of the marks.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }

  /// Sets how opaque the marks are.
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent { self }

  /// Rounds the corners of the marks.
  nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> some ChartContent
  { self }

  /// Sets how lines are drawn.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }

  /// Sets how a line goes from one point to the next.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    self
  }

  /// Sets the symbol of the marks.
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { self }

  /// Draws a view as the symbol of the marks; it is not heard.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    self
  }

  /// Sets the area of the symbols.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent { self }

  /// Sets the size of the symbols.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent { self }

  /// Aligns the marks with what they are styled by.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    self
  }

  /// Moves the marks.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }

  /// Moves the marks.
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent { self }

  /// Puts the marks in front of others.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent { self }

  /// Blurs the marks.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent { self }

  /// Draws a shadow.
  nonisolated public func shadow(
    color: Color = Color.black.opacity(0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent { self }

  /// Draws the marks in a shape.
  nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle())
    -> some ChartContent
  { self }

  /// Draws a mask over the marks.
  nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C)
    -> some ChartContent
  { self }

  /// Labels the marks with a localised text.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Describes the value of the marks with a localised text.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }
}

extension BasicChartSymbolShape {
  /// The symbol with its outline only.
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
  /// Puts marks into a group.
  public init(@ChartContentBuilder content: () -> Content) { self.init(holding: content()) }
}

extension InterpolationMethod {
  /// Straight.
  public static var linear: Self { Self(name: "linear") }

  /// Without going past a point.
  public static var monotone: Self { Self(name: "monotone") }

  /// Round.
  public static var catmullRom: Self { Self(name: "catmullRom") }

  /// With a given roundness.
  public static func catmullRom(alpha: CGFloat) -> Self { Self(name: "catmullRom \(alpha)") }

  /// Round.
  public static var cardinal: Self { Self(name: "cardinal") }

  /// With a given roundness.
  public static func cardinal(tension: CGFloat) -> Self { Self(name: "cardinal \(tension)") }

  /// In steps, at the start of each.
  public static var stepStart: Self { Self(name: "stepStart") }

  /// In steps, in the middle of each.
  public static var stepCenter: Self { Self(name: "stepCenter") }

  /// In steps, at the end of each.
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

  /// A plus.
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

  /// Distinguishes series by colour.
  nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>)
    -> some ChartContent
  { series(value) }

  /// Distinguishes series by symbol.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    series(value)
  }

  /// Distinguishes series by line.
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
  { series(value) }

  /// Distinguishes series by place.
  nonisolated public func position<D: Plottable>(
    by value: PlottableValue<D>,
    axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some ChartContent { series(value) }

  /// Distinguishes values by the size of the symbol.
  nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
  { series(value) }
}

extension ChartContentBuilder {
  /// Creates the part of an empty closure.
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }

  /// Puts several parts into one.
  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content)
    -> TupleChartContent<repeat each Content>
  { TupleChartContent(content: (repeat each content)) }

  /// Hides the type of a part that is only available on some platforms.
  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content)
    -> AnyChartContent
  { AnyChartContent(content) }
}

extension MarkDimension {
  /// A size in points.
  public init(integerLiteral value: Int) { self.init("\(value)") }

  /// A size in points.
  public init(floatLiteral value: Double) { self.init("\(value)") }

  /// What suits the chart.
  public static var automatic: Self { Self("automatic") }

  /// A size in points.
  public static func fixed(_ value: CGFloat) -> Self { Self("\(value)") }

  /// A distance from the edge, in points.
  public static func inset(_ value: CGFloat) -> Self { Self("inset \(value)") }

  /// A part of the space.
  public static func ratio(_ value: CGFloat) -> Self { Self("ratio \(value)") }
}

extension MarkStackingMethod {
  /// On each other.
  public static var standard: Self { Self(name: "standard") }

  /// On each other, as parts of a whole.
  public static var normalized: Self { Self(name: "normalized") }

  /// On each other, around the middle.
  public static var center: Self { Self(name: "center") }

  /// Over each other.
  public static var unstacked: Self { Self(name: "unstacked") }
}

extension ChartContent where Body == Never {
  /// Never called: the part adds its marks itself.
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

  /// A plus.
  public static var plus: Self { .plus }

  /// A cross.
  public static var cross: Self { .cross }

  /// An asterisk.
  public static var asterisk: Self { .asterisk }
}
