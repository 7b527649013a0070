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
  /// Creates a rectangle with equal corners at the top and equal corners at the bottom.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) { self.init() }
  /// Creates a rectangle with equal corners at the top.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) { self.init() }
  /// Creates a rectangle with equal corners at the bottom.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) { self.init() }
  /// Creates a rectangle with equal corners on each side.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) { self.init() }
  /// Creates a rectangle with equal leading corners.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) { self.init() }
  /// Creates a rectangle with equal trailing corners.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) { self.init() }
}

/// An elliptical gradient from a center.
public struct EllipticalGradient: ShapeStyle {
  /// Creates a gradient from a center.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  /// Creates a gradient from a center with colors.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  /// Creates a gradient from a center with stops.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
}

/// A gradient whose colors are at the points of a grid and blend into each other.
public struct MeshGradient: ShapeStyle {
  /// A point of the grid with its control points.
  public struct BezierPoint: Equatable, Sendable {
    /// The point.
    public var position: SIMD2<Float>
    /// The control point on the leading side.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point at the top.
    public var topControlPoint: SIMD2<Float>
    /// The control point on the trailing side.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point at the bottom.
    public var bottomControlPoint: SIMD2<Float>
    /// Creates a point with its control points.
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
    /// Points without control points.
    case points([SIMD2<Float>])
    /// Points with control points.
    case bezierPoints([MeshGradient.BezierPoint])
  }
  /// The colors of the points.
  public enum Colors: Equatable, Sendable {
    /// Colors.
    case colors([Color])
    /// Resolved colors.
    case resolvedColors([Color.Resolved])
  }
  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The points.
  public var locations: Locations
  /// The colors of the points.
  public var colors: Colors
  /// The color outside the grid.
  public var background: Color
  /// Whether colors are interpolated smoothly.
  public var smoothsColors: Bool
  /// The color space for interpolation.
  public var colorSpace: Gradient.ColorSpace
  /// Creates a gradient from points and colors.
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
  /// Creates a gradient from the colors of a grid's points.
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
  /// Creates a gradient from the resolved colors of a grid's points.
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
  /// Creates a gradient from the colors of points with control points.
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
  /// Creates a gradient from the resolved colors of points with control points.
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

/// A linear gradient.
public struct LinearGradient: ShapeStyle {
  /// Creates a linear gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Creates a linear gradient with colors.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Creates a linear gradient with stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// A radial gradient.
public struct RadialGradient: ShapeStyle {
  /// Creates a gradient from a center.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  /// Creates a gradient from a center with colors.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  /// Creates a gradient from a center with stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
  }
}

/// An angular gradient.
public struct AngularGradient: ShapeStyle {
  /// Creates an angular gradient.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {}
  /// Creates an angular gradient with colors.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  /// Creates an angular gradient with colors for a full turn.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
  /// Creates an angular gradient for a full turn.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {}
  /// Creates an angular gradient with stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  /// Creates an angular gradient with stops for a full turn.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
}

/// The style of rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Corners with circular arcs.
  case circular
  /// Corners that are smoother than arcs.
  case continuous
}

