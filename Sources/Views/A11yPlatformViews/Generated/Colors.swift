// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension Color {
  /// Creates a colour from an AppKit colour.
  public init(nsColor: NSColor) { self.init(name: nsColor.name) }

  /// Creates a colour from a UIKit colour.
  public init(uiColor: UIColor) { self.init(name: uiColor.name) }

  /// Creates a colour from a Core Graphics colour.
  public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }
}

extension NSColor {
  /// Creates a colour from its red, green, blue and alpha components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init("\(red) \(green) \(blue) \(alpha)")
  }

  /// Creates a colour from its red, green, blue and alpha components in a calibrated colour space.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// Creates a colour from its red, green, blue and alpha components in the device's colour space.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from its red, green, blue and alpha components in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from its red, green, blue and alpha components in Display P3.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// Creates a grey colour, from black at 0 to white at 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from the asset catalogue.
  public convenience init?(named name: String) { self.init(name) }

  /// Creates a colour from a SwiftUI colour.
  public convenience init(_ color: Color) { self.init(color.name) }

  /// The colour `labelColor`.
  public class var labelColor: NSColor { NSColor("labelColor") }

  /// The colour `secondaryLabelColor`.
  public class var secondaryLabelColor: NSColor { NSColor("secondaryLabelColor") }

  /// The colour `tertiaryLabelColor`.
  public class var tertiaryLabelColor: NSColor { NSColor("tertiaryLabelColor") }

  /// The colour `quaternaryLabelColor`.
  public class var quaternaryLabelColor: NSColor { NSColor("quaternaryLabelColor") }

  /// The colour `textColor`.
  public class var textColor: NSColor { NSColor("textColor") }

  /// The colour `placeholderTextColor`.
  public class var placeholderTextColor: NSColor { NSColor("placeholderTextColor") }

  /// The colour `textBackgroundColor`.
  public class var textBackgroundColor: NSColor { NSColor("textBackgroundColor") }

  /// The colour `windowBackgroundColor`.
  public class var windowBackgroundColor: NSColor { NSColor("windowBackgroundColor") }

  /// The colour `controlBackgroundColor`.
  public class var controlBackgroundColor: NSColor { NSColor("controlBackgroundColor") }

  /// The colour `underPageBackgroundColor`.
  public class var underPageBackgroundColor: NSColor { NSColor("underPageBackgroundColor") }

  /// The colour `controlColor`.
  public class var controlColor: NSColor { NSColor("controlColor") }

  /// The colour `controlTextColor`.
  public class var controlTextColor: NSColor { NSColor("controlTextColor") }

  /// The colour `controlAccentColor`.
  public class var controlAccentColor: NSColor { NSColor("controlAccentColor") }

  /// The colour `selectedControlColor`.
  public class var selectedControlColor: NSColor { NSColor("selectedControlColor") }

  /// The colour `selectedContentBackgroundColor`.
  public class var selectedContentBackgroundColor: NSColor {
    NSColor("selectedContentBackgroundColor")
  }

  /// The colour `separatorColor`.
  public class var separatorColor: NSColor { NSColor("separatorColor") }

  /// The colour `gridColor`.
  public class var gridColor: NSColor { NSColor("gridColor") }

  /// The colour `linkColor`.
  public class var linkColor: NSColor { NSColor("linkColor") }

  /// The colour `headerTextColor`.
  public class var headerTextColor: NSColor { NSColor("headerTextColor") }

  /// The colour `systemRed`.
  public class var systemRed: NSColor { NSColor("systemRed") }

  /// The colour `systemGreen`.
  public class var systemGreen: NSColor { NSColor("systemGreen") }

  /// The colour `systemBlue`.
  public class var systemBlue: NSColor { NSColor("systemBlue") }

  /// The colour `systemOrange`.
  public class var systemOrange: NSColor { NSColor("systemOrange") }

  /// The colour `systemYellow`.
  public class var systemYellow: NSColor { NSColor("systemYellow") }

  /// The colour `systemPink`.
  public class var systemPink: NSColor { NSColor("systemPink") }

  /// The colour `systemPurple`.
  public class var systemPurple: NSColor { NSColor("systemPurple") }

  /// The colour `systemTeal`.
  public class var systemTeal: NSColor { NSColor("systemTeal") }

  /// The colour `systemIndigo`.
  public class var systemIndigo: NSColor { NSColor("systemIndigo") }

  /// The colour `systemBrown`.
  public class var systemBrown: NSColor { NSColor("systemBrown") }

  /// The colour `systemMint`.
  public class var systemMint: NSColor { NSColor("systemMint") }

  /// The colour `systemCyan`.
  public class var systemCyan: NSColor { NSColor("systemCyan") }

  /// The colour `systemGray`.
  public class var systemGray: NSColor { NSColor("systemGray") }

  /// The colour `black`.
  public class var black: NSColor { NSColor("black") }

  /// The colour `white`.
  public class var white: NSColor { NSColor("white") }

  /// The colour `gray`.
  public class var gray: NSColor { NSColor("gray") }

  /// The colour `red`.
  public class var red: NSColor { NSColor("red") }

  /// The colour `green`.
  public class var green: NSColor { NSColor("green") }

  /// The colour `blue`.
  public class var blue: NSColor { NSColor("blue") }

  /// The colour `cyan`.
  public class var cyan: NSColor { NSColor("cyan") }

  /// The colour `yellow`.
  public class var yellow: NSColor { NSColor("yellow") }

  /// The colour `magenta`.
  public class var magenta: NSColor { NSColor("magenta") }

  /// The colour `orange`.
  public class var orange: NSColor { NSColor("orange") }

  /// The colour `purple`.
  public class var purple: NSColor { NSColor("purple") }

  /// The colour `brown`.
  public class var brown: NSColor { NSColor("brown") }

  /// The colour `clear`.
  public class var clear: NSColor { NSColor("clear") }

  /// The colour `darkGray`.
  public class var darkGray: NSColor { NSColor("darkGray") }

  /// The colour `lightGray`.
  public class var lightGray: NSColor { NSColor("lightGray") }
}

