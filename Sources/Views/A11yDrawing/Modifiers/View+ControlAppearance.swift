// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The shape of buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  package let name: String
  /// The default.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A capsule.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
}

/// The variants of symbols.
public struct SymbolVariants: Hashable, Sendable {
  package let name: String
  /// No variant.
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
  /// In the colours that are set.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// In the symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}
