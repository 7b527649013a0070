// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A UIKit font. This class does not affect accessibility elements.
open class UIFont: NSObject, @unchecked Sendable {
  // Both properties are constant, but the compiler does not verify the sendability of an open class.

  /// A font's weight.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight's numeric value, which is 0 for a regular font.
    public let rawValue: CGFloat
    /// Creates a weight from a numeric value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// A very light weight.
    public static let thin = Weight(-0.6)
    /// A light weight.
    public static let light = Weight(-0.4)
    /// The regular weight.
    public static let regular = Weight(0)
    /// A weight that is slightly heavier than regular.
    public static let medium = Weight(0.23)
    /// A weight that is slightly lighter than bold.
    public static let semibold = Weight(0.3)
    /// A bold weight.
    public static let bold = Weight(0.4)
    /// A very bold weight.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }

  /// The font's name.
  public let fontName: String
  /// The font's size, in points.
  public let pointSize: CGFloat

  init(_ fontName: String, _ pointSize: CGFloat) {
    self.fontName = fontName
    self.pointSize = pointSize
  }

  /// Returns the same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize) }
  /// The font's descriptor.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(pointSize: pointSize) }
  /// The font's line height, in points.
  open var lineHeight: CGFloat { pointSize * 1.2 }
  /// The height of the font's capital letters, in points.
  open var capHeight: CGFloat { pointSize * 0.7 }
  /// The height of the font's lowercase letter x, in points.
  open var xHeight: CGFloat { pointSize * 0.5 }
  /// The height of the font's letters above the baseline, in points.
  open var ascender: CGFloat { pointSize }
  /// The depth of the font's letters below the baseline, as a negative number of points.
  open var descender: CGFloat { -pointSize * 0.2 }
}
