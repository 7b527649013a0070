// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A transform of a view's drawing. Nothing is drawn, so it has no effect.
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier
where Body == Never {
  /// Returns the transform. It is never called.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

/// A custom text renderer. Nothing is drawn, so it is never called; the text is spoken as usual.
public protocol TextRenderer: Animatable {
  /// Draws text. It is never called.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// Returns the size of the text. It is never called.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
}

/// A custom attribute for text renderers.
public protocol TextAttribute {}

extension GeometryEffect {
  /// Returns the same effect, which layout ignores.
  nonisolated public func ignoredByLayout() -> Self { self }

  /// Never called, because the modifier creates its content's node.
  public func body(content: Content) -> Never { fatalError("an effect has no body") }
}

/// Text that is measured.
public struct TextProxy {
  /// Returns the size of the text, which is always zero.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// The transition of a glass effect.
public struct GlassEffectTransition: Hashable, Sendable {
  let name: String
  /// A transition without animation.
  public static let identity = Self(name: "identity")
  /// A transition out of other glass.
  public static let matchedGeometry = Self(name: "matchedGeometry")
  /// A transition by fading.
  public static let materialize = Self(name: "materialize")
}

/// The way in which a symbol's variable value is drawn.
public struct SymbolVariableValueMode: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// The value is drawn with colors.
  public static let color = Self(name: "color")
  /// The value is drawn as a length.
  public static let draw = Self(name: "draw")
}

/// The way in which a symbol's colors are rendered.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// Flat colors.
  public static let flat = Self(name: "flat")
  /// A gradient.
  public static let gradient = Self(name: "gradient")
}

extension Text {
  /// Adds a custom attribute for text renderers.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }

  /// The lines of rendered text, which are always empty.
  public struct Layout: RandomAccessCollection {
    /// The first index.
    public var startIndex: Int { 0 }
    /// The index after the last element.
    public var endIndex: Int { 0 }
    /// The line at an index. There are no lines.
    public subscript(index: Int) -> Line { preconditionFailure("no text is drawn") }
    /// A line of text.
    public struct Line: RandomAccessCollection {
      /// The first index.
      public var startIndex: Int { 0 }
      /// The index after the last element.
      public var endIndex: Int { 0 }
      /// The typographic bounds of the line.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The run at an index. There are no runs.
      public subscript(index: Int) -> Run { preconditionFailure("no text is drawn") }
    }
    /// A run of text within a line.
    public struct Run: RandomAccessCollection {
      /// The first index.
      public var startIndex: Int { 0 }
      /// The index after the last element.
      public var endIndex: Int { 0 }
      /// The typographic bounds of the run.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The slice at an index. There are no slices.
      public subscript(index: Int) -> RunSlice { preconditionFailure("no text is drawn") }
      /// A custom attribute of the run.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }
    /// A slice of a run.
    public struct RunSlice {
      /// The typographic bounds of the slice.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }
    /// The typographic bounds of an element, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// Creates empty bounds.
      public init() {}
      /// The rectangle.
      public var rect: CGRect { .zero }
      /// The width.
      public var width: CGFloat { 0 }
      /// The height above the baseline.
      public var ascent: CGFloat { 0 }
      /// The depth below the baseline.
      public var descent: CGFloat { 0 }
      /// The origin.
      public var origin: CGPoint { .zero }
    }
  }
}

extension GraphicsContext {
  /// Draws a line of text.
  public func draw(_ line: Text.Layout.Line) {}

  /// Draws a run of text.
  public func draw(_ run: Text.Layout.Run) {}

  /// Draws a slice of a run.
  public func draw(_ slice: Text.Layout.RunSlice) {}
}

extension View {
  /// Draws text with a custom renderer. Nothing is drawn; the text is spoken as usual.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }

  /// Changes an anchor preference. Positions are unknown, so nothing is passed on.
  nonisolated public func transformAnchorPreference<K: PreferenceKey, A>(
    key _: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    unheard(
      ".transformAnchorPreference(key:value:transform:) is accepted but has no audible effect. Changes an anchor preference. Positions are unknown, so nothing is passed on."
    )
  }

  /// Sets the transition of glass effects.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }

  /// Sets the way in which a symbol's variable value is drawn.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    self
  }

  /// Sets the way in which a symbol's colors are rendered.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    self
  }

  /// Sets the allowed dynamic range of images.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// Shows a file while a binding refers to one. It is accepted, but files are not shown.
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }

  /// Sets whether URLs are opened in the app.
  nonisolated public func onOpenURL(prefersInApp: Bool) -> some View { self }

  /// Draws the view as one image in a color space.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode)
    -> some View
  { self }
}

extension Image {
  /// The dynamic range of an image.
  public struct DynamicRange: Hashable, Sendable {
    let name: String
    /// The default.
    public static let standard = Self(name: "standard")
    /// A slightly extended dynamic range.
    public static let constrainedHigh = Self(name: "constrainedHigh")
    /// The maximum dynamic range.
    public static let high = Self(name: "high")
  }

  /// Returns the image with an allowed dynamic range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension EnvironmentValues {
  /// The allowed dynamic range of images.
  public var allowedDynamicRange: Image.DynamicRange? { nil }
}

extension ScrollTransitionConfiguration {
  /// Returns the configuration with a different animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

extension ScrollTransitionConfiguration.Threshold {
  /// Returns the configuration with an inset in points.
  public func inset(by distance: Double) -> ScrollTransitionConfiguration.Threshold { self }

  /// Returns a configuration between this one and another.
  public func interpolated(towards other: ScrollTransitionConfiguration.Threshold, amount: Double)
    -> ScrollTransitionConfiguration.Threshold
  { self }
}

extension VisualEffect {
  /// Returns the effect with a blend mode.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { self }
}

extension Text.Layout.RunSlice {
  /// A custom attribute of the slice.
  public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
}

extension TextRenderer {
  /// The padding for drawing beyond the text, which is always zero.
  public var displayPadding: EdgeInsets { EdgeInsets() }

  /// Returns zero.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { .zero }
}

extension EnvironmentValues {
  /// The way in which symbols' colors are rendered.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? { nil }

  /// The way in which symbols' variable values are drawn.
  public var symbolVariableValueMode: SymbolVariableValueMode? { nil }

  /// The way in which a view's content changes.
  public var contentTransition: ContentTransition { .identity }
}
