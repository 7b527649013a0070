// SPDX-License-Identifier: MIT

import SwiftUI

/// The width, height or radius of a mark. Nothing is drawn.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  private let name: String
  private init(_ name: String) { self.name = name }

  /// A size in points.
  public init(integerLiteral value: Int) { self.init("\(value)") }
  /// A size in points.
  public init(floatLiteral value: Double) { self.init("\(value)") }
  /// What suits the chart.
  public static var automatic: Self { Self("automatic") }
  /// A size in points.
  public static func fixed(_ value: CGFloat) -> Self { Self("\(value)") }
  /// A distance from the edge, in points.
  public static func inset(_ value: CGFloat) -> Self { Self("inset \(value)") }
  /// A part of the space.
  public static func ratio(_ value: CGFloat) -> Self { Self("ratio \(value)") }
}

/// How marks at one place are put together. Nothing is drawn.
public struct MarkStackingMethod: Hashable, Sendable {
  private let name: String

  /// On each other.
  public static var standard: Self { Self(name: "standard") }
  /// On each other, as parts of a whole.
  public static var normalized: Self { Self(name: "normalized") }
  /// On each other, around the middle.
  public static var center: Self { Self(name: "center") }
  /// Over each other.
  public static var unstacked: Self { Self(name: "unstacked") }
}
