// SPDX-License-Identifier: MIT

import SwiftUI

// Axes are drawn and not heard, so their content is accepted and never made.

/// A part of an axis. It is accepted and not heard.
@MainActor
@preconcurrency
public protocol AxisContent {}

/// A line, a tick or a label of an axis. It is accepted and not heard.
@MainActor
@preconcurrency
public protocol AxisMark {}

/// Grid lines, ticks and labels of an axis. They are accepted and not heard.
public struct AxisMarks: AxisContent {
  /// The usual marks.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {}

  /// The usual marks at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) {}

  /// The usual marks, with formatted labels.
  public init<F: FormatStyle>(
    format: F,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {}

  /// Marks that are made for each value.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}

  /// Marks that are made for each of some values.
  public init<Content: AxisMark, Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}

  /// The same marks at each value.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {}

  /// The same marks at each of some values.
  public init<Content: AxisMark, Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {}
}

/// A value of an axis. It is accepted and never made.
public struct AxisValue: Sendable {
  /// The number of the value, from 0.
  public let index: Int
  /// The number of values.
  public let count: Int

  /// The value in a type, if it has one.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}

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

/// The values at which an axis has marks. They are accepted and not heard.
public struct AxisMarkValues: Sendable {
  /// Suitable ones.
  public static var automatic: Self { Self() }
  /// Suitable ones, about as many as is said.
  public static func automatic(
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> Self { Self() }
  /// Ones that are apart by a number.
  public static func automatic<P: Plottable>(
    minimumStride: P,
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> Self { Self() }
  /// Ones that are apart by a unit of the calendar.
  public static func stride(
    by component: Calendar.Component,
    count: Int = 1,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> Self { Self() }
  /// Ones that are apart by a number.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> Self { Self() }
}