/// A shape of any type.
public struct AnyShape: Shape {
  /// Erases the type of a shape.
  nonisolated public init<S: Shape>(_ shape: S) {}
  /// Returns the path, which is never drawn.
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
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
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

/// The purpose of a shape.
public enum ShapeRole: Sendable {
  case fill, stroke, separator
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  /// Erases the type of a style.
  public init<S: ShapeStyle>(_ style: S) {}
}

/// The foreground color.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The background color.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The color of controls.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The color of the selection.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The color of separators.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// A translucent material.
public struct Material: ShapeStyle {
  /// A very translucent material.
  public static let ultraThin = Material()
  /// A translucent material.
  public static let thin = Material()
  /// Medium.
  public static let regular = Material()
  /// A slightly translucent material.
  public static let thick = Material()
  /// A barely translucent material.
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
  /// The style of the rounded ends.
  public var style: RoundedCornerStyle
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Sendable {
  /// The size of the corners, in points.
  public var cornerSize: CGSize
  /// The style of the rounded corners.
  public var style: RoundedCornerStyle
  /// Creates a rectangle with a corner radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Creates a rectangle with a corner size, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
}

/// A rectangle with differently rounded corners.
public struct UnevenRoundedRectangle: Sendable {
  /// The radius of each corner, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the rounded corners.
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

/// The style of a stroke.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, in points.
  public var lineWidth: CGFloat
  /// The shape of the line's ends.
  public var lineCap: CGLineCap
  /// The shape of the line's joins.
  public var lineJoin: CGLineJoin
  /// The miter limit.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in points.
  public var dash: [CGFloat]
  /// The offset into the dash pattern, in points.
  public var dashPhase: CGFloat
  /// Creates a style from its properties.
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

/// The style of a fill.
public struct FillStyle: Equatable, Sendable {
  /// Creates a style from its properties.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
  /// Whether the even-odd rule determines the inside.
  public var isEOFilled: Bool
  /// Whether edges are antialiased.
  public var isAntialiased: Bool
}

/// A standard gradient derived from a color.
public struct AnyGradient: ShapeStyle, Hashable {
  package let gradient: Gradient
  /// Erases the type of a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }
}

/// The path of a shape. Nothing is drawn, so nothing is stored.
public struct Path: Equatable, Sendable {
  /// Creates an empty path.
  public init() {}
  /// Creates a path with a rectangle.
  public init(_ rect: CGRect) {}
  /// Creates a path with a rounded rectangle.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {}
  /// Creates a path with an ellipse.
  public init(ellipseIn rect: CGRect) {}
  /// Creates a path with a closure that draws it.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  /// Creates a path with a rounded rectangle.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  {}
  /// Whether the path is empty, which it always is because nothing is stored.
  public var isEmpty: Bool { true }
  /// The bounding rectangle of the path, which is empty because nothing is stored.
  public var boundingRect: CGRect { .zero }
  /// The current point of the path, which is `nil` because nothing is stored.
  public var currentPoint: CGPoint? { nil }
}

/// A shape. It is not an element unless a modifier makes it one.
@MainActor @preconcurrency public protocol Shape: Sendable, View {
  /// Returns the shape's path. Nothing is drawn, so it is never called.
  func path(in rect: CGRect) -> Path
  /// The purpose of the shape.
  nonisolated static var role: ShapeRole { get }
  /// Returns the size that the shape needs, which is the proposed size.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// A shape that can be inset.
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape, inset by an amount on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A color or pattern for drawing. It does not affect elements.
public protocol ShapeStyle: Sendable {}

/// A style by its level, such as primary or secondary.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  package let rank: Int
  /// The first level.
  public static let primary = HierarchicalShapeStyle(rank: 1)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(rank: 2)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(rank: 3)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(rank: 4)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(rank: 5)
}

extension Edge {
  /// A corner.
  public enum Corner: Hashable, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
    /// The style of a corner.
    public struct Style: Hashable, Sendable {
      let name: String
      /// A corner that is concentric with the container's.
      public static let concentric = Style(name: "concentric")
      /// Returns a corner that is concentric with the container's, with a minimum radius.
      public static func concentric(minimum: Style) -> Style { minimum }
      /// Returns a corner with a fixed radius, in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(name: "\(radius)") }
    }
  }
}

extension Gradient {
  /// A color space for interpolation.
  public struct ColorSpace: Hashable, Sendable {
    let name: String
    /// The device's color space.
    public static let device = ColorSpace(name: "device")
    /// A perceptual color space.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// A color at a position in a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The position, from 0 to 1.
    public var location: CGFloat
    /// Creates a stop from its color and position.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// Returns the gradient, interpolated in a color space. Nothing is drawn.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension Color {
  /// Returns the color mixed with another in a color space.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace) -> Color
  { mix(with: rhs, by: fraction) }

  /// Returns the color with a different exposure. Nothing is drawn.
  public func exposureAdjust(_ stops: Double) -> Color { self }

  /// Returns the color with a limited headroom. Nothing is drawn.
  public func headroom(_ headroom: Double?) -> Color { self }

  /// The color's standard gradient.
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

  /// Adds another path.
  public mutating func addPath(_ path: Path) {}

  /// Closes the current subpath.
  public mutating func closeSubpath() {}

  /// Adds a path, changed by a transform.
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

  /// Returns whether a point is inside the path. Paths are not stored, so the result is always
  /// `false`.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { false }

  /// Returns the path with a transform applied.
  public func applying(_ transform: CGAffineTransform) -> Path { self }

  /// Returns the path with an offset.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }

  /// Returns the outline of the stroked path.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  /// Returns a part of the path, from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
}

extension Shape {
  /// Returns the shape at a different scale.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> ScaledShape<Self>
  { ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor) }

