// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A font. It does not affect elements.
public struct Font: Hashable, Sendable {
  package let name: String
  /// The text styles, whose sizes the user sets.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
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

extension AttributeScopes {
  /// The text attributes that SwiftUI draws. Nothing is drawn, but they are stored.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind text.
    public let backgroundColor: BackgroundColorAttribute
    /// The underline style of text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The strikethrough style of text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The space between letters, in points.
    public let kern: KerningAttribute
    /// The space after letters, in points.
    public let tracking: TrackingAttribute
    /// The offset of text from its baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
  }

  /// The text attributes that SwiftUI draws.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Font
    /// The attribute's name.
    public static let name = "SwiftUI.Font"
  }

  /// The color of text.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Color
    /// The attribute's name.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The color behind text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Color
    /// The attribute's name.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The underline style of text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Text.LineStyle
    /// The attribute's name.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The strikethrough style of text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Text.LineStyle
    /// The attribute's name.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The space between letters, in points.
  public enum KerningAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "SwiftUI.Kern"
  }

  /// The space after letters, in points.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "SwiftUI.Tracking"
  }

  /// The offset of text from its baseline, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "SwiftUI.BaselineOffset"
  }
}

/// The text size that the user prefers.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  /// Whether it is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The alignment of lines of text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines are aligned at their beginning.
  case leading
  /// Lines are centerd.
  case center
  /// Lines are aligned at their end.
  case trailing
}

/// The availability of writing tools.
public struct WritingToolsBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// All writing tools are available.
  public static let complete = Self(name: "complete")
  /// Some writing tools are available.
  public static let limited = Self(name: "limited")
  /// Writing tools are not available.
  public static let disabled = Self(name: "disabled")
}

/// The placement of controls for text formatting.
public enum TextInputFormattingControlPlacement {
  /// A set of placements.
  public struct Set: OptionSet, Sendable {
    /// The set's bits.
    public let rawValue: Int
    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In the context menu of the selection.
    public static let contextMenu = Set(rawValue: 1)
    /// Beside the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// All.
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

extension Font {
  /// Returns the font in italics.
  public func italic() -> Font { self }

  /// Returns the font in bold.
  public func bold() -> Font { self }

  /// Returns the font with characters of equal width.
  public func monospaced() -> Font { self }

  /// Returns the font with digits of equal width.
  public func monospacedDigit() -> Font { self }

  /// Returns the font with small capitals.
  public func smallCaps() -> Font { self }

  /// Returns the font with a different weight.
  public func weight(_ weight: Weight) -> Font { self }

  /// Returns the font with a different width.
  public func width(_ width: Width) -> Font { self }

  /// Returns the font with a different line spacing.
  public func leading(_ leading: Leading) -> Font { self }

  /// Returns the same font, because sizes are not used.
  public func scaled(by factor: CGFloat) -> Font { self }

  /// Returns the font at a size in points.
  public func pointSize(_ size: CGFloat) -> Font { self }

  /// Returns the font with or without bold.
  public func bold(_ isActive: Bool) -> Font { self }

  /// Returns the font with or without italics.
  public func italic(_ isActive: Bool) -> Font { self }

  /// Returns the font with uppercase letters as small capitals.
  public func uppercaseSmallCaps(_ isActive: Bool = true) -> Font { self }

  /// Returns the font with lowercase letters as small capitals.
  public func lowercaseSmallCaps(_ isActive: Bool = true) -> Font { self }
}

extension Text {
  /// Sets the weight of the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// Sets the design of the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Sets the width of the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Makes the text bold.
  nonisolated public func bold(_ isActive: Bool = true) -> Text { self }

  /// Makes the text italic.
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

  /// Changes the space between letters, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Changes the space between letters, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Moves the text up or down, in points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// Sets the font.
  nonisolated public func font(_ font: Font?) -> Text { self }

  /// Sets the foreground color.
  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }

  /// Sets the foreground style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }

  /// The style of a line below or through text.
  public struct LineStyle: Hashable, Sendable {
    /// A line in the color of the text.
    public static let single = LineStyle()
    /// Creates a line with a pattern and a color. Nothing is drawn.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    /// The pattern of a line.
    public enum Pattern: Hashable, Sendable {
      /// A solid line.
      case solid
      /// A dotted line.
      case dot
      /// A dashed line.
      case dash
      /// A line with alternating dashes and dots.
      case dashDot
      /// A line with dashes, each followed by two dots.
      case dashDotDot
    }
  }

  /// The position at which text that does not fit is truncated.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning is truncated.
    case head
    /// The end is truncated.
    case tail
    /// The middle is truncated.
    case middle
  }

