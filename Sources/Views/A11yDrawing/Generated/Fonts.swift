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
  /// The text styles whose size the user sets.
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

  /// The attributes of text that SwiftUI draws.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
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
    /// The default.
    public static let normal = Self(name: "normal")
    /// Far apart.
    public static let loose = Self(name: "loose")
    /// A height, in points.
    public static func exact(points: CGFloat) -> Self { Self(name: "\\(points)") }
    /// Times the size of the font.
    public static func multiple(factor: CGFloat) -> Self { Self(name: "\\(factor) times") }
  }
}

extension Font {
  /// The font of the environment.
  public static var `default`: Font { .body }

  /// With small capitals, or without.
  public func smallCaps(_ isActive: Bool) -> Font { self }

  /// With characters of one width, or without.
  public func monospaced(_ isActive: Bool) -> Font { self }

  /// What the font is like; nothing is measured, so it is as usual.
  public func resolve(in context: Context) -> Resolved { Resolved() }

  /// Where a font is used.
  public struct Context: Hashable, Sendable {}

  /// What a font is like; nothing is measured, so it is as usual.
  public struct Resolved: Hashable, Sendable {
    /// The size, in points.
    public var pointSize: CGFloat { 17 }
    /// How heavy it is.
    public var weight: Font.Weight { .regular }
    /// How wide it is.
    public var width: Font.Width { .standard }
    /// The spacing between lines.
    public var leading: Font.Leading { .standard }
    /// Whether it is bold.
    public var isBold: Bool { false }
    /// Whether it is italic.
    public var isItalic: Bool { false }
    /// Whether its characters have one width.
    public var isMonospaced: Bool { false }
    /// Whether it has small capitals.
    public var isSmallCaps: Bool { false }
    /// Whether its small letters are small capitals.
    public var isLowercaseSmallCaps: Bool { false }
    /// Whether its capitals are small capitals.
    public var isUppercaseSmallCaps: Bool { false }
    /// There is no Core Text on Linux.
    @available(*, unavailable, message: "There is no Core Text on Linux")
    public var ctFont: Never { fatalError("There is no Core Text on Linux") }
  }
}

extension EnvironmentValues {
  /// Where fonts are used.
  public var fontResolutionContext: Font.Context { Font.Context() }
}

extension Text.Layout {
  /// The place of a character in a text that is drawn.
  public struct CharacterIndex: Comparable, Hashable, Sendable {
    let value: Int
    /// Whether a place is before another.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
  }

  /// How a text is drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// At exact places.
    public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
  }

  /// Whether words are left out: nothing is drawn.
  public var isTruncated: Bool { false }
}

extension Text.Layout.Line {
  /// Where the line begins.
  public var origin: CGPoint {
    get { .zero }
    set {}
  }
}

extension Text.Layout.Run {
  /// The characters; there are none.
  public var characterIndices: [Text.Layout.CharacterIndex] { [] }
}

extension Text.Layout.RunSlice {
  /// The characters; there are none.
  public var characterIndices: [Text.Layout.CharacterIndex] { [] }

  /// The part that they are from.
  public var run: Text.Layout.Run {
    get { Text.Layout.Run() }
    set {}
  }

  /// Takes characters of a part.
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
  /// The texts that are drawn in a view: none.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// A text that is drawn, and its place.
    public struct AnchoredLayout {
      /// Where it begins.
      public var origin: Anchor<CGPoint>
      /// Its lines.
      public var layout: Text.Layout
    }
    /// No texts.
    public static var defaultValue: [AnchoredLayout] { [] }
    /// Adds nothing.
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {}
  }

  /// Chooses among texts of different length by the space. The whole text is spoken.
  nonisolated public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
    self
  }
}

/// How one of several texts is chosen.
public protocol TextVariantPreference {}

/// Always the same.
public struct FixedTextVariant: TextVariantPreference, Sendable {
  init() {}
}

/// By the space.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {
  init() {}
}

