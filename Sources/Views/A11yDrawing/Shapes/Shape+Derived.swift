// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Shapes made from others. Nothing is drawn, so each is the shape itself.

extension Shape {
  /// The shape in another size.
  nonisolated public func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> Self { self }

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
  nonisolated public func symmetricDifference<T: Shape>(
    _ other: T,
    eoFill: Bool = false
  ) -> Self { self }

  /// The outline of the shape within another.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> Self {
    self
  }

  /// The outline of the shape outside another.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> Self {
    self
  }
}

extension InsettableShape {
  /// Draws the outline inside the shape in the foreground style.
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }

  /// Draws the outline inside the shape in the foreground style.
  nonisolated public func strokeBorder(
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }
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

/// A shape that is moved, in the older API.
public typealias OffsetShape<Content: Shape> = Content
/// A shape that is turned, in the older API.
public typealias RotatedShape<Content: Shape> = Content
/// A shape that is scaled, in the older API.
public typealias ScaledShape<Content: Shape> = Content

/// A shape that is moved, turned and scaled, in the older API.
public typealias TransformedShape<Content: Shape> = Content

/// A shape of any type.
public struct AnyShape: Shape {
  /// Erases the type of a shape.
  nonisolated public init<S: Shape>(_ shape: S) {}
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
  nonisolated public static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
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
  nonisolated public static func rect(
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

/// The radius of each corner of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// Makes the radii.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {}
}

extension UnevenRoundedRectangle {
  /// Creates a rectangle from the radii of its corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init()
  }
}