  /// Returns the shape at a different scale.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>
  { ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor) }

  /// Returns the shape with a rotation.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<
    Self
  > { RotatedShape(shape: self, angle: angle, anchor: anchor) }

  /// Returns the shape with an offset.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Returns the shape with an offset.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Returns the shape with an offset.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Returns the shape at a size in points.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> Self { self }

  /// Returns the shape at a size in points.
  nonisolated public func size(_ size: CGSize) -> Self { self }

  /// Returns the shape with a transform applied.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Returns the union of the shape and another shape.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> Self { self }

  /// Returns the intersection of the shape and another shape.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> Self { self }

  /// Returns the shape minus another shape.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> Self { self }

  /// Returns the parts that belong to only one of two shapes.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> Self {
    self
  }

  /// Returns the shape's outline inside another shape.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> Self {
    self
  }

  /// Returns the shape's outline outside another shape.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> Self {
    self
  }

  /// Returns the shape of the stroked outline.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> Self { self }

  /// Returns the shape of the stroked outline.
  nonisolated public func stroke(style: StrokeStyle) -> Self { self }

  /// Returns a part of the shape's outline, from 0 to 1.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> Self
  { self }
}

extension ShapeView {
  /// Fills the shape in addition to its other styles.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    style: FillStyle = FillStyle()
  ) -> _ShapeView { _ShapeView() }

  /// Strokes the shape in addition to its other styles.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }

  /// Strokes the shape in addition to its other styles.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }

  /// Strokes the shape's inner border in addition to its other styles.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }

  /// Strokes the shape's inner border in addition to its other styles.
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
  /// Creates a rectangle from its corner radii.
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
  /// The foreground color.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background color.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The color of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The color of the selection.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The color of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level.
  public static var primary: HierarchicalShapeStyle { .init(rank: 1) }

  /// The second level.
  public static var secondary: HierarchicalShapeStyle { .init(rank: 2) }

  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { .init(rank: 3) }

  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { .init(rank: 4) }

  /// The fifth level.
  public static var quinary: HierarchicalShapeStyle { .init(rank: 5) }
}

extension ShapeStyle where Self == Material {
  /// A very translucent material.
  public static var ultraThinMaterial: Material { Material() }

  /// A translucent material.
  public static var thinMaterial: Material { Material() }

  /// Medium.
  public static var regularMaterial: Material { Material() }

  /// A slightly translucent material.
  public static var thickMaterial: Material { Material() }

  /// A barely translucent material.
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

  /// Creates a path with a rectangle whose corners are rounded differently.
  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) { self.init() }

  /// Returns the path without self-intersections.
  public func normalized(eoFill: Bool = true) -> Path { self }

  /// Calls a closure for each element of the path. Nothing is stored, so there are none.
  public func forEach(_ body: (Path.Element) -> Void) {}

  /// An element of a path.
  public enum Element: Equatable, Sendable {
    /// The start of a subpath.
    case move(to: CGPoint)
    /// A line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// The end of a subpath.
    case closeSubpath
  }
}

extension Path: LosslessStringConvertible {
  /// Creates a path from its description. Nothing is stored.
  public init?(_ string: String) { self.init() }

  /// The description of the path, which is empty because nothing is stored.
  public var description: String { "" }
}

extension Shape {
  /// Returns the shape at a size in points.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape { self }

  /// Returns the shape at a size in points.
  nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    self
  }

  /// Strokes the shape.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool
  ) -> _ShapeView { _ShapeView() }

  /// Strokes the shape.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool)
    -> _ShapeView
  { _ShapeView() }
}

extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle from the styles of its corners.
  nonisolated public static func rect(
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle { ConcentricRectangle() }

  /// Returns a rectangle with equal corners at the top and equal corners at the bottom.
  nonisolated public static func rect(
    uniformTopCorners: Edge.Corner.Style,
    uniformBottomCorners: Edge.Corner.Style
  ) -> ConcentricRectangle { ConcentricRectangle() }

  /// Returns a rectangle with equal corners at the top.
  nonisolated public static func rect(
    uniformTopCorners: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle { ConcentricRectangle() }

  /// Returns a rectangle with equal corners at the bottom.
  nonisolated public static func rect(
    uniformBottomCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle { ConcentricRectangle() }

  /// Returns a rectangle with equal corners on each side.
  nonisolated public static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style
  ) -> ConcentricRectangle { ConcentricRectangle() }

  /// Returns a rectangle with equal leading corners.
  nonisolated public static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle { ConcentricRectangle() }

  /// Returns a rectangle with equal trailing corners.
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
  /// Returns the styles of the corners. It is never called.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

/// The corner styles of a rectangle.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The top leading corner.
  public var topLeading: Edge.Corner.Style
  /// The top trailing corner.
  public var topTrailing: Edge.Corner.Style
  /// The bottom leading corner.
  public var bottomLeading: Edge.Corner.Style
  /// The bottom trailing corner.
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
  /// Creates equal corners.
  public init(all: Edge.Corner.Style) {
    self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
  }
  /// Corners that are concentric with the container's.
  public static var concentric: RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .concentric)
  }
  /// Returns corners that are concentric with the container's, with a minimum radius.
  public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners
  { RoundedRectangularShapeCorners(all: minimum ?? .concentric) }
  /// Returns corners with a fixed radius, in points.
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

/// The insets of a rectangle's corners, in points.
public struct RectangleCornerInsets: Hashable, Sendable {
  /// The insets of the top leading corner.
  public var topLeading: CGSize
  /// The insets of the top trailing corner.
  public var topTrailing: CGSize
  /// The insets of the bottom leading corner.
  public var bottomLeading: CGSize
  /// The insets of the bottom trailing corner.
  public var bottomTrailing: CGSize
  /// Creates corner insets.
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
  /// Creates corner insets of zero.
  public init() {
    self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
  }
}

extension EdgeInsets {
  /// Returns the insets with those of the corners. Corners are never drawn.
  public func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets {
    self
  }
}

extension GeometryProxy {
  /// The insets of the container's corners, which are always zero.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}

extension Edge.Corner {
  /// A set of corners.
  public struct Set: OptionSet, Sendable {
    /// The set's bits, one for each corner.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set with one corner.
    public init(_ corner: Edge.Corner) {
      switch corner {
      case .topLeading: rawValue = 1;
      case .topTrailing: rawValue = 2;
      case .bottomLeading: rawValue = 4;
      case .bottomTrailing: rawValue = 8
      }
    }
    /// Returns whether a corner is in the set.
    public func contains(_ corner: Edge.Corner) -> Bool { contains(Set(corner)) }
    /// No corner.
    public static let none: Edge.Corner.Set = []
    /// The top leading corner.
    public static let topLeading = Set(.topLeading)
    /// The top trailing corner.
    public static let topTrailing = Set(.topTrailing)
    /// The bottom leading corner.
    public static let bottomLeading = Set(.bottomLeading)
    /// The bottom trailing corner.
    public static let bottomTrailing = Set(.bottomTrailing)
    /// The top corners.
    public static let top: Edge.Corner.Set = [.topLeading, .topTrailing]
    /// The bottom corners.
    public static let bottom: Edge.Corner.Set = [.bottomLeading, .bottomTrailing]
    /// The leading corners.
    public static let leading: Edge.Corner.Set = [.topLeading, .bottomLeading]
    /// The trailing corners.
    public static let trailing: Edge.Corner.Set = [.topTrailing, .bottomTrailing]
    /// All corners.
    public static let all: Edge.Corner.Set = [.top, .bottom]
  }
}

/// A shape with an offset.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The offset, in points.
  public var offset: CGSize
  /// Creates a shape with an offset.
  nonisolated public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
  /// Returns the path, which is never drawn.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// A shape with a rotation.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The angle of the rotation.
  public var angle: Angle
  /// The anchor of the rotation.
  public var anchor: UnitPoint
  /// Creates a shape with a rotation.
  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
  /// Returns the path, which is never drawn.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// A shape that is scaled.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The scale.
  public var scale: CGSize
  /// The anchor of the scaling.
  public var anchor: UnitPoint
  /// Creates a scaled shape.
  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
  /// Returns the path, which is never drawn.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// A shape with a transform applied.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform
  /// Creates a shape with a transform applied.
  nonisolated public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
  /// Returns the path, which is never drawn.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape, inset by an amount on all sides.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape, inset by an amount on all sides.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns an angular gradient with stops for a full turn.
  public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  { AngularGradient(stops: stops, center: center, angle: angle) }

