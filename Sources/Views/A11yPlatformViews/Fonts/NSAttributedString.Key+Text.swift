// SPDX-License-Identifier: MIT

import Foundation

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
