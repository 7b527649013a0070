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

extension NSValue {
  /// The rectangle that it holds.
  public var cgRectValue: CGRect { rectValue }
  /// The size that it holds.
  public var cgSizeValue: CGSize { sizeValue }
  /// The point that it holds.
  public var cgPointValue: CGPoint { pointValue }
}
