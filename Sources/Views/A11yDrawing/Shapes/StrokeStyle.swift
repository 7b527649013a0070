// SPDX-License-Identifier: MIT

import Foundation

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
