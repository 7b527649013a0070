// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Scales fonts with the size of text that the user wants. Nothing is drawn, so they stay the same.
open class UIFontMetrics: NSObject {
  /// Metrics for body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  /// Creates metrics for a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  /// The same font.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// The same value.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}

/// What a font is.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The designs of the system font.
  public struct SystemDesign: Hashable, Sendable {
    let name: String
    /// The usual design.
    public static let `default` = SystemDesign(name: "default")
    /// Rounded.
    public static let rounded = SystemDesign(name: "rounded")
    /// With serifs.
    public static let serif = SystemDesign(name: "serif")
    /// With equally wide letters.
    public static let monospaced = SystemDesign(name: "monospaced")
  }
  /// What sets a font apart.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// With equally wide letters.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
  /// The size, in points.
  public let pointSize: CGFloat
  init(pointSize: CGFloat) { self.pointSize = pointSize }
  /// The descriptor of a text style.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFontDescriptor(pointSize: 17) }
  /// The descriptor in another design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  /// The descriptor with other traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { self }
}

extension Font {
  /// Creates a font from one of UIKit.
  public init(_ font: UIFont) { self = .system(size: font.pointSize) }
}

extension UIFont.Weight {
  /// Creates a weight from its value.
  public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }
}

extension UIFont {
  /// Creates a font by name in a size, in points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(fontName, fontSize)
  }

  /// Creates a font from a descriptor; the size 0 is that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init("System", pointSize == 0 ? descriptor.pointSize : pointSize)
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
}

extension NSAttributedString.Key {
  /// The font.
  public static let font = Self("NSFont")

  /// The colour of text.
  public static let foregroundColor = Self("NSColor")

  /// The background colour of text.
  public static let backgroundColor = Self("NSBackgroundColor")

  /// How text is underlined.
  public static let underlineStyle = Self("NSUnderline")

  /// The colour of underlines.
  public static let underlineColor = Self("NSUnderlineColor")

  /// How text is struck through.
  public static let strikethroughStyle = Self("NSStrikethrough")

  /// The distance between letters.
  public static let kern = Self("NSKern")

  /// The paragraph.
  public static let paragraphStyle = Self("NSParagraphStyle")

  /// The address of a link.
  public static let link = Self("NSLink")

  /// How far text is above its line.
  public static let baselineOffset = Self("NSBaselineOffset")
}
