// SPDX-License-Identifier: MIT

import SwiftUI

/// The direction of a label. Nothing is drawn.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  private let name: String
  /// The default for the chart.
  public static let automatic = Self(name: "automatic")
  /// Horizontal.
  public static let horizontal = Self(name: "horizontal")
  /// Vertical.
  public static let vertical = Self(name: "vertical")
  /// Vertical, read from the top.
  public static let verticalReversed = Self(name: "verticalReversed")
}
