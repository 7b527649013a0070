// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension Color {
  /// Creates a color from an AppKit color.
  public init(nsColor: NSColor) { self.init(name: nsColor.name) }

  /// Creates a color from a UIKit color.
  public init(uiColor: UIColor) { self.init(name: uiColor.name) }

  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }
}

extension NSColor {
  /// Creates a color from its red, green, blue and alpha components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init("\(red) \(green) \(blue) \(alpha)")
  }

  /// Creates a color from its red, green, blue and alpha components in a calibrated color space.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// Creates a color from its red, green, blue and alpha components in the device's color space.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from its red, green, blue and alpha components in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from its red, green, blue and alpha components in Display P3.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// Creates a gray color, from black at 0 to white at 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from the asset catalog.
  public convenience init?(named name: String) { self.init(name) }

  /// Creates a color from a SwiftUI color.
  public convenience init(_ color: Color) { self.init(color.name) }

  /// The color `labelColor`.
  public class var labelColor: NSColor { NSColor("labelColor") }

  /// The color `secondaryLabelColor`.
  public class var secondaryLabelColor: NSColor { NSColor("secondaryLabelColor") }

  /// The color `tertiaryLabelColor`.
  public class var tertiaryLabelColor: NSColor { NSColor("tertiaryLabelColor") }

  /// The color `quaternaryLabelColor`.
  public class var quaternaryLabelColor: NSColor { NSColor("quaternaryLabelColor") }

  /// The color `textColor`.
  public class var textColor: NSColor { NSColor("textColor") }

  /// The color `placeholderTextColor`.
  public class var placeholderTextColor: NSColor { NSColor("placeholderTextColor") }

  /// The color `textBackgroundColor`.
  public class var textBackgroundColor: NSColor { NSColor("textBackgroundColor") }

  /// The color `windowBackgroundColor`.
  public class var windowBackgroundColor: NSColor { NSColor("windowBackgroundColor") }

  /// The color `controlBackgroundColor`.
  public class var controlBackgroundColor: NSColor { NSColor("controlBackgroundColor") }

  /// The color `underPageBackgroundColor`.
  public class var underPageBackgroundColor: NSColor { NSColor("underPageBackgroundColor") }

  /// The color `controlColor`.
  public class var controlColor: NSColor { NSColor("controlColor") }

  /// The color `controlTextColor`.
  public class var controlTextColor: NSColor { NSColor("controlTextColor") }

  /// The color `controlAccentColor`.
  public class var controlAccentColor: NSColor { NSColor("controlAccentColor") }

  /// The color `selectedControlColor`.
  public class var selectedControlColor: NSColor { NSColor("selectedControlColor") }

  /// The color `selectedContentBackgroundColor`.
  public class var selectedContentBackgroundColor: NSColor {
    NSColor("selectedContentBackgroundColor")
  }

  /// The color `separatorColor`.
  public class var separatorColor: NSColor { NSColor("separatorColor") }

  /// The color `gridColor`.
  public class var gridColor: NSColor { NSColor("gridColor") }

  /// The color `linkColor`.
  public class var linkColor: NSColor { NSColor("linkColor") }

  /// The color `headerTextColor`.
  public class var headerTextColor: NSColor { NSColor("headerTextColor") }

  /// The color `systemRed`.
  public class var systemRed: NSColor { NSColor("systemRed") }

  /// The color `systemGreen`.
  public class var systemGreen: NSColor { NSColor("systemGreen") }

  /// The color `systemBlue`.
  public class var systemBlue: NSColor { NSColor("systemBlue") }

  /// The color `systemOrange`.
  public class var systemOrange: NSColor { NSColor("systemOrange") }

  /// The color `systemYellow`.
  public class var systemYellow: NSColor { NSColor("systemYellow") }

  /// The color `systemPink`.
  public class var systemPink: NSColor { NSColor("systemPink") }

  /// The color `systemPurple`.
  public class var systemPurple: NSColor { NSColor("systemPurple") }

  /// The color `systemTeal`.
  public class var systemTeal: NSColor { NSColor("systemTeal") }

  /// The color `systemIndigo`.
  public class var systemIndigo: NSColor { NSColor("systemIndigo") }

  /// The color `systemBrown`.
  public class var systemBrown: NSColor { NSColor("systemBrown") }

  /// The color `systemMint`.
  public class var systemMint: NSColor { NSColor("systemMint") }

  /// The color `systemCyan`.
  public class var systemCyan: NSColor { NSColor("systemCyan") }

  /// The color `systemGray`.
  public class var systemGray: NSColor { NSColor("systemGray") }

  /// The color `black`.
  public class var black: NSColor { NSColor("black") }

  /// The color `white`.
  public class var white: NSColor { NSColor("white") }

  /// The color `gray`.
  public class var gray: NSColor { NSColor("gray") }

  /// The color `red`.
  public class var red: NSColor { NSColor("red") }

  /// The color `green`.
  public class var green: NSColor { NSColor("green") }

  /// The color `blue`.
  public class var blue: NSColor { NSColor("blue") }

  /// The color `cyan`.
  public class var cyan: NSColor { NSColor("cyan") }

  /// The color `yellow`.
  public class var yellow: NSColor { NSColor("yellow") }

  /// The color `magenta`.
  public class var magenta: NSColor { NSColor("magenta") }

  /// The color `orange`.
  public class var orange: NSColor { NSColor("orange") }

  /// The color `purple`.
  public class var purple: NSColor { NSColor("purple") }

  /// The color `brown`.
  public class var brown: NSColor { NSColor("brown") }

  /// The color `clear`.
  public class var clear: NSColor { NSColor("clear") }

  /// The color `darkGray`.
  public class var darkGray: NSColor { NSColor("darkGray") }

  /// The color `lightGray`.
  public class var lightGray: NSColor { NSColor("lightGray") }
}

