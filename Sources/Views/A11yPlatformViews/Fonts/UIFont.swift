// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A font of UIKit. It does not affect elements.
open class UIFont: NSObject, @unchecked Sendable {
  // Both properties are constant; the compiler does not check a class that is open.

  /// How heavy a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, 0 for the usual one.
    public let rawValue: CGFloat
    /// Creates a weight from its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Very light.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// The usual weight.
    public static let regular = Weight(0)
    /// A little heavier.
    public static let medium = Weight(0.23)
    /// Nearly bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Very bold.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)
  }

  /// The text styles whose size the user sets.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The biggest titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// Titles.
    public static let title1 = TextStyle(rawValue: "title1")
    /// Smaller titles.
    public static let title2 = TextStyle(rawValue: "title2")
    /// The smallest titles.
    public static let title3 = TextStyle(rawValue: "title3")
    /// Headlines.
    public static let headline = TextStyle(rawValue: "headline")
    /// Subheadlines.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Body text.
    public static let body = TextStyle(rawValue: "body")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "callout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// Smaller captions.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// The name of the font.
  public let fontName: String
  /// The size, in points.
  public let pointSize: CGFloat

  init(_ fontName: String, _ pointSize: CGFloat) {
    self.fontName = fontName
    self.pointSize = pointSize
  }

  /// The system font.
  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont("System", size) }
  /// The system font in a weight.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("System", size)
  }
  /// The bold system font.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont("System", size) }
  /// The italic system font.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont("System", size) }
  /// The system font with equally wide letters.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("System", size)
  }
  /// The system font with equally wide digits.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("System", size)
  }
  /// The font of a text style.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style.rawValue, 17)
  }
  /// The font of a text style.
  public class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The usual size, in points.
  public class var systemFontSize: CGFloat { 14 }
  /// A smaller size, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The families that are installed: none.
  public class var familyNames: [String] { [] }
  /// The fonts of a family: none.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// The font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize) }
  /// What the font is.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(pointSize: pointSize) }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { pointSize * 1.2 }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { pointSize * 0.7 }
  /// The height of an x, in points.
  open var xHeight: CGFloat { pointSize * 0.5 }
  /// How far letters go up, in points.
  open var ascender: CGFloat { pointSize }
  /// How far letters go down, in points.
  open var descender: CGFloat { -pointSize * 0.2 }
}
