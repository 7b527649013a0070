// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// An image of Core Graphics: its size, and no pixels.
public final class CGImage: Sendable {
  /// The size in pixels.
  public let width, height: Int
  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

/// A distance in two directions.
public struct CGVector: Hashable, Sendable {
  /// The distance in each direction.
  public var dx, dy: CGFloat
  /// Creates a distance.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  /// No distance.
  public static let zero = CGVector(dx: 0, dy: 0)
}

extension CGAffineTransform {
  /// Creates a transform that changes nothing.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Creates a transform from its matrix.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  { self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

  /// Creates a transform that scales.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a transform that moves.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// This transform, then another.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty
    )
  }

  /// Scaling, then this transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Moving, then this transform.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Turning, then this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

/// How lines end.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// Draws. Nothing is drawn here: all of it does nothing.
public final class CGContext {
  /// Creates a context.
  public init() {}
  /// Sets the colour of areas.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets how opaque what is drawn is.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Draws an area.
  public func fill(_ rect: CGRect) {}
  /// Draws an area.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws an area.
  public func fillPath() {}
  /// Draws a line.
  public func stroke(_ rect: CGRect) {}
  /// Draws a line.
  public func strokePath() {}
  /// Begins a part of a path.
  public func move(to point: CGPoint) {}
  /// Adds a line to a path.
  public func addLine(to point: CGPoint) {}
  /// Adds a rectangle to a path.
  public func addRect(_ rect: CGRect) {}
  /// Adds an ellipse to a path.
  public func addEllipse(in rect: CGRect) {}
  /// Draws within a rectangle only.
  public func clip(to rect: CGRect) {}
  /// Moves what is drawn, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Scales what is drawn.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Turns what is drawn, in radians.
  public func rotate(by angle: CGFloat) {}
  /// Keeps how things are drawn.
  public func saveGState() {}
  /// Takes back how things are drawn.
  public func restoreGState() {}
}

extension Color.Resolved {
  /// The colour of Core Graphics.
  public var cgColor: CGColor {
    CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
}

extension CGColor {
  /// Creates a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// How opaque the colour is, from 0 to 1.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// Whether two colours have the same parts.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }
}
