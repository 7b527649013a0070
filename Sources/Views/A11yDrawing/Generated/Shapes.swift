// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A rectangle whose corners follow those of its container.
public struct ConcentricRectangle: Sendable {
  /// Creates a rectangle.
  public init() {}
  /// Creates a rectangle from the style of its corners.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {}
  /// Creates a rectangle from the styles of its corners.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {}
  /// Creates a rectangle with like corners at the top and at the bottom.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) { self.init() }
  /// Creates a rectangle with like corners at the top.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) { self.init() }
  /// Creates a rectangle with like corners at the bottom.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) { self.init() }
  /// Creates a rectangle with like corners on each side.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) { self.init() }
  /// Creates a rectangle with like leading corners.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) { self.init() }
  /// Creates a rectangle with like trailing corners.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) { self.init() }
}

/// A gradient outwards from a centre, as an ellipse.
public struct EllipticalGradient: ShapeStyle {
  /// Creates a gradient outwards from a centre.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  /// Creates a gradient of colours outwards from a centre.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  /// Creates a gradient of stops outwards from a centre.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
}

/// Colours at the points of a grid that blend into each other.
public struct MeshGradient: ShapeStyle {
  /// A point of the grid with the curves through it.
  public struct BezierPoint: Equatable, Sendable {
    /// The point.
    public var position: SIMD2<Float>
    /// Where the curve from the leading side comes from.
    public var leadingControlPoint: SIMD2<Float>
    /// Where the curve from the top comes from.
    public var topControlPoint: SIMD2<Float>
    /// Where the curve to the trailing side goes.
    public var trailingControlPoint: SIMD2<Float>
    /// Where the curve to the bottom goes.
    public var bottomControlPoint: SIMD2<Float>
    /// Creates a point from its curves.
    public init(
      position: SIMD2<Float>,
      leadingControlPoint: SIMD2<Float>,
      topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>,
      bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }
  /// The points of the grid.
  public enum Locations: Equatable, Sendable {
    /// As points.
    case points([SIMD2<Float>])
    /// As points with curves.
    case bezierPoints([MeshGradient.BezierPoint])
  }
  /// The colours of the points.
  public enum Colors: Equatable, Sendable {
    /// As colours.
    case colors([Color])
    /// As components.
    case resolvedColors([Color.Resolved])
  }
  /// How many points a row has.
  public var width: Int
  /// How many rows there are.
  public var height: Int
  /// The points.
  public var locations: Locations
  /// The colours of the points.
  public var colors: Colors
  /// The colour outside.
  public var background: Color
  /// Whether colours change smoothly.
  public var smoothsColors: Bool
  /// The space that colours are mixed in.
  public var colorSpace: Gradient.ColorSpace
  /// Creates a gradient from points and colours.
  public init(
    width: Int,
    height: Int,
    locations: Locations,
    colors: Colors,
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }
  /// Creates a gradient from the colours of a grid's points.
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .points(points),
      colors: .colors(colors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }
  /// Creates a gradient from the components of a grid's points.
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    resolvedColors: [Color.Resolved],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .points(points),
      colors: .resolvedColors(resolvedColors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }
  /// Creates a gradient from the colours of curved points.
  public init(
    width: Int,
    height: Int,
    bezierPoints: [BezierPoint],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .bezierPoints(bezierPoints),
      colors: .colors(colors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }
  /// Creates a gradient from the components of curved points.
  public init(
    width: Int,
    height: Int,
    bezierPoints: [BezierPoint],
    resolvedColors: [Color.Resolved],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle {
  /// Creates a gradient along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Creates a gradient of colours along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Creates a gradient of stops along a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// A gradient outwards from a centre.
public struct RadialGradient: ShapeStyle {
  /// Creates a gradient outwards from a centre.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  /// Creates a gradient of colours outwards from a centre.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  /// Creates a gradient of stops outwards from a centre.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
  }
}

/// A gradient around a centre.
public struct AngularGradient: ShapeStyle {
  /// Creates a gradient around a centre.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {}
  /// Creates a gradient of colours around a centre.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  /// Creates a gradient of colours once around a centre.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
  /// Creates a gradient once around a centre.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {}
  /// Creates a gradient of stops around a centre.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  /// Creates a gradient of stops once around a centre.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Circular arcs.
  case circular
  /// Smoother than arcs.
  case continuous
}

/// A shape of any type.
public struct AnyShape: Shape {
  /// Erases the type of a shape.
  nonisolated public init<S: Shape>(_ shape: S) {}
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }
}

/// The radius of each corner of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// Creates the radii.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
  /// The radius at the top of the leading edge.
  public var topLeading: CGFloat
  /// The radius at the bottom of the leading edge.
  public var bottomLeading: CGFloat
  /// The radius at the bottom of the trailing edge.
  public var bottomTrailing: CGFloat
  /// The radius at the top of the trailing edge.
  public var topTrailing: CGFloat
  /// The radius of a corner.
  public subscript(corner: Edge.Corner) -> CGFloat {
    switch corner {
    case .topLeading: topLeading;
    case .topTrailing: topTrailing;
    case .bottomLeading: bottomLeading;
    case .bottomTrailing: bottomTrailing
    }
  }
}

/// What a shape is for.
public enum ShapeRole: Sendable {
  case fill, stroke, separator
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  /// Erases the type of a style.
  public init<S: ShapeStyle>(_ style: S) {}
}

/// The foreground colour.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The background colour.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The colour of controls.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The colour of the selection.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The colour of separators.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// A translucent material.
public struct Material: ShapeStyle {
  /// Very translucent.
  public static let ultraThin = Material()
  /// Translucent.
  public static let thin = Material()
  /// Medium.
  public static let regular = Material()
  /// Slightly translucent.
  public static let thick = Material()
  /// Hardly translucent.
  public static let ultraThick = Material()
  /// The material of toolbars.
  public static let bar = Material()
}

/// A rectangle.
public struct Rectangle: Sendable {
  /// Creates a rectangle.
  public init() {}
}

/// A circle.
public struct Circle: Sendable {
  /// Creates a circle.
  public init() {}
}

/// An ellipse.
public struct Ellipse: Sendable {
  /// Creates an ellipse.
  public init() {}
}

/// A rectangle with semicircular ends.
public struct Capsule: Sendable {
  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// How the ends are rounded.
  public var style: RoundedCornerStyle
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Sendable {
  /// The size of the corners, in points.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle
  /// Creates a rectangle from the radius of its corners, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Creates a rectangle from the size of its corners, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
}

/// A rectangle with differently rounded corners.
public struct UnevenRoundedRectangle: Sendable {
  /// The radius of each corner, in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are rounded.
  public var style: RoundedCornerStyle
  /// Creates a rectangle from the radius of each corner, in points.
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius,
      bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius
    )
    self.style = style
  }
}

/// The shape of the container.
public struct ContainerRelativeShape: Sendable {
  /// Creates the shape.
  public init() {}
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// How wide the line is, in points.
  public var lineWidth: CGFloat
  /// How the line ends.
  public var lineCap: CGLineCap
  /// How the line turns.
  public var lineJoin: CGLineJoin
  /// How far a corner may point out, as a multiple of half the width.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in points.
  public var dash: [CGFloat]
  /// Where in the dashes the line begins, in points.
  public var dashPhase: CGFloat
  /// Creates a style from its parts.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Creates a style from its parts.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
  /// Whether the even-odd rule decides what is inside.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool
}

/// A colour's own gradient.
public struct AnyGradient: ShapeStyle, Hashable {
  package let gradient: Gradient
  /// Erases the origin of a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }
}

/// The outline of a shape. Nothing is drawn, so nothing is stored.
public struct Path: Equatable, Sendable {
  /// Creates an empty outline.
  public init() {}
  /// Makes the outline of a rectangle.
  public init(_ rect: CGRect) {}
  /// Makes the outline of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {}
  /// Makes the outline of an ellipse.
  public init(ellipseIn rect: CGRect) {}
  /// Creates an outline by drawing it.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  /// Makes the outline of a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  {}
  /// Whether nothing was added; nothing is stored.
  public var isEmpty: Bool { true }
  /// The smallest rectangle around the outline; nothing is stored.
  public var boundingRect: CGRect { .zero }
  /// The point where drawing goes on; nothing is stored.
  public var currentPoint: CGPoint? { nil }
}

/// A shape: no element unless a modifier makes it one.
@MainActor @preconcurrency public protocol Shape: Sendable, View {
  /// The shape's outline. Nothing is drawn, so it is never called.
  func path(in rect: CGRect) -> Path
  /// What the shape is for.
  nonisolated static var role: ShapeRole { get }
  /// How much space the shape takes: what it is offered.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// A shape that can be inset.
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, inset by an amount on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A colour or pattern for drawing. It does not affect elements.
public protocol ShapeStyle: Sendable {}

/// A style by its rank: primary, secondary and so on.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  package let rank: Int
  /// The first.
  public static let primary = HierarchicalShapeStyle(rank: 1)
  /// The second.
  public static let secondary = HierarchicalShapeStyle(rank: 2)
  /// The third.
  public static let tertiary = HierarchicalShapeStyle(rank: 3)
  /// The fourth.
  public static let quaternary = HierarchicalShapeStyle(rank: 4)
  /// The fifth.
  public static let quinary = HierarchicalShapeStyle(rank: 5)
}

extension Edge {
  /// A corner.
  public enum Corner: Hashable, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      let name: String
      /// As the container's.
      public static let concentric = Style(name: "concentric")
      /// As the container's, with a least radius.
      public static func concentric(minimum: Style) -> Style { minimum }
      /// With a radius, in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(name: "\(radius)") }
    }
  }
}

