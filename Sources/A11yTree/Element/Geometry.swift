// SPDX-License-Identifier: MIT

/// A location in the source's coordinates, measured in points, with y increasing downward.
public struct Point: Hashable, Sendable, Codable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Creates a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle in the source's coordinates, measured in points, with y increasing downward.
public struct Frame: Hashable, Sendable, Codable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width of the rectangle, which is never negative.
  public var width: Double
  /// The height of the rectangle, which is never negative.
  public var height: Double

  /// Creates a rectangle from its top-left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
}
