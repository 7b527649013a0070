// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews

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
