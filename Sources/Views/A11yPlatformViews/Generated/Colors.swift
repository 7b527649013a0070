// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension Color {
  /// Takes a colour of AppKit.
  public init(nsColor: NSColor) { self.init(name: nsColor.name) }

  /// Takes a colour of UIKit.
  public init(uiColor: UIColor) { self.init(name: uiColor.name) }

  /// Takes a colour of Core Graphics.
  public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }
}

extension NSColor {
  /// Creates a colour from its red, green, blue and alpha parts, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init("\(red) \(green) \(blue) \(alpha)")
  }

  /// Creates a colour from its red, green, blue and alpha parts, each from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey, from black at 0 to white at 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Takes a colour from the asset catalogue.
  public convenience init?(named name: String) { self.init(name) }

  /// Takes the name of a SwiftUI colour.
  public convenience init(_ color: Color) { self.init(color.name) }
}

extension Color {
  /// Takes a colour of AppKit. It is generic so that `Color(.systemRed)` means UIKit's.
  @_disfavoredOverload public init<C: NSColor>(_ nsColor: C) { self.init(name: nsColor.name) }

  /// Takes a colour of UIKit.
  @_disfavoredOverload public init(_ uiColor: UIColor) { self.init(name: uiColor.name) }

  /// Takes a colour of Core Graphics.
  @_disfavoredOverload public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
}

extension UIColor {
  /// Creates a colour from its red, green, blue and alpha parts, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(name: "\(red) \(green) \(blue) \(alpha)", parts: [red, green, blue, alpha])
  }

  /// Creates a colour from its red, green, blue and alpha parts in the Display P3 space.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// Creates a grey, from black at 0 to white at 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Takes a colour from the asset catalogue.
  public convenience init?(named name: String) { self.init(name: name) }

  /// Takes a colour from the asset catalogue of a bundle.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) { self.init(name: name) }

  /// Takes the name of a SwiftUI colour.
  public convenience init(_ color: Color) { self.init(name: color.name) }

  /// Creates a colour that depends on light and dark.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(name: dynamicProvider(UITraitCollection()).name)
  }
}
