// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A rectangle.
public struct Rectangle: Sendable {
  /// Creates a rectangle.
  public init() {}
}

extension Rectangle: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }
  /// The same shape.
  public func inset(by amount: CGFloat) -> Rectangle { self }
}

/// A circle.
public struct Circle: Sendable {
  /// Creates a circle.
  public init() {}
}

extension Circle: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }
  /// The same shape.
  public func inset(by amount: CGFloat) -> Circle { self }
}

/// An ellipse.
public struct Ellipse: Sendable {
  /// Creates an ellipse.
  public init() {}
}

extension Ellipse: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }
  /// The same shape.
  public func inset(by amount: CGFloat) -> Ellipse { self }
}

/// A rectangle with semicircular ends.
public struct Capsule: Sendable {
  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {}
}

extension Capsule: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }
  /// The same shape.
  public func inset(by amount: CGFloat) -> Capsule { self }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Sendable {
  /// Creates a rectangle from the radius of its corners, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  /// Creates a rectangle from the size of its corners, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}

extension RoundedRectangle: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }
  /// The same shape.
  public func inset(by amount: CGFloat) -> RoundedRectangle { self }
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

extension UnevenRoundedRectangle: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }
  /// The same shape.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle { self }
}

/// The shape of the container.
public struct ContainerRelativeShape: Sendable {
  /// Makes the shape.
  public init() {}
}

extension ContainerRelativeShape: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }
  /// The same shape.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
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

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  nonisolated public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}
