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
  /// Makes metrics for a text style.
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
  /// Takes a font of UIKit.
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
}