  /// Upper or lower case.
  public enum Case: Hashable, Sendable {
    /// Upper case.
    case uppercase
    /// Lower case.
    case lowercase
  }

  /// The strategy for aligning lines.
  public struct AlignmentStrategy: Hashable, Sendable {
    let name: String
    /// The default.
    public static let `default` = Self(name: "default")
    /// Alignment by the layout direction.
    public static let layoutBased = Self(name: "layout")
    /// Alignment by the text's writing direction.
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

  /// Makes the text bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { self }

  /// Makes the text italic.
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

  /// Changes the space between letters, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Changes the space between letters, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Moves the text up or down, in points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// Sets the font.
  nonisolated public func font(_ font: Font?) -> some View { self }

  /// Sets the foreground color.
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

  /// Sets the alignment of lines.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// Sets the minimum factor to which the font may shrink.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Sets the position at which text is truncated.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Sets whether the space between letters may be reduced.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Shows the text in upper or lower case.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { self }

  /// Sets the height of lines.
  nonisolated public func lineHeight(_ height: AttributedString.LineHeight?) -> some View { self }

  /// Sets the alignment of lines.
  nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    self
  }

  /// Sets the end of a line to which a selection belongs.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    self
  }

  /// Shows or hides controls for text formatting.
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility,
    for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }

  /// Sets the availability of writing tools.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }

  /// Shows or hides the button for writing tools.
  nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    self
  }

  /// Sets the text that the user types to select the view.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    self
  }

  /// Disables the replacement of text.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

extension AttributedString {
  /// The height of lines.
  public struct LineHeight: Hashable, Sendable {
    let name: String
    /// Tight lines.
    public static let tight = Self(name: "tight")
    /// The default.
    public static let normal = Self(name: "normal")
    /// Loose lines.
    public static let loose = Self(name: "loose")
    /// Returns a line height in points.
    public static func exact(points: CGFloat) -> Self { Self(name: "\\(points)") }
    /// Returns a line height as a multiple of the font size.
    public static func multiple(factor: CGFloat) -> Self { Self(name: "\\(factor) times") }
  }
}

extension Font {
  /// The environment's font.
  public static var `default`: Font { .body }

  /// Returns the font with or without small capitals.
  public func smallCaps(_ isActive: Bool) -> Font { self }

  /// Returns the font with or without characters of equal width.
  public func monospaced(_ isActive: Bool) -> Font { self }

  /// Returns the resolved font. Nothing is measured, so it has default values.
  public func resolve(in context: Context) -> Resolved { Resolved() }

  /// The context in which a font is used.
  public struct Context: Hashable, Sendable {}

  /// A resolved font. Nothing is measured, so it has default values.
  public struct Resolved: Hashable, Sendable {
    /// The size, in points.
    public var pointSize: CGFloat { 17 }
    /// The weight of the font.
    public var weight: Font.Weight { .regular }
    /// The width of the font.
    public var width: Font.Width { .standard }
    /// The spacing between lines.
    public var leading: Font.Leading { .standard }
    /// Whether the font is bold.
    public var isBold: Bool { false }
    /// Whether the font is italic.
    public var isItalic: Bool { false }
    /// Whether the font's characters have equal width.
    public var isMonospaced: Bool { false }
    /// Whether the font has small capitals.
    public var isSmallCaps: Bool { false }
    /// Whether the font's lowercase letters are small capitals.
    public var isLowercaseSmallCaps: Bool { false }
    /// Whether the font's uppercase letters are small capitals.
    public var isUppercaseSmallCaps: Bool { false }
    /// There is no Core Text on Linux.
    @available(*, unavailable, message: "There is no Core Text on Linux")
    public var ctFont: Never { fatalError("There is no Core Text on Linux") }
  }
}

extension EnvironmentValues {
  /// The context in which fonts are used.
  public var fontResolutionContext: Font.Context { Font.Context() }
}

extension Text.Layout {
  /// The position of a character in a rendered text.
  public struct CharacterIndex: Comparable, Hashable, Sendable {
    let value: Int
    /// Returns whether a position is before another.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
  }

  /// The options for drawing text.
  public struct DrawingOptions: OptionSet, Sendable {
    /// The set's bits, one for each option.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws characters at exact positions.
    public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
  }

  /// Whether text is truncated, which is always `false`.
  public var isTruncated: Bool { false }
}

extension Text.Layout.Line {
  /// The origin of the line.
  public var origin: CGPoint {
    get { .zero }
    set {}
  }
}

extension Text.Layout.Run {
  /// The indices of the characters. There are none.
  public var characterIndices: [Text.Layout.CharacterIndex] { [] }
}

extension Text.Layout.RunSlice {
  /// The indices of the characters. There are none.
  public var characterIndices: [Text.Layout.CharacterIndex] { [] }

