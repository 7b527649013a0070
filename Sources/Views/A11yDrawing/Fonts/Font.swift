// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A font. It does not affect elements.
public struct Font: Hashable, Sendable {
  package let name: String

  /// The text styles whose size the user sets.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// How heavy a font is.
  public struct Weight: Hashable, Sendable {
    package let value: Double
    /// The lightest.
    public static let ultraLight = Weight(value: -0.8)
    /// Very light.
    public static let thin = Weight(value: -0.6)
    /// Light.
    public static let light = Weight(value: -0.4)
    /// The usual weight.
    public static let regular = Weight(value: 0)
    /// A little heavier.
    public static let medium = Weight(value: 0.23)
    /// Nearly bold.
    public static let semibold = Weight(value: 0.3)
    /// Bold.
    public static let bold = Weight(value: 0.4)
    /// Very bold.
    public static let heavy = Weight(value: 0.56)
    /// The heaviest.
    public static let black = Weight(value: 0.62)
  }

  /// How wide a font is.
  public struct Width: Hashable, Sendable {
    /// The width, 0 for the usual one.
    public var value: CGFloat
    /// Creates a width from its value.
    public init(_ value: CGFloat) { self.value = value }
    /// Narrow.
    public static let compressed = Width(-0.3)
    /// A little narrow.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// The designs of the system font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The spacing between lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }
}

extension Font {
  /// The biggest titles.
  public static let largeTitle = Font(name: "largeTitle")
  /// Titles.
  public static let title = Font(name: "title")
  /// Smaller titles.
  public static let title2 = Font(name: "title2")
  /// The smallest titles.
  public static let title3 = Font(name: "title3")
  /// Headlines.
  public static let headline = Font(name: "headline")
  /// Subheadlines.
  public static let subheadline = Font(name: "subheadline")
  /// Body text.
  public static let body = Font(name: "body")
  /// Callouts.
  public static let callout = Font(name: "callout")
  /// Footnotes.
  public static let footnote = Font(name: "footnote")
  /// Captions.
  public static let caption = Font(name: "caption")
  /// Smaller captions.
  public static let caption2 = Font(name: "caption2")
}
