// SPDX-License-Identifier: MIT

import SwiftUI

// Axes are drawn and not heard, so their content is accepted and never made.

/// Which marks an axis has. It is accepted and not heard.
public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String
  /// What suits the chart.
  public static let automatic = Self(name: "automatic")
  /// Away from the marks.
  public static let extended = Self(name: "extended")
  /// In line with the marks.
  public static let aligned = Self(name: "aligned")
  /// Over the marks.
  public static let inset = Self(name: "inset")
}

/// Where an axis is. It is accepted and not heard.
public struct AxisMarkPosition: Hashable, Sendable {
  private let name: String
  /// Where it suits the chart.
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