extension Gradient {
  /// A space that colours are mixed in.
  public struct ColorSpace: Hashable, Sendable {
    let name: String
    /// That of the device.
    public static let device = ColorSpace(name: "device")
    /// As eyes see it.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat
    /// Creates a stop from its colour and place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The gradient, mixed in a space. Nothing is drawn here.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension Color {
  /// The colour mixed with another in a space.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace) -> Color
  { mix(with: rhs, by: fraction) }

  /// The colour, brighter than white. Nothing is drawn here.
  public func exposureAdjust(_ stops: Double) -> Color { self }

  /// The colour, with a limit of brightness. Nothing is drawn here.
  public func headroom(_ headroom: Double?) -> Color { self }

  /// The colour's standard gradient.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

extension Path {
  /// Moves to a point.
  public mutating func move(to end: CGPoint) {}

  /// Adds a line.
  public mutating func addLine(to end: CGPoint) {}

  /// Adds lines.
  public mutating func addLines(_ lines: [CGPoint]) {}

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}

  /// Adds an arc.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {}

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {}

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {}

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) {}

  /// Adds another outline.
  public mutating func addPath(_ path: Path) {}

  /// Closes the current outline.
  public mutating func closeSubpath() {}

  /// Adds an outline, changed by a transform.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {}

