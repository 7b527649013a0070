// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A color, which is not an accessibility element unless a modifier makes it one.
public struct Color: Hashable, Sendable {
  package let name: String

  package init(name: String) { self.name = name }

  /// Creates a color from its red, green and blue components, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    name = "\(colorSpace) \(red) \(green) \(blue) \(opacity)"
  }

  /// Creates a shade of gray, from black at 0 to white at 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    name = "\(colorSpace) \(white) \(opacity)"
  }

  /// Creates a color from its hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "\(hue) \(saturation) \(brightness) \(opacity)"
  }

  /// Creates a color that is defined in the asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
}

extension Color: View, UndrawnView {}
