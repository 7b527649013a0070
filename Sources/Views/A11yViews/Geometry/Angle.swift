// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// An angle of rotation.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Creates a zero angle.
  public init() { radians = 0 }
  /// Creates an angle from a number of radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle from a number of degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// Adds one angle to another and stores the sum in the first angle.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }
  /// Subtracts one angle from another and stores the difference in the first angle.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }
}
