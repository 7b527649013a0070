// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Metrics that scale fonts with the user's preferred text size. Nothing is drawn, so fonts stay
/// the same.
open class UIFontMetrics: NSObject {
  /// Metrics for body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  /// Creates metrics for a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  /// Returns the same font.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// Returns the same value.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}

/// A description of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The designs of the system font.
  public struct SystemDesign: Hashable, Sendable {
    let name: String
    /// The default design.
    public static let `default` = SystemDesign(name: "default")
    /// The rounded design.
    public static let rounded = SystemDesign(name: "rounded")
    /// The serif design.
    public static let serif = SystemDesign(name: "serif")
    /// The monospaced design.
    public static let monospaced = SystemDesign(name: "monospaced")
  }
  /// The symbolic traits of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The set's bits, one for each trait.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The italic trait.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// The bold trait.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// The monospaced trait.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
  /// The size, in points.
  public let pointSize: CGFloat
  init(pointSize: CGFloat) { self.pointSize = pointSize }
  /// Returns the descriptor of a text style.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFontDescriptor(pointSize: 17) }
  /// Returns the descriptor with a different design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  /// Returns the descriptor with other traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { self }
}

extension Font {
  /// Creates a font from a UIKit font.
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

  /// Creates a font from a descriptor. A size of 0 means that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init("System", pointSize == 0 ? descriptor.pointSize : pointSize)
  }

  /// The text styles, whose sizes the user sets.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The style for the largest titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// The style for titles.
    public static let title1 = TextStyle(rawValue: "title1")
    /// The style for second-level titles.
    public static let title2 = TextStyle(rawValue: "title2")
    /// The style for third-level titles.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The style for headlines.
    public static let headline = TextStyle(rawValue: "headline")
    /// The style for subheadlines.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// The style for body text.
    public static let body = TextStyle(rawValue: "body")
    /// The style for callouts.
    public static let callout = TextStyle(rawValue: "callout")
    /// The style for footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// The style for captions.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// The style for second-level captions.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// Returns the system font.
  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont("System", size) }

  /// Returns the system font in a weight.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("System", size)
  }

  /// Returns the bold system font.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont("System", size) }

  /// Returns the italic system font.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont("System", size) }

  /// Returns the system font with letters of equal width.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("System", size)
  }

  /// Returns the system font with digits of equal width.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("System", size)
  }

  /// Returns the font for a text style.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style.rawValue, 17)
  }

  /// Returns the font for a text style.
  public class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }

  /// The size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }

  /// The default size, in points.
  public class var systemFontSize: CGFloat { 14 }

  /// A smaller size, in points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The installed font families, which are always empty.
  public class var familyNames: [String] { [] }

  /// Returns the fonts of a family, which are always empty.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
}

extension NSAttributedString.Key {
  /// The font.
  public static let font = Self("NSFont")

  /// The color of text.
  public static let foregroundColor = Self("NSColor")

  /// The background color of text.
  public static let backgroundColor = Self("NSBackgroundColor")

  /// The underline style of text.
  public static let underlineStyle = Self("NSUnderline")

  /// The color of underlines.
  public static let underlineColor = Self("NSUnderlineColor")

  /// The strikethrough style of text.
  public static let strikethroughStyle = Self("NSStrikethrough")

  /// The space between letters.
  public static let kern = Self("NSKern")

  /// The paragraph style.
  public static let paragraphStyle = Self("NSParagraphStyle")

  /// The destination of a link.
  public static let link = Self("NSLink")

  /// The offset of text from its baseline.
  public static let baselineOffset = Self("NSBaselineOffset")
}
