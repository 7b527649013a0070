// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// A colour or pattern for drawing. It does not affect elements.
public protocol ShapeStyle: Sendable {}

/// A style by its rank: primary, secondary and so on.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  package let rank: Int

  /// The first.
  public static let primary = HierarchicalShapeStyle(rank: 1)
  /// The second.
  public static let secondary = HierarchicalShapeStyle(rank: 2)
  /// The third.
  public static let tertiary = HierarchicalShapeStyle(rank: 3)
  /// The fourth.
  public static let quaternary = HierarchicalShapeStyle(rank: 4)
  /// The fifth.
  public static let quinary = HierarchicalShapeStyle(rank: 5)
}
