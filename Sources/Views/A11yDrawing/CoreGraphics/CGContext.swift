// SPDX-License-Identifier: MIT

import Foundation

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
