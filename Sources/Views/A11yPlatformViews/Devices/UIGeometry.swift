// SPDX-License-Identifier: MIT

import Foundation

/// Distances on four sides, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance on each side.
  public var top, left, bottom, right: CGFloat
  /// Makes distances.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  /// No distances.
  public static let zero = UIEdgeInsets()
}

/// A distance in two directions, in points.
public struct UIOffset: Hashable, Sendable {
  /// The distance in each direction.
  public var horizontal, vertical: CGFloat
  /// Creates a distance.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  /// No distance.
  public static let zero = UIOffset()
}

/// Distances on four sides in the direction of reading, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance on each side.
  public var top, leading, bottom, trailing: CGFloat
  /// Makes distances.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()
}

/// Sides of a rectangle in the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// One bit for each side.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper side.
  public static let top = Self(rawValue: 1)
  /// The side where reading begins.
  public static let leading = Self(rawValue: 2)
  /// The lower side.
  public static let bottom = Self(rawValue: 4)
  /// The side where reading ends.
  public static let trailing = Self(rawValue: 8)
  /// All sides.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}

/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// One bit for each side.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper side.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left side.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower side.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right side.
  public static let right = UIRectEdge(rawValue: 8)
  /// All sides.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension NSValue {
  /// Holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// The rectangle that it holds.
  public var cgRectValue: CGRect { rectValue }
  /// The size that it holds.
  public var cgSizeValue: CGSize { sizeValue }
  /// The point that it holds.
  public var cgPointValue: CGPoint { pointValue }
}
