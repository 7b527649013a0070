// SPDX-License-Identifier: MIT

import SwiftUI

/// What an axis spans: a range of numbers or dates, or a list of values.
public protocol ScaleDomain {}

extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Range: ScaleDomain where Bound: Plottable {}
extension Array: ScaleDomain where Element: Plottable {}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// What the values need, perhaps with zero.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> Self {
    AutomaticScaleDomain()
  }
}

/// Where an axis is. Nothing is drawn.
public protocol PositionScaleRange {}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// All of it but its edges.
  public static func plotDimension(padding: CGFloat) -> Self { PlotDimensionScaleRange() }
  /// All of it but its edges.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> Self {
    PlotDimensionScaleRange()
  }
}

/// How distances represent differences. Nothing is drawn.
public struct ScaleType: Hashable, Sendable {
  private let name: String
  /// Each number as far from the next.
  public static var linear: Self { Self(name: "linear") }
  /// Each power as far from the next.
  public static var log: Self { Self(name: "log") }
  /// Each power as far from the next, also below zero.
  public static var symmetricLog: Self { Self(name: "symmetricLog") }
  /// Each power as far from the next, also below zero, but around it.
  public static func symmetricLog(slopeAtZero: Double) -> Self { .symmetricLog }
  /// Squares.
  public static var squareRoot: Self { Self(name: "squareRoot") }
  /// Powers.
  public static func power(exponent: Double) -> Self { Self(name: "power \(exponent)") }
  /// A date for each.
  public static var date: Self { Self(name: "date") }
  /// A place for each.
  public static var category: Self { Self(name: "category") }
}
