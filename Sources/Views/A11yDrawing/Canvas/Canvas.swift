// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import Foundation

extension Canvas where Symbols == EmptyView {
  /// Creates a drawing; the closure is never called.
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque,
      colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) { EmptyView() }
  }
}

extension Canvas: View, UndrawnView {}

/// What a drawing draws into. Nothing is drawn.
public struct GraphicsContext {
  /// How something is filled.
  public struct Shading: Sendable {
    /// With a colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// With a colour from its parts.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading { Shading() }
    /// With a style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    /// With the foreground style.
    public static var foreground: Shading { Shading() }
    /// With a gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint
    ) -> Shading { Shading() }
    /// With a gradient outwards from a centre.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat
    ) -> Shading { Shading() }
  }

  /// A picture ready to be drawn.
  public struct ResolvedImage: Sendable {
    /// The size: zero.
    public var size: CGSize { .zero }
  }

  /// A text ready to be drawn.
  public struct ResolvedText: Sendable {
    /// How it is filled.
    public var shading = Shading()
    /// How much space it takes: none.
    public func measure(in size: CGSize) -> CGSize { .zero }
  }

  /// A view ready to be drawn.
  public struct ResolvedSymbol: Sendable {
    /// The size: zero.
    public var size: CGSize { .zero }
  }

  /// A change of all that is drawn.
  public struct Filter: Sendable {
    /// Blurs.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// Makes more or less transparent colours into one.
    public static func alphaThreshold(min: Double, color: Color = .black) -> Filter { Filter() }
    /// Adds a shadow.
    public static func shadow(
      color: Color = .black,
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter { Filter() }
  }

  /// How opaque drawing is, from 0 to 1.
  public var opacity: Double = 1
  /// How drawing blends with what is below.
  public var blendMode: BlendMode = .normal
  /// The change of coordinates.
  public var transform: CGAffineTransform = .identity
  /// The environment of the drawing.
  public var environment: EnvironmentValues { EnvironmentValues() }
  /// Creates a text ready.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  /// Creates a picture ready.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  /// Draws in a layer of its own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }
}