  /// Adds an arc between two lines.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}

  /// Adds an arc that spans an angle.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle
  ) {}

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) {}

  /// Whether a point is inside. Outlines are not stored, so the answer is always no, also inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { false }

  /// The outline, moved, turned and scaled.
  public func applying(_ transform: CGAffineTransform) -> Path { self }

  /// The outline, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }

  /// The outline of a drawn line.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  /// A part of the outline, from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
}

extension Shape {
  /// The shape in another size.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> ScaledShape<Self>
  { ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor) }

  /// The shape in another size.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>
  { ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor) }

  /// The shape, turned.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<
    Self
  > { RotatedShape(shape: self, angle: angle, anchor: anchor) }

  /// The shape, moved.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape, moved.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape, moved.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape in a size, in points.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> Self { self }

  /// The shape in a size, in points.
  nonisolated public func size(_ size: CGSize) -> Self { self }

  /// The shape, moved, turned and scaled.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape and another.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> Self { self }

  /// What the shape has in common with another.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> Self { self }

  /// The shape without another.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> Self { self }

  /// What only one of two shapes has.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> Self {
    self
  }

  /// The outline of the shape within another.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> Self {
    self
  }

  /// The outline of the shape outside another.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> Self {
    self
  }

  /// The shape of the stroked outline.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> Self { self }

  /// The shape of the stroked outline.
  nonisolated public func stroke(style: StrokeStyle) -> Self { self }

  /// A part of the outline, from 0 to 1.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> Self
  { self }
}

extension ShapeView {
  /// Fills the shape as well.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    style: FillStyle = FillStyle()
  ) -> _ShapeView { _ShapeView() }

  /// Draws the outline of the shape as well.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }

  /// Draws the outline of the shape as well.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }

  /// Draws the outline inside the shape as well.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }

  /// Draws the outline inside the shape as well.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
  nonisolated public static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}

