// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension AttributeScopes {
  /// The attributes of text that SwiftUI draws. Nothing is drawn; they are kept.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind text.
    public let backgroundColor: BackgroundColorAttribute
    /// How text is underlined.
    public let underlineStyle: UnderlineStyleAttribute
    /// How text is struck through.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The space between letters, in points.
    public let kern: KerningAttribute
    /// The space after letters, in points.
    public let tracking: TrackingAttribute
    /// How far text is above its line, in points.
    public let baselineOffset: BaselineOffsetAttribute
  }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Font
    /// The name under which the attribute is known.
    public static let name = "SwiftUI.Font"
  }

  /// The colour of text.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Color
    /// The name under which the attribute is known.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The colour behind text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Color
    /// The name under which the attribute is known.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// How text is underlined.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Text.LineStyle
    /// The name under which the attribute is known.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// How text is struck through.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Text.LineStyle
    /// The name under which the attribute is known.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The space between letters, in points.
  public enum KerningAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = CGFloat
    /// The name under which the attribute is known.
    public static let name = "SwiftUI.Kern"
  }

  /// The space after letters, in points.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = CGFloat
    /// The name under which the attribute is known.
    public static let name = "SwiftUI.Tracking"
  }

  /// How far text is above its line, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = CGFloat
    /// The name under which the attribute is known.
    public static let name = "SwiftUI.BaselineOffset"
  }
}

/// How big the user wants text to be.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  /// Whether it is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// How lines of text are aligned.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Where lines begin.
  case leading
  /// In the middle.
  case center
  /// Where lines end.
  case trailing
}

/// Whether tools for writing are offered.
public struct WritingToolsBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// All of them.
  public static let complete = Self(name: "complete")
  /// Few of them.
  public static let limited = Self(name: "limited")
  /// None.
  public static let disabled = Self(name: "disabled")
}

/// Which end of a line a selection belongs to.
public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic, upstream, downstream
}

/// Where typed text is formatted.
public enum TextInputFormattingControlPlacement {
  /// Some places.
  public struct Set: OptionSet, Sendable {
    /// The places.
    public let rawValue: Int
    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In the menu of what is selected.
    public static let contextMenu = Set(rawValue: 1)
    /// Beside the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// All.
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

extension Font {
  /// The font in italics.
  public func italic() -> Font { self }

  /// The font in bold.
  public func bold() -> Font { self }

  /// The font with equally wide letters.
  public func monospaced() -> Font { self }

  /// The font with equally wide digits.
  public func monospacedDigit() -> Font { self }

  /// The font with small capitals.
  public func smallCaps() -> Font { self }

  /// The font, heavier or lighter.
  public func weight(_ weight: Weight) -> Font { self }

  /// The font, wider or narrower.
  public func width(_ width: Width) -> Font { self }

  /// The font with more or less spacing between lines.
  public func leading(_ leading: Leading) -> Font { self }

  /// Bigger or smaller.
  public func scaled(by factor: CGFloat) -> Font { self }

  /// At a size, in points.
  public func pointSize(_ size: CGFloat) -> Font { self }

  /// Bold or not.
  public func bold(_ isActive: Bool) -> Font { self }

  /// Slanted or not.
  public func italic(_ isActive: Bool) -> Font { self }

  /// Capitals as small letters.
  public func uppercaseSmallCaps(_ isActive: Bool = true) -> Font { self }

  /// Small letters as small capitals.
  public func lowercaseSmallCaps(_ isActive: Bool = true) -> Font { self }
}

extension Text {
  /// Sets the weight of the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// Sets the design of the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Sets the width of the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Creates the text bold.
  nonisolated public func bold(_ isActive: Bool = true) -> Text { self }

  /// Creates the text italic.
  nonisolated public func italic(_ isActive: Bool = true) -> Text { self }

  /// Makes all letters equally wide.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Makes all digits equally wide.
  nonisolated public func monospacedDigit() -> Text { self }

  /// Underlines the text.
  nonisolated public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text { self }

  /// Strikes the text through.
  nonisolated public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text { self }

  /// Moves letters closer together or further apart, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Moves letters closer together or further apart, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Moves the text up or down, in points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// Sets the font.
  nonisolated public func font(_ font: Font?) -> Text { self }

  /// Sets the foreground colour.
  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }

  /// Sets the foreground style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }

  /// How a line below or through text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// A line in the colour of the text.
    public static let single = LineStyle()
    /// Creates a line with a pattern and a colour. Nothing is drawn here.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    /// The pattern of a line.
    public enum Pattern: Hashable, Sendable {
      /// Unbroken.
      case solid
      /// Dots.
      case dot
      /// Dashes.
      case dash
      /// Dashes and dots.
      case dashDot
      /// Dashes, each followed by two dots.
      case dashDotDot
    }
  }

  /// Where text that does not fit is truncated.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle
  }

  /// Upper or lower case.
  public enum Case: Hashable, Sendable {
    /// Upper case.
    case uppercase
    /// Lower case.
    case lowercase
  }

  /// How lines are aligned.
  public struct AlignmentStrategy: Hashable, Sendable {
    let name: String
    /// The default.
    public static let `default` = Self(name: "default")
    /// As the layout.
    public static let layoutBased = Self(name: "layout")
    /// As the text.
    public static let writingDirectionBased = Self(name: "writing direction")
  }
}

extension View {
  /// Sets the weight of the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// Sets the design of the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Sets the width of the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Creates the text bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { self }

  /// Creates the text italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { self }

  /// Makes all letters equally wide.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Makes all digits equally wide.
  nonisolated public func monospacedDigit() -> some View { self }

  /// Underlines the text.
  nonisolated public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View { self }

  /// Strikes the text through.
  nonisolated public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View { self }

  /// Moves letters closer together or further apart, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Moves letters closer together or further apart, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Moves the text up or down, in points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// Sets the font.
  nonisolated public func font(_ font: Font?) -> some View { self }

  /// Sets the foreground colour.
  nonisolated public func foregroundColor(_ color: Color?) -> some View { self }

  /// Sets the foreground style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Sets the maximum number of lines.
  nonisolated public func lineLimit(_ number: Int?) -> some View { self }

  /// Sets the maximum number of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }

  /// Sets the maximum number of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }

  /// Sets the maximum number of lines.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }

  /// Sets the maximum number of lines, and whether space is reserved for them.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }

  /// Sets the space between lines, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Sets how lines are aligned.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// Sets how far the font may shrink, as a share of its size.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Sets where text is truncated.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Lets letters move closer together.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Shows the text in upper or lower case.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { self }

  /// Sets the height of lines.
  nonisolated public func lineHeight(_ height: AttributedString.LineHeight?) -> some View { self }

  /// Sets how lines are aligned.
  nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    self
  }

  /// Sets which end of a line a selection belongs to.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    self
  }

  /// Shows or hides what formats typed text.
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility,
    for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }

  /// Sets whether tools for writing are offered.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }

  /// Shows or hides the button of tools for writing.
  nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    self
  }

  /// Sets what is typed to choose the view.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    self
  }

  /// Turns off replacing text.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

extension AttributedString {
  /// The height of lines.
  public struct LineHeight: Hashable, Sendable {
    let name: String
    /// Close together.
    public static let tight = Self(name: "tight")
    /// As usual.
    public static let normal = Self(name: "normal")
    /// Far apart.
    public static let loose = Self(name: "loose")
    /// A height, in points.
    public static func exact(points: CGFloat) -> Self { Self(name: "\\(points)") }
    /// Times the size of the font.
    public static func multiple(factor: CGFloat) -> Self { Self(name: "\\(factor) times") }
  }
}
