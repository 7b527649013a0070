// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// An outline of UIKit. Nothing is drawn, so nothing is stored.
open class UIBezierPath: NSObject {
  /// Creates an empty outline.
  public override init() {}
  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect) { self.init() }
  /// Makes the outline of an ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init() }
  /// Makes the outline of a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
  /// Makes the outline of a rectangle with some rounded corners.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) { self.init() }
  /// Creates an outline from one of Core Graphics.
  public convenience init(cgPath: CGPath) { self.init() }

  /// The outline of Core Graphics.
  open var cgPath: CGPath { Path() }
  /// How wide the line is, in points.
  open var lineWidth: CGFloat = 1
  /// Moves to a point.
  open func move(to point: CGPoint) {}
  /// Adds a line.
  open func addLine(to point: CGPoint) {}
  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {}
  /// Adds an arc.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {}
  /// Closes the outline.
  open func close() {}
  /// Does nothing: nothing is drawn.
  open func fill() {}
  /// Does nothing: nothing is drawn.
  open func stroke() {}
}

/// An outline of Core Graphics: here that of SwiftUI.
public typealias CGPath = Path

extension Path {
  /// Takes an outline of Core Graphics.
  public init(_ path: CGPath) { self = path }
  /// The outline of Core Graphics.
  public var cgPath: CGPath { self }
}