extension UnevenRoundedRectangle {
  /// Creates a rectangle from the radii of its corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init(
      topLeadingRadius: cornerRadii.topLeading,
      bottomLeadingRadius: cornerRadii.bottomLeading,
      bottomTrailingRadius: cornerRadii.bottomTrailing,
      topTrailingRadius: cornerRadii.topTrailing,
      style: style
    )
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground colour.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background colour.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of the selection.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first.
  public static var primary: HierarchicalShapeStyle { .init(rank: 1) }

  /// The second.
  public static var secondary: HierarchicalShapeStyle { .init(rank: 2) }

  /// The third.
  public static var tertiary: HierarchicalShapeStyle { .init(rank: 3) }

  /// The fourth.
  public static var quaternary: HierarchicalShapeStyle { .init(rank: 4) }

  /// The fifth.
  public static var quinary: HierarchicalShapeStyle { .init(rank: 5) }
}

extension ShapeStyle where Self == Material {
  /// Very translucent.
  public static var ultraThinMaterial: Material { Material() }

  /// Translucent.
  public static var thinMaterial: Material { Material() }

  /// Medium.
  public static var regularMaterial: Material { Material() }

  /// Slightly translucent.
  public static var thickMaterial: Material { Material() }

  /// Hardly translucent.
  public static var ultraThickMaterial: Material { Material() }

  /// The material of toolbars.
  public static var bar: Material { Material() }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  nonisolated public static var capsule: Capsule { Capsule() }
}

extension Path {
  /// Adds an arc.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform
  ) {}

  /// Adds an arc between two lines.
  public mutating func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform
  ) {}

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {}

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {}

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform) {}

  /// Adds an arc that spans an angle.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform
  ) {}

  /// Adds a rectangle with differently rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {}

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform
  ) {}

  /// Creates the outline of a rectangle with differently rounded corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) { self.init() }

  /// The outline without crossings.
  public func normalized(eoFill: Bool = true) -> Path { self }

  /// Goes through the parts of the outline; nothing is stored, so there are none.
  public func forEach(_ body: (Path.Element) -> Void) {}

  /// A part of an outline.
  public enum Element: Equatable, Sendable {
    /// A new start.
    case move(to: CGPoint)
    /// A line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// The way back to the start.
    case closeSubpath
  }
}

extension Path: LosslessStringConvertible {
  /// Creates an outline from its description; nothing is stored.
  public init?(_ string: String) { self.init() }

  /// The outline in words; nothing is stored, so it is empty.
  public var description: String { "" }
}

extension Shape {
  /// The shape in a size, in points.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape { self }

  /// The shape in a size, in points.
  nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    self
  }

  /// Draws the outline of the shape.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool
  ) -> _ShapeView { _ShapeView() }

  /// Draws the outline of the shape.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool)
    -> _ShapeView
  { _ShapeView() }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle from the styles of its corners.
  nonisolated public static func rect(
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle { ConcentricRectangle() }

  /// A rectangle with like corners at the top and at the bottom.
  nonisolated public static func rect(
    uniformTopCorners: Edge.Corner.Style,
    uniformBottomCorners: Edge.Corner.Style
  ) -> ConcentricRectangle { ConcentricRectangle() }

  /// A rectangle with like corners at the top.
  nonisolated public static func rect(
    uniformTopCorners: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle { ConcentricRectangle() }

  /// A rectangle with like corners at the bottom.
  nonisolated public static func rect(
    uniformBottomCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle { ConcentricRectangle() }

  /// A rectangle with like corners on each side.
  nonisolated public static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style
  ) -> ConcentricRectangle { ConcentricRectangle() }

  /// A rectangle with like leading corners.
  nonisolated public static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle { ConcentricRectangle() }

  /// A rectangle with like trailing corners.
  nonisolated public static func rect(
    uniformTrailingCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle { ConcentricRectangle() }
}

/// A rectangle whose corners may be rounded.
public protocol RoundedRectangularShape: InsettableShape {
  /// The corners.
  typealias Corners = RoundedRectangularShapeCorners
  /// How the corners are rounded. It is never asked.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

/// How the corners of a rectangle are rounded.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The corner at the top of the leading edge.
  public var topLeading: Edge.Corner.Style
  /// The corner at the top of the trailing edge.
  public var topTrailing: Edge.Corner.Style
  /// The corner at the bottom of the leading edge.
  public var bottomLeading: Edge.Corner.Style
  /// The corner at the bottom of the trailing edge.
  public var bottomTrailing: Edge.Corner.Style
  /// Creates corners from their styles.
  public init(
    topLeading: Edge.Corner.Style = .fixed(0),
    topTrailing: Edge.Corner.Style = .fixed(0),
    bottomLeading: Edge.Corner.Style = .fixed(0),
    bottomTrailing: Edge.Corner.Style = .fixed(0)
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }
  /// Creates like corners.
  public init(all: Edge.Corner.Style) {
    self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
  }
  /// Corners that follow those of the container.
  public static var concentric: RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .concentric)
  }
  /// Corners that follow those of the container, with a least radius.
  public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners
  { RoundedRectangularShapeCorners(all: minimum ?? .concentric) }
  /// Corners with a radius, in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .fixed(radius))
  }
  /// The style of a corner.
  public subscript(corner: Edge.Corner) -> Edge.Corner.Style {
    switch corner {
    case .topLeading: topLeading;
    case .topTrailing: topTrailing;
    case .bottomLeading: bottomLeading;
    case .bottomTrailing: bottomTrailing
    }
  }
}

