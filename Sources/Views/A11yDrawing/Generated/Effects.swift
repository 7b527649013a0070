// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A change of where a view is drawn. Nothing is drawn, so it changes nothing.
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier
where Body == Never {
  /// The change. Never asked.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

/// Draws text in its own way. Nothing is drawn, so it is never asked; the text is said.
public protocol TextRenderer: Animatable {
  /// Draws text. Never called.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// The size of the text. Never called.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
}

/// Marks parts of a text for those who draw it.
public protocol TextAttribute {}

extension GeometryEffect {
  /// The same effect, without regard to it where views are measured.
  nonisolated public func ignoredByLayout() -> Self { self }

  /// Never called: the modifier makes the node of its content.
  public func body(content: Content) -> Never { fatalError("an effect has no body") }
}

/// A text that is measured.
public struct TextProxy {
  /// How big the text is: nothing.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// How glass appears.
public struct GlassEffectTransition: Hashable, Sendable {
  let name: String
  /// Immediately.
  public static let identity = Self(name: "identity")
  /// Out of other glass.
  public static let matchedGeometry = Self(name: "matchedGeometry")
  /// By fading.
  public static let materialize = Self(name: "materialize")
}

/// How the value of a symbol is drawn.
public struct SymbolVariableValueMode: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// By colours.
  public static let color = Self(name: "color")
  /// By its length.
  public static let draw = Self(name: "draw")
}

/// How the colours of a symbol are drawn.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// Evenly.
  public static let flat = Self(name: "flat")
  /// As a gradient.
  public static let gradient = Self(name: "gradient")
}

extension Text {
  /// Marks the text for those who draw it.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }

  /// The lines of a text that is drawn: always none.
  public struct Layout: RandomAccessCollection {
    /// The first index.
    public var startIndex: Int { 0 }
    /// The index after the last.
    public var endIndex: Int { 0 }
    /// The line at an index; there are none.
    public subscript(index: Int) -> Line { preconditionFailure("no text is drawn") }
    /// A line of a text.
    public struct Line: RandomAccessCollection {
      /// The first index.
      public var startIndex: Int { 0 }
      /// The index after the last.
      public var endIndex: Int { 0 }
      /// Where the line is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The part at an index; there are none.
      public subscript(index: Int) -> Run { preconditionFailure("no text is drawn") }
    }
    /// A part of a line.
    public struct Run: RandomAccessCollection {
      /// The first index.
      public var startIndex: Int { 0 }
      /// The index after the last.
      public var endIndex: Int { 0 }
      /// Where the part is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The character at an index; there are none.
      public subscript(index: Int) -> RunSlice { preconditionFailure("no text is drawn") }
      /// A mark of the part.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }
    /// Some characters of a part.
    public struct RunSlice {
      /// Where they are.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }
    /// Where something is, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// Creates empty bounds.
      public init() {}
      /// The rectangle.
      public var rect: CGRect { .zero }
      /// The width.
      public var width: CGFloat { 0 }
      /// The part above the base line.
      public var ascent: CGFloat { 0 }
      /// The part below the base line.
      public var descent: CGFloat { 0 }
      /// Where it begins.
      public var origin: CGPoint { .zero }
    }
  }
}

extension GraphicsContext {
  /// Draws a line.
  public func draw(_ line: Text.Layout.Line) {}

  /// Draws a part of a line.
  public func draw(_ run: Text.Layout.Run) {}

  /// Draws characters.
  public func draw(_ slice: Text.Layout.RunSlice) {}
}

extension View {
  /// Draws text in its own way. Nothing is drawn; the text is said.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }

  /// Changes what a view passes up about its place. No place is known, so nothing is passed.
  nonisolated public func transformAnchorPreference<K: PreferenceKey, A>(
    key _: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    unheard(
      ".transformAnchorPreference(key:value:transform:) is accepted and not heard: Changes what a view passes up about its place. No place is known, so nothing is passed."
    )
  }

  /// Sets how glass appears.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }

  /// Sets how the value of a symbol is drawn.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    self
  }

  /// Sets how the colours of a symbol are drawn.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    self
  }

  /// Sets how bright images may be.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// Shows a file while a binding names one. Accepted; files are not shown here.
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }

  /// Sets where addresses are opened.
  nonisolated public func onOpenURL(prefersInApp: Bool) -> some View { self }

  /// Draws the view as one image, in a space of colours.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode)
    -> some View
  { self }
}

extension Image {
  /// How bright an image may be.
  public struct DynamicRange: Hashable, Sendable {
    let name: String
    /// The default.
    public static let standard = Self(name: "standard")
    /// A little brighter.
    public static let constrainedHigh = Self(name: "constrainedHigh")
    /// As bright as possible.
    public static let high = Self(name: "high")
  }

  /// How bright the image may be.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension EnvironmentValues {
  /// How bright images may be.
  public var allowedDynamicRange: Image.DynamicRange? { nil }
}

extension ScrollTransitionConfiguration {
  /// With another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

extension ScrollTransitionConfiguration.Threshold {
  /// Further inside, in points.
  public func inset(by distance: Double) -> ScrollTransitionConfiguration.Threshold { self }

  /// On the way to another.
  public func interpolated(towards other: ScrollTransitionConfiguration.Threshold, amount: Double)
    -> ScrollTransitionConfiguration.Threshold
  { self }
}

extension VisualEffect {
  /// Blended with what is below.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { self }
}

extension Text.Layout.RunSlice {
  /// A mark of the characters.
  public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
}

extension TextRenderer {
  /// How far drawing goes beyond the text: not at all.
  public var displayPadding: EdgeInsets { EdgeInsets() }

  /// No size.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { .zero }
}

extension EnvironmentValues {
  /// How the colours of symbols are drawn.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? { nil }

  /// How the values of symbols are drawn.
  public var symbolVariableValueMode: SymbolVariableValueMode? { nil }

  /// How the content of a view changes.
  public var contentTransition: ContentTransition { .identity }
}