extension Color {
  /// Creates a color from an AppKit color. It is generic so that `Color(.systemRed)` uses UIKit's
  /// color.
  @_disfavoredOverload public init<C: NSColor>(_ nsColor: C) { self.init(name: nsColor.name) }

  /// Creates a color from a UIKit color.
  @_disfavoredOverload public init(_ uiColor: UIColor) { self.init(name: uiColor.name) }

  /// Creates a color from a Core Graphics color.
  @_disfavoredOverload public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The Core Graphics color, if it is known.
  public var cgColor: CGColor? { nil }
}

extension UIColor {
  /// Creates a color from its red, green, blue and alpha components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(name: "\(red) \(green) \(blue) \(alpha)", parts: [red, green, blue, alpha])
  }

  /// Creates a color from its red, green, blue and alpha components in the Display P3 color space.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// Creates a gray color, from black at 0 to white at 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from the asset catalog.
  public convenience init?(named name: String) { self.init(name: name) }

  /// Creates a color from a bundle's asset catalog.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) { self.init(name: name) }

  /// Creates a color from a SwiftUI color.
  public convenience init(_ color: Color) { self.init(name: color.name) }

  /// Creates a color that depends on the light or dark appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(name: dynamicProvider(UITraitCollection()).name)
  }

  /// The color `systemRed`.
  public class var systemRed: UIColor { UIColor(name: "systemRed") }

  /// The color `systemGreen`.
  public class var systemGreen: UIColor { UIColor(name: "systemGreen") }

  /// The color `systemBlue`.
  public class var systemBlue: UIColor { UIColor(name: "systemBlue") }

  /// The color `systemOrange`.
  public class var systemOrange: UIColor { UIColor(name: "systemOrange") }

  /// The color `systemYellow`.
  public class var systemYellow: UIColor { UIColor(name: "systemYellow") }

  /// The color `systemPink`.
  public class var systemPink: UIColor { UIColor(name: "systemPink") }

  /// The color `systemPurple`.
  public class var systemPurple: UIColor { UIColor(name: "systemPurple") }

  /// The color `systemTeal`.
  public class var systemTeal: UIColor { UIColor(name: "systemTeal") }

  /// The color `systemIndigo`.
  public class var systemIndigo: UIColor { UIColor(name: "systemIndigo") }

  /// The color `systemBrown`.
  public class var systemBrown: UIColor { UIColor(name: "systemBrown") }

  /// The color `systemMint`.
  public class var systemMint: UIColor { UIColor(name: "systemMint") }

  /// The color `systemCyan`.
  public class var systemCyan: UIColor { UIColor(name: "systemCyan") }

  /// The color `systemGray`.
  public class var systemGray: UIColor { UIColor(name: "systemGray") }

  /// The color `systemGray2`.
  public class var systemGray2: UIColor { UIColor(name: "systemGray2") }

  /// The color `systemGray3`.
  public class var systemGray3: UIColor { UIColor(name: "systemGray3") }

  /// The color `systemGray4`.
  public class var systemGray4: UIColor { UIColor(name: "systemGray4") }

  /// The color `systemGray5`.
  public class var systemGray5: UIColor { UIColor(name: "systemGray5") }

  /// The color `systemGray6`.
  public class var systemGray6: UIColor { UIColor(name: "systemGray6") }

  /// The color `secondaryLabel`.
  public class var secondaryLabel: UIColor { UIColor(name: "secondaryLabel") }

  /// The color `tertiaryLabel`.
  public class var tertiaryLabel: UIColor { UIColor(name: "tertiaryLabel") }

  /// The color `quaternaryLabel`.
  public class var quaternaryLabel: UIColor { UIColor(name: "quaternaryLabel") }

  /// The color `placeholderText`.
  public class var placeholderText: UIColor { UIColor(name: "placeholderText") }

  /// The color `separator`.
  public class var separator: UIColor { UIColor(name: "separator") }

  /// The color `opaqueSeparator`.
  public class var opaqueSeparator: UIColor { UIColor(name: "opaqueSeparator") }

  /// The color `link`.
  public class var link: UIColor { UIColor(name: "link") }

  /// The color `systemFill`.
  public class var systemFill: UIColor { UIColor(name: "systemFill") }

  /// The color `secondarySystemFill`.
  public class var secondarySystemFill: UIColor { UIColor(name: "secondarySystemFill") }

  /// The color `tertiarySystemFill`.
  public class var tertiarySystemFill: UIColor { UIColor(name: "tertiarySystemFill") }

  /// The color `quaternarySystemFill`.
  public class var quaternarySystemFill: UIColor { UIColor(name: "quaternarySystemFill") }

  /// The color `systemBackground`.
  public class var systemBackground: UIColor { UIColor(name: "systemBackground") }

  /// The color `secondarySystemBackground`.
  public class var secondarySystemBackground: UIColor { UIColor(name: "secondarySystemBackground") }

  /// The color `tertiarySystemBackground`.
  public class var tertiarySystemBackground: UIColor { UIColor(name: "tertiarySystemBackground") }

  /// The color `systemGroupedBackground`.
  public class var systemGroupedBackground: UIColor { UIColor(name: "systemGroupedBackground") }

  /// The color `secondarySystemGroupedBackground`.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(name: "secondarySystemGroupedBackground")
  }

  /// The color `tertiarySystemGroupedBackground`.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(name: "tertiarySystemGroupedBackground")
  }

  /// The color `darkText`.
  public class var darkText: UIColor { UIColor(name: "darkText") }

  /// The color `lightText`.
  public class var lightText: UIColor { UIColor(name: "lightText") }

  /// The color `tintColor`.
  public class var tintColor: UIColor { UIColor(name: "tintColor") }

  /// The color `black`.
  public class var black: UIColor { UIColor(name: "black", parts: [0, 0, 0, 1]) }

  /// The color `darkGray`.
  public class var darkGray: UIColor { UIColor(name: "darkGray", parts: [0.333, 0.333, 0.333, 1]) }

  /// The color `lightGray`.
  public class var lightGray: UIColor {
    UIColor(name: "lightGray", parts: [0.667, 0.667, 0.667, 1])
  }

  /// The color `white`.
  public class var white: UIColor { UIColor(name: "white", parts: [1, 1, 1, 1]) }

  /// The color `gray`.
  public class var gray: UIColor { UIColor(name: "gray", parts: [0.5, 0.5, 0.5, 1]) }

  /// The color `red`.
  public class var red: UIColor { UIColor(name: "red", parts: [1, 0, 0, 1]) }

  /// The color `green`.
  public class var green: UIColor { UIColor(name: "green", parts: [0, 1, 0, 1]) }

  /// The color `blue`.
  public class var blue: UIColor { UIColor(name: "blue", parts: [0, 0, 1, 1]) }

  /// The color `cyan`.
  public class var cyan: UIColor { UIColor(name: "cyan", parts: [0, 1, 1, 1]) }

  /// The color `yellow`.
  public class var yellow: UIColor { UIColor(name: "yellow", parts: [1, 1, 0, 1]) }

  /// The color `magenta`.
  public class var magenta: UIColor { UIColor(name: "magenta", parts: [1, 0, 1, 1]) }

  /// The color `orange`.
  public class var orange: UIColor { UIColor(name: "orange", parts: [1, 0.5, 0, 1]) }

  /// The color `purple`.
  public class var purple: UIColor { UIColor(name: "purple", parts: [0.5, 0, 0.5, 1]) }

  /// The color `brown`.
  public class var brown: UIColor { UIColor(name: "brown", parts: [0.6, 0.4, 0.2, 1]) }

  /// A transparent color.
  public class var clear: UIColor { UIColor(name: "clear", parts: [0, 0, 0, 0]) }
}