/// The space that the corners of a rectangle take, in points.
public struct RectangleCornerInsets: Hashable, Sendable {
  /// At the top of the leading edge.
  public var topLeading: CGSize
  /// At the top of the trailing edge.
  public var topTrailing: CGSize
  /// At the bottom of the leading edge.
  public var bottomLeading: CGSize
  /// At the bottom of the trailing edge.
  public var bottomTrailing: CGSize
  /// Creates the space.
  public init(
    topLeading: CGSize,
    topTrailing: CGSize,
    bottomLeading: CGSize,
    bottomTrailing: CGSize
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }
  /// Creates no space.
  public init() {
    self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
  }
}

extension EdgeInsets {
  /// The distances, with the space of corners: they are never drawn.
  public func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets {
    self
  }
}

extension GeometryProxy {
  /// The space that the container's corners take: none.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}

extension Edge.Corner {
  /// Some corners.
  public struct Set: OptionSet, Sendable {
    /// One bit for each corner.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one corner.
    public init(_ corner: Edge.Corner) {
      switch corner {
      case .topLeading: rawValue = 1;
      case .topTrailing: rawValue = 2;
      case .bottomLeading: rawValue = 4;
      case .bottomTrailing: rawValue = 8
      }
    }
    /// Whether a corner is in the set.
    public func contains(_ corner: Edge.Corner) -> Bool { contains(Set(corner)) }
    /// No corner.
    public static let none: Edge.Corner.Set = []
    /// The corner at the top of the leading edge.
    public static let topLeading = Set(.topLeading)
    /// The corner at the top of the trailing edge.
    public static let topTrailing = Set(.topTrailing)
    /// The corner at the bottom of the leading edge.
    public static let bottomLeading = Set(.bottomLeading)
    /// The corner at the bottom of the trailing edge.
    public static let bottomTrailing = Set(.bottomTrailing)
    /// The corners at the top.
    public static let top: Edge.Corner.Set = [.topLeading, .topTrailing]
    /// The corners at the bottom.
    public static let bottom: Edge.Corner.Set = [.bottomLeading, .bottomTrailing]
    /// The corners of the leading edge.
    public static let leading: Edge.Corner.Set = [.topLeading, .bottomLeading]
    /// The corners of the trailing edge.
    public static let trailing: Edge.Corner.Set = [.topTrailing, .bottomTrailing]
    /// All corners.
    public static let all: Edge.Corner.Set = [.top, .bottom]
  }
}

/// A shape that is moved.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far, in points.
  public var offset: CGSize
  /// Moves a shape.
  nonisolated public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// A shape that is turned.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far.
  public var angle: Angle
  /// Around which point.
  public var anchor: UnitPoint
  /// Turns a shape.
  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// A shape that is scaled.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How much.
  public var scale: CGSize
  /// From which point.
  public var anchor: UnitPoint
  /// Scales a shape.
  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// A shape that is moved, turned and scaled.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How.
  public var transform: CGAffineTransform
  /// Changes a shape.
  nonisolated public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The shape, inset by an amount on all sides.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape, inset by an amount on all sides.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient of stops once around a centre.
  public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  { AngularGradient(stops: stops, center: center, angle: angle) }

