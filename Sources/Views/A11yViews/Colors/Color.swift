// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A colour. It is no element unless a modifier makes it one.
public struct Color: Hashable, Sendable {
  package let name: String

  package init(name: String) { self.name = name }

  /// The spaces that colours are measured in.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Standard RGB.
    case sRGB
    /// Standard RGB with linear light.
    case sRGBLinear
    /// Display P3.
    case displayP3
  }

  /// Creates a colour from its red, green and blue parts, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    name = "\(colorSpace) \(red) \(green) \(blue) \(opacity)"
  }

  /// Creates a grey, from black at 0 to white at 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    name = "\(colorSpace) \(white) \(opacity)"
  }

  /// Creates a colour from its hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "\(hue) \(saturation) \(brightness) \(opacity)"
  }

  /// Takes a colour from the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// The same colour, more or less transparent.
  public func opacity(_ opacity: Double) -> Color { Color(name: "\(name) \(opacity)") }

  /// The colour mixed with another.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    Color(name: "\(name), \(rhs.name) \(fraction)")
  }

  /// The colour of controls.
  public static let accentColor = Color(name: "accent")
  /// The colour `red`.
  public static let red = Color(name: "red")
  /// The colour `orange`.
  public static let orange = Color(name: "orange")
  /// The colour `yellow`.
  public static let yellow = Color(name: "yellow")
  /// The colour `green`.
  public static let green = Color(name: "green")
  /// The colour `mint`.
  public static let mint = Color(name: "mint")
  /// The colour `teal`.
  public static let teal = Color(name: "teal")
  /// The colour `cyan`.
  public static let cyan = Color(name: "cyan")
  /// The colour `blue`.
  public static let blue = Color(name: "blue")
  /// The colour `indigo`.
  public static let indigo = Color(name: "indigo")
  /// The colour `purple`.
  public static let purple = Color(name: "purple")
  /// The colour `pink`.
  public static let pink = Color(name: "pink")
  /// The colour `brown`.
  public static let brown = Color(name: "brown")
  /// The colour `white`.
  public static let white = Color(name: "white")
  /// The colour `gray`.
  public static let gray = Color(name: "gray")
  /// The colour `black`.
  public static let black = Color(name: "black")
  /// The colour `clear`.
  public static let clear = Color(name: "clear")
  /// The colour `primary`.
  public static let primary = Color(name: "primary")
  /// The colour `secondary`.
  public static let secondary = Color(name: "secondary")
}

extension Color: View, UndrawnView {}
