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
  /// Creates a gradient from the colours of a grid's points.
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true
  ) {}
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
  ) {}
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
  public init(style: RoundedCornerStyle = .continuous) {}
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Sendable {
  /// Creates a rectangle from the radius of its corners, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  /// Creates a rectangle from the size of its corners, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}

/// A rectangle with differently rounded corners.
public struct UnevenRoundedRectangle: Sendable {
  /// Creates a rectangle from the radius of each corner, in points.
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
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
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
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
}

extension Color {
  /// The colour mixed with another in a space.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace) -> Color
  { mix(with: rhs, by: fraction) }

  /// The colour, brighter than white. Nothing is drawn here.
  public func exposureAdjust(_ stops: Double) -> Color { self }

  /// The colour, with a limit of brightness. Nothing is drawn here.
  public func headroom(_ headroom: Double?) -> Color { self }
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

  /// Adds an arc that goes on by an angle.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle
  ) {}

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) {}

  /// Whether a point is inside; nothing is stored.
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
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self
  { self }

  /// The shape in another size.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }

  /// The shape, turned.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }

  /// The shape, moved.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }

  /// The shape, moved.
  nonisolated public func offset(_ offset: CGSize) -> Self { self }

  /// The shape, moved.
  nonisolated public func offset(_ offset: CGPoint) -> Self { self }

  /// The shape in a size, in points.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> Self { self }

  /// The shape in a size, in points.
  nonisolated public func size(_ size: CGSize) -> Self { self }

  /// The shape, moved, turned and scaled.
  nonisolated public func transform(_ transform: CGAffineTransform) -> Self { self }

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

extension _ShapeView {
  /// Fills the shape as well.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    style: FillStyle = FillStyle()
  ) -> _ShapeView { self }

  /// Draws the outline of the shape as well.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView { self }

  /// Draws the outline of the shape as well.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView { self }

  /// Draws the outline inside the shape as well.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView { self }

  /// Draws the outline inside the shape as well.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView { self }
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
    self.init()
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
