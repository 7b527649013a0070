// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// A colour or pattern for drawing. It does not affect elements.
public protocol ShapeStyle: Sendable {}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  /// Erases the type of a style.
  public init<S: ShapeStyle>(_ style: S) {}
}

/// The foreground colour.
public struct ForegroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

/// The background colour.
public struct BackgroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

/// The colour of controls.
public struct TintShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

/// The colour of the selection.
public struct SelectionShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

/// The colour of separators.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

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

/// A translucent material.
public struct Material: ShapeStyle {
  /// Very translucent.
  public static let ultraThin = Material()
  /// Translucent.
  public static let thin = Material()
  /// Medium.
  public static let regular = Material()
  /// Slightly translucent.
  public static let thick = Material()
  /// Hardly translucent.
  public static let ultraThick = Material()
  /// The material of toolbars.
  public static let bar = Material()
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground colour.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background colour.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of the selection.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first.
  public static var primary: HierarchicalShapeStyle { .init(rank: 1) }
  /// The second.
  public static var secondary: HierarchicalShapeStyle { .init(rank: 2) }
  /// The third.
  public static var tertiary: HierarchicalShapeStyle { .init(rank: 3) }
  /// The fourth.
  public static var quaternary: HierarchicalShapeStyle { .init(rank: 4) }
  /// The fifth.
  public static var quinary: HierarchicalShapeStyle { .init(rank: 5) }
}

extension ShapeStyle where Self == Material {
  /// Very translucent.
  public static var ultraThinMaterial: Material { Material() }
  /// Translucent.
  public static var thinMaterial: Material { Material() }
  /// Medium.
  public static var regularMaterial: Material { Material() }
  /// Slightly translucent.
  public static var thickMaterial: Material { Material() }
  /// Hardly translucent.
  public static var ultraThickMaterial: Material { Material() }
  /// The material of toolbars.
  public static var bar: Material { Material() }
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