  /// The run to which the slice belongs.
  public var run: Text.Layout.Run {
    get { Text.Layout.Run() }
    set {}
  }

  /// Creates a slice of a run.
  public init(run: Text.Layout.Run, indices: Range<Int>) { self.init() }
}

extension Text.Layout.TypographicBounds {
  /// The space between lines.
  public var leading: CGFloat {
    get { 0 }
    set {}
  }
}

extension Text {
  /// The rendered text in a view, which is always empty.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// Rendered text and its position.
    public struct AnchoredLayout {
      /// The origin.
      public var origin: Anchor<CGPoint>
      /// The layout of the text.
      public var layout: Text.Layout
    }
    /// No text layouts.
    public static var defaultValue: [AnchoredLayout] { [] }
    /// Adds nothing.
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {}
  }

  /// Chooses a text variant by the available space. The whole text is spoken.
  nonisolated public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
    self
  }
}

/// The way in which a text variant is chosen.
public protocol TextVariantPreference {}

/// A preference for the same text in any space.
public struct FixedTextVariant: TextVariantPreference, Sendable {
  init() {}
}

/// A preference for text that depends on the available space.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {
  init() {}
}

extension TextVariantPreference where Self == FixedTextVariant {
  /// A preference for the same text in any space.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// A preference for text that depends on the available space.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

/// The rules for formatted text.
public enum AttributedTextFormatting {
  /// A formatting definition with its type erased.
  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// The type of the body, which is never used.
    public typealias Body = Never
    /// Erases the type of a definition.
    public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {}
  }
  /// A definition that allows everything.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// The type of the body, which is never used.
    public typealias Body = Never
    /// Creates the definition.
    public init() {}
  }
  /// A combination of definitions.
  public struct TupleDefinition<
    Scope: AttributeScope,
    each Definition: AttributedTextFormattingDefinition
  >: AttributedTextFormattingDefinition {
    /// The type of the body, which is never used.
    public typealias Body = Never
    /// Combines definitions.
    public init(definition: repeat each Definition) {}
  }
  /// A constraint that allows only some values of an attribute.
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
    AttributedTextFormattingDefinition
  where AttributeKey.Value: Sendable & Hashable {
    /// The type of the body, which is never used.
    public typealias Body = Never
    /// Creates a constraint with the allowed values of an attribute.
    public init(
      for attribute: AttributeKey.Type,
      values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {}
  }
  /// Formatted text for copying.
  public struct Transferable {
    /// The text.
    public let text: AttributedString
    /// Creates formatted text for copying.
    public init(text: AttributedString, in environment: EnvironmentValues) { self.text = text }
  }
  /// A proxy for the attributes of a piece of text.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>
  where Attribute.Value: Sendable {
    /// The attributes.
    public var container: AttributeContainer
    /// Creates a proxy for attributes.
    public init(_ container: AttributeContainer) { self.container = container }
    /// The value of the attribute.
    public subscript(key: Attribute.Type) -> Attribute.Value? {
      get { container[key] }
      set { container[key] = newValue }
    }
    /// The value of the attribute, by its name.
    public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>) -> Attribute
      .Value?
    {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }
    /// The attributes of a scope.
    @dynamicMemberLookup public struct Scoped<Subscope: AttributeScope> {
      /// The attributes.
      public var container: AttributeContainer
      /// The value of the attribute, by its name.
      public subscript(dynamicMember keyPath: KeyPath<Subscope, Attribute>) -> Attribute.Value? {
        get { container[Attribute.self] }
        set { container[Attribute.self] = newValue }
      }
    }
  }
  /// A builder that creates a definition from its parts.
  @resultBuilder public struct DefinitionBuilder<Scope: AttributeScope> {
    /// Returns a definition unchanged.
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }
    /// Returns an empty definition.
    public static func buildBlock() -> AttributedTextFormatting.EmptyDefinition<Scope> {
      AttributedTextFormatting.EmptyDefinition()
    }
    /// Returns one definition.
    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D {
      definition
    }
    /// Combines definitions.
    public static func buildBlock<each D: AttributedTextFormattingDefinition>(
      _ definition: repeat each D
    ) -> AttributedTextFormatting.TupleDefinition<Scope, repeat each D> {
      AttributedTextFormatting.TupleDefinition(definition: repeat each definition)
    }
    /// Returns the definition for an `if` without an `else`.
    public static func buildIf<D: AttributedTextFormattingDefinition>(_ definition: D?) -> D?
    where D.Scope == Scope { definition }
    /// Returns the definition for the first branch of an `if`.
    public static func buildEither<T: AttributedTextFormattingDefinition>(first: T)
      -> AttributedTextFormatting.AnyDefinition<Scope> where T.Scope == Scope
    { AttributedTextFormatting.AnyDefinition(first) }
    /// Returns the definition for the second branch of an `if`.
    public static func buildEither<F: AttributedTextFormattingDefinition>(second: F)
      -> AttributedTextFormatting.AnyDefinition<Scope> where F.Scope == Scope
    { AttributedTextFormatting.AnyDefinition(second) }
    /// Returns the definition for an `if #available`.
    public static func buildLimitedAvailability<D: AttributedTextFormattingDefinition>(
      _ definition: D
    ) -> AttributedTextFormatting.AnyDefinition<Scope> where D.Scope == Scope {
      AttributedTextFormatting.AnyDefinition(definition)
    }
  }
}

