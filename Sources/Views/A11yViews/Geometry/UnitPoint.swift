// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A point in a rectangle, each coordinate from 0 to 1.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal alignment.
  public var x: CGFloat
  /// The vertical alignment.
  public var y: CGFloat

  /// Makes the top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point from its coordinates.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The centre of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The centre of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The centre of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The centre of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
