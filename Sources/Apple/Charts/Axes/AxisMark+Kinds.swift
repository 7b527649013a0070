// SPDX-License-Identifier: MIT

import SwiftUI

/// The direction of a label. Nothing is drawn.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  private let name: String
  /// What suits the chart.
  public static let automatic = Self(name: "automatic")
  /// Level.
  public static let horizontal = Self(name: "horizontal")
  /// Upright.
  public static let vertical = Self(name: "vertical")
  /// Upright, read from the top.
  public static let verticalReversed = Self(name: "verticalReversed")
}