extension TextVariantPreference where Self == FixedTextVariant {
  /// Always the same.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// By the space.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

/// What formatted text may look like.
public enum AttributedTextFormatting {
  /// A definition of any type.
  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// It has no parts.
    public typealias Body = Never
    /// Erases the type of a definition.
    public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {}
  }
  /// A definition that allows everything.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// It has no parts.
    public typealias Body = Never
    /// Creates the definition.
    public init() {}
  }
  /// Several definitions.
  public struct TupleDefinition<
    Scope: AttributeScope,
    each Definition: AttributedTextFormattingDefinition
  >: AttributedTextFormattingDefinition {
    /// It has no parts.
    public typealias Body = Never
    /// Combines definitions.
    public init(definition: repeat each Definition) {}
  }
  /// Allows only some values of an attribute.
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
    AttributedTextFormattingDefinition
  where AttributeKey.Value: Sendable & Hashable {
    /// It has no parts.
    public typealias Body = Never
    /// Allows values of an attribute.
    public init(
      for attribute: AttributeKey.Type,
      values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {}
  }
  /// Formatted text that is copied.
  public struct Transferable {
    /// The text.
    public let text: AttributedString
    /// Takes a text.
    public init(text: AttributedString, in environment: EnvironmentValues) { self.text = text }
  }
  /// The attributes of a piece of text, one at a time.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>
  where Attribute.Value: Sendable {
    /// The attributes.
    public var container: AttributeContainer
    /// Takes attributes.
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
  /// Builds a definition from its parts.
  @resultBuilder public struct DefinitionBuilder<Scope: AttributeScope> {
    /// Takes a definition.
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }
    /// Builds no definition.
    public static func buildBlock() -> AttributedTextFormatting.EmptyDefinition<Scope> {
      AttributedTextFormatting.EmptyDefinition()
    }
    /// Builds one definition.
    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D {
      definition
    }
    /// Combines definitions.
    public static func buildBlock<each D: AttributedTextFormattingDefinition>(
      _ definition: repeat each D
    ) -> AttributedTextFormatting.TupleDefinition<Scope, repeat each D> {
      AttributedTextFormatting.TupleDefinition(definition: repeat each definition)
    }
    /// Takes the definition of an `if` without an `else`.
    public static func buildIf<D: AttributedTextFormattingDefinition>(_ definition: D?) -> D?
    where D.Scope == Scope { definition }
    /// Takes the definition of the first branch of an `if`.
    public static func buildEither<T: AttributedTextFormattingDefinition>(first: T)
      -> AttributedTextFormatting.AnyDefinition<Scope> where T.Scope == Scope
    { AttributedTextFormatting.AnyDefinition(first) }
    /// Takes the definition of the second branch of an `if`.
    public static func buildEither<F: AttributedTextFormattingDefinition>(second: F)
      -> AttributedTextFormatting.AnyDefinition<Scope> where F.Scope == Scope
    { AttributedTextFormatting.AnyDefinition(second) }
    /// Takes the definition of an `if #available`.
    public static func buildLimitedAvailability<D: AttributedTextFormattingDefinition>(
      _ definition: D
    ) -> AttributedTextFormatting.AnyDefinition<Scope> where D.Scope == Scope {
      AttributedTextFormatting.AnyDefinition(definition)
    }
  }
}

/// What formatted text may look like. Text editors do not look at it.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that may be used.
  associatedtype Scope: AttributeScope
  /// What it is made of.
  associatedtype Body
  /// Allows only some values of an attribute.
  typealias ValueConstraint = AttributedTextFormatting.ValueConstraint
  /// What it is made of.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
  /// Changes attributes that are not allowed. It is never asked.
  func constrain(_ container: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
  /// Changes nothing.
  public func constrain(_ container: inout AttributeContainer) {}
}

extension AttributedTextFormattingDefinition where Body == Never {
  /// It has no parts.
  public var body: Never { fatalError("it has no parts") }
}

extension Optional: AttributedTextFormattingDefinition
where Wrapped: AttributedTextFormattingDefinition {
  /// The attributes that may be used.
  public typealias Scope = Wrapped.Scope

  /// It has no parts.
  public typealias Body = Never
}

/// Allows only some values of an attribute. It is never asked.
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
  /// Sets what formatted text may look like. Editors of text do not look at it.
  nonisolated public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View { self }
}

extension View {
  /// Sets how big text is in the view.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text in the view within a range.
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
  /// The system font in a size, in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(name: "system \(size)")
  }

  /// The system font in a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  { Font(name: "\(style)") }

  /// A font by name in a size, in points.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }

  /// A font by name in a size, in points, that scales with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  { Font(name: name) }

  /// A font by name in a fixed size, in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name) }

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

extension AttributeDynamicLookup {
  /// The attribute of a name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