/// The rules for formatted text. Text editors ignore them.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that may be used.
  associatedtype Scope: AttributeScope
  /// The type of the body.
  associatedtype Body
  /// A constraint that allows only some values of an attribute.
  typealias ValueConstraint = AttributedTextFormatting.ValueConstraint
  /// The definition's parts.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
  /// Changes attributes that are not allowed. It is never called.
  func constrain(_ container: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
  /// Changes nothing.
  public func constrain(_ container: inout AttributeContainer) {}
}

extension AttributedTextFormattingDefinition where Body == Never {
  /// Never called, because the definition has no parts.
  public var body: Never { fatalError("it has no parts") }
}

extension Optional: AttributedTextFormattingDefinition
where Wrapped: AttributedTextFormattingDefinition {
  /// The attributes that may be used.
  public typealias Scope = Wrapped.Scope

  /// The type of the body, which is never used.
  public typealias Body = Never
}

/// A constraint that allows only some values of an attribute. It is never called.
public protocol AttributedTextValueConstraint: Hashable, Sendable,
  AttributedTextFormattingDefinition
where Body == Never {
  /// The attribute.
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
  /// The attributes of a piece of text.
  typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>
  /// Changes a value that is not allowed.
  func constrain(_ container: inout Attributes)
}

extension View {
  /// Sets the rules for formatted text. Text editors ignore them.
  nonisolated public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View { self }
}

extension View {
  /// Sets the text size in the view.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the text size in the view to a range.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter(range.contains);
      guard let first = allowed.first, let last = allowed.last else { return };
      size = min(max(size, first), last)
    }
  }
}

extension Font {
  /// Returns the system font in a size, in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(name: "system \(size)")
  }

  /// Returns the system font in a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  { Font(name: "\(style)") }

  /// Returns a font by name in a size, in points.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }

  /// Returns a font by name in a size, in points, that scales with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  { Font(name: name) }

  /// Returns a font by name in a fixed size, in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name) }

  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    package let value: Double
    /// The lightest weight.
    public static let ultraLight = Weight(value: -0.8)
    /// A very light weight.
    public static let thin = Weight(value: -0.6)
    /// A light weight.
    public static let light = Weight(value: -0.4)
    /// The regular weight.
    public static let regular = Weight(value: 0)
    /// A slightly heavier weight.
    public static let medium = Weight(value: 0.23)
    /// A nearly bold weight.
    public static let semibold = Weight(value: 0.3)
    /// A bold weight.
    public static let bold = Weight(value: 0.4)
    /// A very bold weight.
    public static let heavy = Weight(value: 0.56)
    /// The heaviest weight.
    public static let black = Weight(value: 0.62)
  }

  /// The width of a font.
  public struct Width: Hashable, Sendable {
    /// The width, which is 0 for the standard width.
    public var value: CGFloat
    /// Creates a width from its value.
    public init(_ value: CGFloat) { self.value = value }
    /// A narrow width.
    public static let compressed = Width(-0.3)
    /// A slightly narrow width.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// A wide width.
    public static let expanded = Width(0.2)
  }

  /// The font for the largest titles.
  public static let largeTitle = Font(name: "largeTitle")

  /// The font for titles.
  public static let title = Font(name: "title")

  /// The font for second-level titles.
  public static let title2 = Font(name: "title2")

  /// The font for third-level titles.
  public static let title3 = Font(name: "title3")

  /// The font for headlines.
  public static let headline = Font(name: "headline")

  /// The font for subheadlines.
  public static let subheadline = Font(name: "subheadline")

  /// The font for body text.
  public static let body = Font(name: "body")

  /// The font for callouts.
  public static let callout = Font(name: "callout")

  /// The font for footnotes.
  public static let footnote = Font(name: "footnote")

  /// The font for captions.
  public static let caption = Font(name: "caption")

  /// The font for second-level captions.
  public static let caption2 = Font(name: "caption2")
}

extension AttributeDynamicLookup {
  /// The attribute with a name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