  /// A gradient of stops around a centre.
  public static func angularGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient of stops outwards from a centre.
  public static func radialGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AnyGradient {
  /// A colour's own gradient around a centre.
  public static func conicGradient(
    _ gradient: AnyGradient,
    center: UnitPoint = .center,
    angle: Angle = .zero
  ) -> some ShapeStyle { gradient }
}

/// The background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// A level of another style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  init() {}
}

/// A view that draws a shape. The drawn shape is not kept.
@MainActor @preconcurrency public protocol ShapeView: View {}

/// A filled shape.
public typealias FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> = _ShapeView

/// The outline of a shape.
public typealias StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> = _ShapeView

/// The outline inside a shape.
public typealias StrokeBorderShapeView<
  Content: InsettableShape,
  Style: ShapeStyle,
  Background: View
> = _ShapeView

/// The default shape of glass.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  nonisolated public init() {}
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }
}

extension _ShapeView: ShapeView {
  /// A drawn shape is not kept, so its parts cannot be read.
  @available(*, unavailable, message: "A drawn shape is not kept, so its parts cannot be read")
  public var shape: Never { fatalError("A drawn shape is not kept, so its parts cannot be read") }

  /// A drawn shape is not kept, so its parts cannot be read.
  @available(*, unavailable, message: "A drawn shape is not kept, so its parts cannot be read")
  public var style: Never { fatalError("A drawn shape is not kept, so its parts cannot be read") }

  /// A drawn shape is not kept, so its parts cannot be read.
  @available(*, unavailable, message: "A drawn shape is not kept, so its parts cannot be read")
  public var fillStyle: Never {
    fatalError("A drawn shape is not kept, so its parts cannot be read")
  }

  /// A drawn shape is not kept, so its parts cannot be read.
  @available(*, unavailable, message: "A drawn shape is not kept, so its parts cannot be read")
  public var strokeStyle: Never {
    fatalError("A drawn shape is not kept, so its parts cannot be read")
  }

  /// A drawn shape is not kept, so its parts cannot be read.
  @available(*, unavailable, message: "A drawn shape is not kept, so its parts cannot be read")
  public var isAntialiased: Never {
    fatalError("A drawn shape is not kept, so its parts cannot be read")
  }

  /// A drawn shape is not kept, so its parts cannot be read.
  @available(*, unavailable, message: "A drawn shape is not kept, so its parts cannot be read")
  public var background: Never {
    fatalError("A drawn shape is not kept, so its parts cannot be read")
  }

  /// Creates a filled shape.
  nonisolated public init(
    shape: some Shape,
    style: some ShapeStyle,
    fillStyle: FillStyle,
    background: some View
  ) { self.init() }

  /// Creates the outline of a shape.
  nonisolated public init(
    shape: some Shape,
    style: some ShapeStyle,
    strokeStyle: StrokeStyle,
    isAntialiased: Bool,
    background: some View
  ) { self.init() }
}

extension ShapeStyle {
  /// The style as it is drawn: itself.
  public typealias Resolved = Self

  /// The style as it is drawn: itself.
  public func resolve(in environment: EnvironmentValues) -> Self { self }
}

extension ShapeStyle where Self: View, Body == _ShapeView {
  /// The style as a view: nothing to hear.
  public var body: _ShapeView { _ShapeView() }
}

extension Shape {
  /// The shape of buttons is not known here: nothing is drawn.
  @available(*, unavailable, message: "The shape of buttons is not known here: nothing is drawn")
  nonisolated public static var buttonBorder: Self {
    fatalError("The shape of buttons is not known here: nothing is drawn")
  }

  /// Being filled.
  nonisolated public static var role: ShapeRole { .fill }

  /// What it is offered.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape as it is drawn.
  public var body: _ShapeView { _ShapeView() }

  /// Fills the shape.
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> _ShapeView
  { _ShapeView() }

  /// Fills the shape.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView { _ShapeView() }

  /// Draws the outline of the shape.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView
  { _ShapeView() }

  /// Draws the outline of the shape.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView {
    _ShapeView()
  }
}

extension ShapeView {
  /// The shape, which is not kept.
  public typealias Content = EmptyView

