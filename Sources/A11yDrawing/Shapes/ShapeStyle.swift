@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews

/// A colour or pattern that things are drawn in. It changes nothing that is met.
public protocol ShapeStyle: Sendable {}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {}
}

/// The colour of what stands in front.
public struct ForegroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

/// The colour of what stands behind.
public struct BackgroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

/// The colour of controls.
public struct TintShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

/// The colour of what is selected.
public struct SelectionShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

/// The colour of lines between things.
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

/// What lets through some of what is behind.
public struct Material: ShapeStyle {
  /// Lets most through.
  public static let ultraThin = Material()
  /// Lets much through.
  public static let thin = Material()
  /// Lets some through.
  public static let regular = Material()
  /// Lets little through.
  public static let thick = Material()
  /// Lets hardly anything through.
  public static let ultraThick = Material()
  /// What toolbars are made of.
  public static let bar = Material()
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The colour of what stands in front.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The colour of what stands behind.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
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
  /// Lets most through.
  public static var ultraThinMaterial: Material { Material() }
  /// Lets much through.
  public static var thinMaterial: Material { Material() }
  /// Lets some through.
  public static var regularMaterial: Material { Material() }
  /// Lets little through.
  public static var thickMaterial: Material { Material() }
  /// Lets hardly anything through.
  public static var ultraThickMaterial: Material { Material() }
  /// What toolbars are made of.
  public static var bar: Material { Material() }
}
