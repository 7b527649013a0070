// SPDX-License-Identifier: MIT

import SwiftUI

/// What an axis spans: a range of numbers or dates, or a list of values.
public protocol ScaleDomain {}

extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Range: ScaleDomain where Bound: Plottable {}
extension Array: ScaleDomain where Element: Plottable {}

/// Where an axis is. Nothing is drawn.
public protocol PositionScaleRange {}

/// How distances represent differences. Nothing is drawn.
public struct ScaleType: Hashable, Sendable {
  let name: String
  /// Each power as far from the next, also below zero, but around it.
  public static func symmetricLog(slopeAtZero: Double) -> Self { .symmetricLog }
}
