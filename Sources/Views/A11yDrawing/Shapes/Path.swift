// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

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
  /// Makes the outline of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {}
  /// Whether nothing was added; nothing is stored.
  public var isEmpty: Bool { true }
  /// The smallest rectangle around the outline; nothing is stored.
  public var boundingRect: CGRect { .zero }
  /// The point where drawing goes on; nothing is stored.
  public var currentPoint: CGPoint? { nil }
  /// The outline, moved, turned and scaled.
  public func applying(_ transform: CGAffineTransform) -> Path { self }
  /// The outline, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
  /// The outline of a drawn line.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
  /// A part of the outline, from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
}

extension Path: Shape {
  /// The outline itself.
  public func path(in rect: CGRect) -> Path { self }
}