extension Color {
  /// Creates a colour from an AppKit colour. It is generic so that `Color(.systemRed)` uses UIKit's
  /// colour.
  @_disfavoredOverload public init<C: NSColor>(_ nsColor: C) { self.init(name: nsColor.name) }

  /// Creates a colour from a UIKit colour.
  @_disfavoredOverload public init(_ uiColor: UIColor) { self.init(name: uiColor.name) }

  /// Creates a colour from a Core Graphics colour.
  @_disfavoredOverload public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The Core Graphics colour, if it is known.
  public var cgColor: CGColor? { nil }
}

extension UIColor {
  /// Creates a colour from its red, green, blue and alpha components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(name: "\(red) \(green) \(blue) \(alpha)", parts: [red, green, blue, alpha])
  }

  /// Creates a colour from its red, green, blue and alpha components in the Display P3 colour
  /// space.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// Creates a grey colour, from black at 0 to white at 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from the asset catalogue.
  public convenience init?(named name: String) { self.init(name: name) }

  /// Creates a colour from a bundle's asset catalogue.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) { self.init(name: name) }

  /// Creates a colour from a SwiftUI colour.
  public convenience init(_ color: Color) { self.init(name: color.name) }

  /// Creates a colour that depends on the light or dark appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(name: dynamicProvider(UITraitCollection()).name)
  }

  /// The colour `systemRed`.
  public class var systemRed: UIColor { UIColor(name: "systemRed") }

  /// The colour `systemGreen`.
  public class var systemGreen: UIColor { UIColor(name: "systemGreen") }

  /// The colour `systemBlue`.
  public class var systemBlue: UIColor { UIColor(name: "systemBlue") }

  /// The colour `systemOrange`.
  public class var systemOrange: UIColor { UIColor(name: "systemOrange") }

  /// The colour `systemYellow`.
  public class var systemYellow: UIColor { UIColor(name: "systemYellow") }

  /// The colour `systemPink`.
  public class var systemPink: UIColor { UIColor(name: "systemPink") }

  /// The colour `systemPurple`.
  public class var systemPurple: UIColor { UIColor(name: "systemPurple") }

  /// The colour `systemTeal`.
  public class var systemTeal: UIColor { UIColor(name: "systemTeal") }

  /// The colour `systemIndigo`.
  public class var systemIndigo: UIColor { UIColor(name: "systemIndigo") }

  /// The colour `systemBrown`.
  public class var systemBrown: UIColor { UIColor(name: "systemBrown") }

  /// The colour `systemMint`.
  public class var systemMint: UIColor { UIColor(name: "systemMint") }

  /// The colour `systemCyan`.
  public class var systemCyan: UIColor { UIColor(name: "systemCyan") }

  /// The colour `systemGray`.
  public class var systemGray: UIColor { UIColor(name: "systemGray") }

  /// The colour `systemGray2`.
  public class var systemGray2: UIColor { UIColor(name: "systemGray2") }

  /// The colour `systemGray3`.
  public class var systemGray3: UIColor { UIColor(name: "systemGray3") }

  /// The colour `systemGray4`.
  public class var systemGray4: UIColor { UIColor(name: "systemGray4") }

  /// The colour `systemGray5`.
  public class var systemGray5: UIColor { UIColor(name: "systemGray5") }

  /// The colour `systemGray6`.
  public class var systemGray6: UIColor { UIColor(name: "systemGray6") }

  /// The colour `secondaryLabel`.
  public class var secondaryLabel: UIColor { UIColor(name: "secondaryLabel") }

  /// The colour `tertiaryLabel`.
  public class var tertiaryLabel: UIColor { UIColor(name: "tertiaryLabel") }

  /// The colour `quaternaryLabel`.
  public class var quaternaryLabel: UIColor { UIColor(name: "quaternaryLabel") }

  /// The colour `placeholderText`.
  public class var placeholderText: UIColor { UIColor(name: "placeholderText") }

  /// The colour `separator`.
  public class var separator: UIColor { UIColor(name: "separator") }

  /// The colour `opaqueSeparator`.
  public class var opaqueSeparator: UIColor { UIColor(name: "opaqueSeparator") }

  /// The colour `link`.
  public class var link: UIColor { UIColor(name: "link") }

  /// The colour `systemFill`.
  public class var systemFill: UIColor { UIColor(name: "systemFill") }

  /// The colour `secondarySystemFill`.
  public class var secondarySystemFill: UIColor { UIColor(name: "secondarySystemFill") }

  /// The colour `tertiarySystemFill`.
  public class var tertiarySystemFill: UIColor { UIColor(name: "tertiarySystemFill") }

  /// The colour `quaternarySystemFill`.
  public class var quaternarySystemFill: UIColor { UIColor(name: "quaternarySystemFill") }

  /// The colour `systemBackground`.
  public class var systemBackground: UIColor { UIColor(name: "systemBackground") }

  /// The colour `secondarySystemBackground`.
  public class var secondarySystemBackground: UIColor { UIColor(name: "secondarySystemBackground") }

  /// The colour `tertiarySystemBackground`.
  public class var tertiarySystemBackground: UIColor { UIColor(name: "tertiarySystemBackground") }

  /// The colour `systemGroupedBackground`.
  public class var systemGroupedBackground: UIColor { UIColor(name: "systemGroupedBackground") }

  /// The colour `secondarySystemGroupedBackground`.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(name: "secondarySystemGroupedBackground")
  }

  /// The colour `tertiarySystemGroupedBackground`.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(name: "tertiarySystemGroupedBackground")
  }

  /// The colour `darkText`.
  public class var darkText: UIColor { UIColor(name: "darkText") }

  /// The colour `lightText`.
  public class var lightText: UIColor { UIColor(name: "lightText") }

  /// The colour `tintColor`.
  public class var tintColor: UIColor { UIColor(name: "tintColor") }

  /// The colour `black`.
  public class var black: UIColor { UIColor(name: "black", parts: [0, 0, 0, 1]) }

  /// The colour `darkGray`.
  public class var darkGray: UIColor { UIColor(name: "darkGray", parts: [0.333, 0.333, 0.333, 1]) }

  /// The colour `lightGray`.
  public class var lightGray: UIColor {
    UIColor(name: "lightGray", parts: [0.667, 0.667, 0.667, 1])
  }

  /// The colour `white`.
  public class var white: UIColor { UIColor(name: "white", parts: [1, 1, 1, 1]) }

  /// The colour `gray`.
  public class var gray: UIColor { UIColor(name: "gray", parts: [0.5, 0.5, 0.5, 1]) }

  /// The colour `red`.
  public class var red: UIColor { UIColor(name: "red", parts: [1, 0, 0, 1]) }

  /// The colour `green`.
  public class var green: UIColor { UIColor(name: "green", parts: [0, 1, 0, 1]) }

  /// The colour `blue`.
  public class var blue: UIColor { UIColor(name: "blue", parts: [0, 0, 1, 1]) }

  /// The colour `cyan`.
  public class var cyan: UIColor { UIColor(name: "cyan", parts: [0, 1, 1, 1]) }

  /// The colour `yellow`.
  public class var yellow: UIColor { UIColor(name: "yellow", parts: [1, 1, 0, 1]) }

  /// The colour `magenta`.
  public class var magenta: UIColor { UIColor(name: "magenta", parts: [1, 0, 1, 1]) }

  /// The colour `orange`.
  public class var orange: UIColor { UIColor(name: "orange", parts: [1, 0.5, 0, 1]) }

  /// The colour `purple`.
  public class var purple: UIColor { UIColor(name: "purple", parts: [0.5, 0, 0.5, 1]) }

  /// The colour `brown`.
  public class var brown: UIColor { UIColor(name: "brown", parts: [0.6, 0.4, 0.2, 1]) }

  /// A transparent colour.
  public class var clear: UIColor { UIColor(name: "clear", parts: [0, 0, 0, 0]) }
}
