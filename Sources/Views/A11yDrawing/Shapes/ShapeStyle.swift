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

extension ShapeStyle where Self == Color {
  /// The colour `red`.
  public static var red: Color { Color(name: "red") }
  /// The colour `orange`.
  public static var orange: Color { Color(name: "orange") }
  /// The colour `yellow`.
  public static var yellow: Color { Color(name: "yellow") }
  /// The colour `green`.
  public static var green: Color { Color(name: "green") }
  /// The colour `mint`.
  public static var mint: Color { Color(name: "mint") }
  /// The colour `teal`.
  public static var teal: Color { Color(name: "teal") }
  /// The colour `cyan`.
  public static var cyan: Color { Color(name: "cyan") }
  /// The colour `blue`.
  public static var blue: Color { Color(name: "blue") }
  /// The colour `indigo`.
  public static var indigo: Color { Color(name: "indigo") }
  /// The colour `purple`.
  public static var purple: Color { Color(name: "purple") }
  /// The colour `pink`.
  public static var pink: Color { Color(name: "pink") }
  /// The colour `brown`.
  public static var brown: Color { Color(name: "brown") }
  /// The colour `white`.
  public static var white: Color { Color(name: "white") }
  /// The colour `gray`.
  public static var gray: Color { Color(name: "gray") }
  /// The colour `black`.
  public static var black: Color { Color(name: "black") }
  /// The colour `clear`.
  public static var clear: Color { Color(name: "clear") }
}
