// SPDX-License-Identifier: MIT

import SwiftUI

/// A label of an axis. It is accepted and not heard.
public struct AxisValueLabel: AxisMark {
  /// Makes the usual label.
  public init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}

  /// Creates a label with a formatted value.
  public init<F: FormatStyle>(
    format: F,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {}

  /// Creates a label with a localised text.
  public init(
    _ titleKey: LocalizedStringKey,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}

  /// Creates a label with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}

  /// Creates a label that is a view.
  public init<V: View>(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) {}
}

/// What becomes of labels that do not fit. Nothing is drawn.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let name: String
  /// Something suitable.
  public static let automatic = Self(name: "automatic")
  /// Nothing.
  public static let disabled = Self(name: "disabled")
  /// Some are left out, but one that is said.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self {
    greedy
  }
}

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
