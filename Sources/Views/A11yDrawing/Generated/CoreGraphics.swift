// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A Core Graphics image, with a size but no pixels.
public final class CGImage: Sendable {
  /// The size in pixels.
  public let width, height: Int
  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

/// A vector in two dimensions.
public struct CGVector: Hashable, Sendable {
  /// The components of the vector.
  public var dx, dy: CGFloat
  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  /// The zero vector.
  public static let zero = CGVector(dx: 0, dy: 0)
}

extension CGAffineTransform {
  /// Creates an identity transform.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Creates a transform from its matrix.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  { self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

  /// Creates a scaling transform.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Whether this is the identity.
  public var isIdentity: Bool { self == .identity }

  /// Returns this transform followed by another.
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

  /// Returns a scaling followed by this transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns a translation followed by this transform.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns a rotation followed by this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

/// The shape of line ends.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// The shape of line joins.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// A drawing context. Nothing is drawn, so its functions do nothing.
public final class CGContext {
  /// Creates a context.
  public init() {}
  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets the opacity of drawing operations.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {}
  /// Fills the current path.
  public func fillPath() {}
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Strokes the current path.
  public func strokePath() {}
  /// Begins a subpath.
  public func move(to point: CGPoint) {}
  /// Adds a line to a path.
  public func addLine(to point: CGPoint) {}
  /// Adds a rectangle to a path.
  public func addRect(_ rect: CGRect) {}
  /// Adds an ellipse to a path.
  public func addEllipse(in rect: CGRect) {}
  /// Clips drawing to a rectangle.
  public func clip(to rect: CGRect) {}
  /// Translates the coordinates, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Rotates the coordinates, in radians.
  public func rotate(by angle: CGFloat) {}
  /// Saves the graphics state.
  public func saveGState() {}
  /// Restores the saved graphics state.
  public func restoreGState() {}
}

extension Color.Resolved {
  /// The Core Graphics color.
  public var cgColor: CGColor {
    CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
}

extension CGColor {
  /// Creates a gray color.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The opacity of the color, from 0 to 1.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// Returns whether two colors have the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }
}
