import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// How controls look changes nothing that is met.
extension View {
  /// Sets how big controls are.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    self
  }

  /// Sets the shape of buttons.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    self
  }

  /// Hides the labels of controls from the eye; they are spoken as before.
  nonisolated public func labelsHidden() -> some View {
    self
  }

  /// Draws symbols differently.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    self
  }

  /// Colours symbols differently.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    self
  }
}

/// How big controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The shape of buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  package let name: String
  /// As suits.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// With half circles at two ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// Round.
  public static let circle = ButtonBorderShape(name: "circle")
  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// With round corners of a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle \(radius)")
  }
}

/// How symbols are drawn.
public struct SymbolVariants: Hashable, Sendable {
  package let name: String
  /// As they are.
  public static let none = SymbolVariants(name: "none")
  /// In a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// In a square.
  public static let square = SymbolVariants(name: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// Filled.
  public static let fill = SymbolVariants(name: "fill")
  /// Struck through.
  public static let slash = SymbolVariants(name: "slash")
  /// Filled.
  public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
  /// In a circle.
  public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
  /// In a square.
  public var square: SymbolVariants { SymbolVariants(name: name + ".square") }
  /// Struck through.
  public var slash: SymbolVariants { SymbolVariants(name: name + ".slash") }
}

/// How symbols are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  package let name: String
  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In colours that are given.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// In the symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}