  /// A drawn shape is not kept, so its parts cannot be read.
  @available(*, unavailable, message: "A drawn shape is not kept, so its parts cannot be read")
  public var shape: Never { fatalError("A drawn shape is not kept, so its parts cannot be read") }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners follow those of its container.
  nonisolated public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false)
    -> ConcentricRectangle
  { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient of colours along a line.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }

  /// A gradient of stops along a line.
  public static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }

  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A colour's own gradient along a line.
  public static func linearGradient(
    _ gradient: AnyGradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient outwards from a centre.
  public static func radialGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// A gradient of colours outwards from a centre.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient of colours around a centre.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around a centre.
  public static func angularGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of colours once around a centre.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  { AngularGradient(colors: colors, center: center, angle: angle) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient outwards from a centre.
  public static func ellipticalGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { EllipticalGradient(gradient: gradient) }

  /// A gradient of colours outwards from a centre.
  public static func ellipticalGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { EllipticalGradient(gradient: Gradient(colors: colors)) }

  /// A gradient outwards from a centre.
  public static func ellipticalGradient(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { EllipticalGradient(gradient: Gradient(stops: stops)) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with differently rounded corners.
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

  /// A rectangle with differently rounded corners.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  { RoundedRectangle(cornerSize: cornerSize, style: style) }

  /// A rectangle with rounded corners.
  nonisolated public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension ShapeStyle where Self == Color {
  /// The colour `red`.
  public static var red: Color { Color(name: "red") }

  /// The colour `orange`.
  public static var orange: Color { Color(name: "orange") }

  /// The colour `yellow`.
  public static var yellow: Color { Color(name: "yellow") }

  /// The colour `green`.
  public static var green: Color { Color(name: "green") }

  /// The colour `mint`.
  public static var mint: Color { Color(name: "mint") }

  /// The colour `teal`.
  public static var teal: Color { Color(name: "teal") }

  /// The colour `cyan`.
  public static var cyan: Color { Color(name: "cyan") }

  /// The colour `blue`.
  public static var blue: Color { Color(name: "blue") }

  /// The colour `indigo`.
  public static var indigo: Color { Color(name: "indigo") }

  /// The colour `purple`.
  public static var purple: Color { Color(name: "purple") }

  /// The colour `pink`.
  public static var pink: Color { Color(name: "pink") }

  /// The colour `brown`.
  public static var brown: Color { Color(name: "brown") }

  /// The colour `white`.
  public static var white: Color { Color(name: "white") }

  /// The colour `gray`.
  public static var gray: Color { Color(name: "gray") }

  /// The colour `black`.
  public static var black: Color { Color(name: "black") }

  /// The colour `clear`.
  public static var clear: Color { Color(name: "clear") }
}

extension ConcentricRectangle: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }

  /// The same shape.
  public func inset(by amount: CGFloat) -> ConcentricRectangle { self }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A radius, in points.
  public init(floatLiteral value: Double) { self.init(name: "\(value)") }

  /// A radius, in points.
  public init(integerLiteral value: Int) { self.init(name: "\(value)") }
}

extension Path: Shape {
  /// The outline itself.
  public func path(in rect: CGRect) -> Path { self }
}

extension InsettableShape {
  /// Draws the outline inside the shape in the foreground style.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> _ShapeView
  { _ShapeView() }

  /// Draws the outline inside the shape in the foreground style.
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView {
    _ShapeView()
  }

  /// Draws the outline inside the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }

  /// Draws the outline inside the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }
}

extension Rectangle: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }

  /// The same shape.
  public func inset(by amount: CGFloat) -> Rectangle { self }
}

extension Circle: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }

  /// The same shape.
  public func inset(by amount: CGFloat) -> Circle { self }
}

extension Ellipse: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }

  /// The same shape.
  public func inset(by amount: CGFloat) -> Ellipse { self }
}

extension Capsule: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }

  /// The same shape.
  public func inset(by amount: CGFloat) -> Capsule { self }
}

extension RoundedRectangle: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }

  /// The same shape.
  public func inset(by amount: CGFloat) -> RoundedRectangle { self }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }

  /// The same shape.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle { self }
}

extension ContainerRelativeShape: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }

  /// The same shape.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}

extension Color: ShapeStyle {}
