// SPDX-License-Identifier: MIT

import Foundation

/// A colour of Core Graphics. It does not affect elements.
public final class CGColor: Hashable, Sendable {
  /// The red, green, blue and alpha parts, each from 0 to 1.
  public let components: [CGFloat]?

  /// Creates a colour from its red, green, blue and alpha parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// How opaque the colour is, from 0 to 1.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// Whether two colours have the same parts.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }

  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// A picture of Core Graphics: its size, and no pixels.
public final class CGImage: Sendable {
  /// The size in pixels.
  public let width, height: Int

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

/// A distance in two directions.
public struct CGVector: Hashable, Sendable {
  /// The distance in each direction.
  public var dx, dy: CGFloat
  /// Creates a distance.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  /// No distance.
  public static let zero = CGVector(dx: 0, dy: 0)
}
