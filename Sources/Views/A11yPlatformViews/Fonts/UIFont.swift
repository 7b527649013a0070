// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A font of UIKit. It does not affect elements.
open class UIFont: NSObject, @unchecked Sendable {
  // Both properties are constant, but the compiler does not check an open class.

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

  /// The name of the font.
  public let fontName: String
  /// The size, in points.
  public let pointSize: CGFloat

  init(_ fontName: String, _ pointSize: CGFloat) {
    self.fontName = fontName
    self.pointSize = pointSize
  }

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
