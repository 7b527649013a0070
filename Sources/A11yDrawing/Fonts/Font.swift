import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A type. It changes nothing that is met.
public struct Font: Hashable, Sendable {
  package let name: String

  /// The styles that the user sets the size of.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// How heavy a type is.
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

  /// How wide a type is.
  public struct Width: Hashable, Sendable {
    /// The width, 0 for the usual one.
    public var value: CGFloat
    /// Makes a width from its value.
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

  /// The designs of the system's type.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The room between lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// The system's type in a size, in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(name: "system \(size)")
  }

  /// The system's type in a style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(name: "\(style)")
  }

  /// A type by name in a size, in points.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }

  /// A type by name in a size, in points, that follows a style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(name: name)
  }

  /// A type by name in a size, in points, whatever the user sets.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name) }

  /// The type, slanted.
  public func italic() -> Font { self }
  /// The type, bold.
  public func bold() -> Font { self }
  /// The type with equally wide letters.
  public func monospaced() -> Font { self }
  /// The type with equally wide digits.
  public func monospacedDigit() -> Font { self }
  /// The type with small capitals.
  public func smallCaps() -> Font { self }
  /// The type, heavier or lighter.
  public func weight(_ weight: Weight) -> Font { self }
  /// The type, wider or narrower.
  public func width(_ width: Width) -> Font { self }
  /// The type with more or less room between lines.
  public func leading(_ leading: Leading) -> Font { self }
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
  /// What stands below headlines.
  public static let subheadline = Font(name: "subheadline")
  /// The text itself.
  public static let body = Font(name: "body")
  /// Short remarks.
  public static let callout = Font(name: "callout")
  /// Notes.
  public static let footnote = Font(name: "footnote")
  /// Captions.
  public static let caption = Font(name: "caption")
  /// Smaller captions.
  public static let caption2 = Font(name: "caption2")
}