  /// Returns an angular gradient with stops.
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
  /// Returns a radial gradient with stops.
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
  /// Returns an angular gradient from a color's standard gradient.
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

/// A hierarchical level of another style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  init() {}
}

/// A view that draws a shape, which is not stored.
@MainActor @preconcurrency public protocol ShapeView: View {}

/// A filled shape.
public typealias FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> = _ShapeView

/// A stroked shape.
public typealias StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> = _ShapeView

/// A shape with a stroked inner border.
public typealias StrokeBorderShapeView<
  Content: InsettableShape,
  Style: ShapeStyle,
  Background: View
> = _ShapeView

/// The default shape of glass.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  nonisolated public init() {}
  /// Returns the path, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }
}

extension _ShapeView: ShapeView {
  /// A drawn shape is not stored, so its parts cannot be read.
  @available(*, unavailable, message: "A drawn shape is not stored, so its parts cannot be read")
  public var shape: Never { fatalError("A drawn shape is not stored, so its parts cannot be read") }

  /// A drawn shape is not stored, so its parts cannot be read.
  @available(*, unavailable, message: "A drawn shape is not stored, so its parts cannot be read")
  public var style: Never { fatalError("A drawn shape is not stored, so its parts cannot be read") }

  /// A drawn shape is not stored, so its parts cannot be read.
  @available(*, unavailable, message: "A drawn shape is not stored, so its parts cannot be read")
  public var fillStyle: Never {
    fatalError("A drawn shape is not stored, so its parts cannot be read")
  }

  /// A drawn shape is not stored, so its parts cannot be read.
  @available(*, unavailable, message: "A drawn shape is not stored, so its parts cannot be read")
  public var strokeStyle: Never {
    fatalError("A drawn shape is not stored, so its parts cannot be read")
  }

  /// A drawn shape is not stored, so its parts cannot be read.
  @available(*, unavailable, message: "A drawn shape is not stored, so its parts cannot be read")
  public var isAntialiased: Never {
    fatalError("A drawn shape is not stored, so its parts cannot be read")
  }

  /// A drawn shape is not stored, so its parts cannot be read.
  @available(*, unavailable, message: "A drawn shape is not stored, so its parts cannot be read")
  public var background: Never {
    fatalError("A drawn shape is not stored, so its parts cannot be read")
  }

  /// Creates a filled shape.
  nonisolated public init(
    shape: some Shape,
    style: some ShapeStyle,
    fillStyle: FillStyle,
    background: some View
  ) { self.init() }

  /// Creates a stroked shape.
  nonisolated public init(
    shape: some Shape,
    style: some ShapeStyle,
    strokeStyle: StrokeStyle,
    isAntialiased: Bool,
    background: some View
  ) { self.init() }
}

extension ShapeStyle {
  /// The type of the resolved style, which is the style itself.
  public typealias Resolved = Self

  /// Returns the style itself.
  public func resolve(in environment: EnvironmentValues) -> Self { self }
}

extension ShapeStyle where Self: View, Body == _ShapeView {
  /// The style as a view, which cannot be heard.
  public var body: _ShapeView { _ShapeView() }
}

extension Shape {
  /// The shape of buttons is unknown, because nothing is drawn.
  @available(*, unavailable, message: "The shape of buttons is unknown, because nothing is drawn")
  nonisolated public static var buttonBorder: Self {
    fatalError("The shape of buttons is unknown, because nothing is drawn")
  }

  /// The role of a filled shape.
  nonisolated public static var role: ShapeRole { .fill }

  /// Returns the proposed size.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape as a view.
  public var body: _ShapeView { _ShapeView() }

  /// Fills the shape.
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> _ShapeView
  { _ShapeView() }

  /// Fills the shape.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView { _ShapeView() }

  /// Strokes the shape.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView
  { _ShapeView() }

  /// Strokes the shape.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView {
    _ShapeView()
  }
}

extension ShapeView {
  /// The type of the shape, which is not stored.
  public typealias Content = EmptyView

  /// A drawn shape is not stored, so its parts cannot be read.
  @available(*, unavailable, message: "A drawn shape is not stored, so its parts cannot be read")
  public var shape: Never { fatalError("A drawn shape is not stored, so its parts cannot be read") }
}

extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle with the given style of corners.
  nonisolated public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false)
    -> ConcentricRectangle
  { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a linear gradient with colors.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }

  /// Returns a linear gradient with stops.
  public static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }

  /// Returns a linear gradient.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a linear gradient from a color's standard gradient.
  public static func linearGradient(
    _ gradient: AnyGradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a radial gradient.
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

  /// Returns a radial gradient with colors.
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
  /// Returns an angular gradient with colors.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns an angular gradient.
  public static func angularGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns an angular gradient with colors for a full turn.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  { AngularGradient(colors: colors, center: center, angle: angle) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Returns an elliptical gradient.
  public static func ellipticalGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { EllipticalGradient(gradient: gradient) }

  /// Returns an elliptical gradient with colors.
  public static func ellipticalGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { EllipticalGradient(gradient: Gradient(colors: colors)) }

  /// Returns an elliptical gradient with stops.
  public static func ellipticalGradient(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { EllipticalGradient(gradient: Gradient(stops: stops)) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle with differently rounded corners.
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

  /// Returns a rectangle with differently rounded corners.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle() }
}

extension Shape where Self == Capsule {
  /// Returns a capsule.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with rounded corners.
  nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  { RoundedRectangle(cornerSize: cornerSize, style: style) }

  /// Returns a rectangle with rounded corners.
  nonisolated public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension ShapeStyle where Self == Color {
  /// The color `red`.
  public static var red: Color { Color(name: "red") }

  /// The color `orange`.
  public static var orange: Color { Color(name: "orange") }

  /// The color `yellow`.
  public static var yellow: Color { Color(name: "yellow") }

  /// The color `green`.
  public static var green: Color { Color(name: "green") }

  /// The color `mint`.
  public static var mint: Color { Color(name: "mint") }

  /// The color `teal`.
  public static var teal: Color { Color(name: "teal") }

  /// The color `cyan`.
  public static var cyan: Color { Color(name: "cyan") }

  /// The color `blue`.
  public static var blue: Color { Color(name: "blue") }

  /// The color `indigo`.
  public static var indigo: Color { Color(name: "indigo") }

  /// The color `purple`.
  public static var purple: Color { Color(name: "purple") }

  /// The color `pink`.
  public static var pink: Color { Color(name: "pink") }

  /// The color `brown`.
  public static var brown: Color { Color(name: "brown") }

  /// The color `white`.
  public static var white: Color { Color(name: "white") }

  /// The color `gray`.
  public static var gray: Color { Color(name: "gray") }

  /// The color `black`.
  public static var black: Color { Color(name: "black") }

  /// The color `clear`.
  public static var clear: Color { Color(name: "clear") }
}

extension ConcentricRectangle: InsettableShape {
  /// Returns the path, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }

  /// Returns the same shape.
  public func inset(by amount: CGFloat) -> ConcentricRectangle { self }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a style with a corner radius, in points.
  public init(floatLiteral value: Double) { self.init(name: "\(value)") }

  /// Creates a style with a corner radius, in points.
  public init(integerLiteral value: Int) { self.init(name: "\(value)") }
}

extension Path: Shape {
  /// Returns the path itself.
  public func path(in rect: CGRect) -> Path { self }
}

extension InsettableShape {
  /// Strokes the shape's inner border in the foreground style.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> _ShapeView
  { _ShapeView() }

  /// Strokes the shape's inner border in the foreground style.
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView {
    _ShapeView()
  }

  /// Strokes the shape's inner border.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }

  /// Strokes the shape's inner border.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }
}

extension Rectangle: InsettableShape {
  /// Returns the path, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }

  /// Returns the same shape.
  public func inset(by amount: CGFloat) -> Rectangle { self }
}

extension Circle: InsettableShape {
  /// Returns the path, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }

  /// Returns the same shape.
  public func inset(by amount: CGFloat) -> Circle { self }
}

extension Ellipse: InsettableShape {
  /// Returns the path, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }

  /// Returns the same shape.
  public func inset(by amount: CGFloat) -> Ellipse { self }
}

extension Capsule: InsettableShape {
  /// Returns the path, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }

  /// Returns the same shape.
  public func inset(by amount: CGFloat) -> Capsule { self }
}

extension RoundedRectangle: InsettableShape {
  /// Returns the path, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }

  /// Returns the same shape.
  public func inset(by amount: CGFloat) -> RoundedRectangle { self }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// Returns the path, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }

  /// Returns the same shape.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle { self }
}

extension ContainerRelativeShape: InsettableShape {
  /// Returns the path, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }

  /// Returns the same shape.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}

extension Color: ShapeStyle {}
