// SPDX-License-Identifier: MIT

import SwiftUI

// Axes are drawn but not announced, so their content is accepted but never created.

/// A preset for the marks of an axis. It is accepted but has no effect.
public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String
  /// The default for the chart.
  public static let automatic = Self(name: "automatic")
  /// Extending beyond the marks.
  public static let extended = Self(name: "extended")
  /// Aligned with the marks.
  public static let aligned = Self(name: "aligned")
  /// Inset over the marks.
  public static let inset = Self(name: "inset")
}

/// The position of an axis. It is accepted but has no effect.
public struct AxisMarkPosition: Hashable, Sendable {
  private let name: String
  /// The default position for the chart.
  public static let automatic = Self(name: "automatic")
  /// Before the chart.
  public static let leading = Self(name: "leading")
  /// After the chart.
  public static let trailing = Self(name: "trailing")
  /// Above the chart.
  public static let top = Self(name: "top")
  /// Below the chart.
  public static let bottom = Self(name: "bottom")
}
