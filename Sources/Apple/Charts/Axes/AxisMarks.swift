// SPDX-License-Identifier: MIT

import SwiftUI

// Axes are drawn but not announced, so their content is accepted but never created.

/// A preset for the marks of an axis. The value is accepted but has no effect.
public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String
  /// The default preset for the chart.
  public static let automatic = Self(name: "automatic")
  /// A preset for an axis that extends beyond the marks.
  public static let extended = Self(name: "extended")
  /// A preset for an axis that is aligned with the marks.
  public static let aligned = Self(name: "aligned")
  /// A preset for an axis that is inset over the marks.
  public static let inset = Self(name: "inset")
}

/// The position of an axis. The value is accepted but has no effect.
public struct AxisMarkPosition: Hashable, Sendable {
  private let name: String
  /// The default position for the chart.
  public static let automatic = Self(name: "automatic")
  /// The position on the leading side of the chart.
  public static let leading = Self(name: "leading")
  /// The position on the trailing side of the chart.
  public static let trailing = Self(name: "trailing")
  /// The position above the chart.
  public static let top = Self(name: "top")
  /// The position below the chart.
  public static let bottom = Self(name: "bottom")
}
