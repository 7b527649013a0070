// SPDX-License-Identifier: MIT

import Foundation

/// What a font is.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  // Immutable, but open, so the compiler cannot know it.

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
  {
    UIFontDescriptor(pointSize: 17)
  }
  /// The descriptor in another design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  /// The descriptor with other traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { self }
}
