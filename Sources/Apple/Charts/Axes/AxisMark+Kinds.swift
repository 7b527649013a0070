// SPDX-License-Identifier: MIT

import SwiftUI

/// The direction of a label. Nothing is drawn.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  private let name: String
  /// The default direction for the chart.
  public static let automatic = Self(name: "automatic")
  /// A horizontal label.
  public static let horizontal = Self(name: "horizontal")
  /// A vertical label.
  public static let vertical = Self(name: "vertical")
  /// A vertical label that is read from top to bottom.
  public static let verticalReversed = Self(name: "verticalReversed")
}
