// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A canvas. It is not an element unless a modifier makes it one.
public struct Canvas<Symbols: View> {
  /// Creates a canvas. The closure is never called.
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
  /// The views that can be drawn. They are not elements.
  public var symbols: Symbols
  /// The closure that draws. It is never called.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas is opaque.
  public var isOpaque: Bool
  /// The mode in which colors are computed.
  public var colorMode: ColorRenderingMode
  /// Whether the canvas may be drawn asynchronously.
  public var rendersAsynchronously: Bool
}

/// The mode in which colors are computed.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

extension GraphicsContext {
  /// Translates the coordinates.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}

  /// Scales the coordinates.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}

  /// Rotates the coordinates.
  public mutating func rotate(by angle: Angle) {}

  /// Adds a filter.
  public mutating func addFilter(_ filter: Filter) {}

  /// Clips drawing to a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}

  /// Returns `nil`, because symbols are not resolved.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  /// Draws text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws text.
  public func draw(_ text: Text, in rect: CGRect) {}

  /// Draws text.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws text.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}

  /// Draws an image.
  public func draw(_ image: Image, in rect: CGRect) {}

  /// Draws an image.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws an image.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {}

  /// Draws an image.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a view.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Concatenates a transform with the coordinates.
  public mutating func concatenate(_ matrix: CGAffineTransform) {}

  /// The bounds of the clipping path.
  public var clipBoundingRect: CGRect { .zero }

  /// Draws a view.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}

  /// Draws an image in a style.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle) {}

  /// The options for clipping.
  public struct ClipOptions: OptionSet, Sendable {
    /// The set's bits, one for each option.
    public let rawValue: UInt32
    /// Creates options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Clips to the outside of the path.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The options for a gradient outside its bounds.
  public struct GradientOptions: OptionSet, Sendable {
    /// The set's bits, one for each option.
    public let rawValue: UInt32
    /// Creates options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Repeats the gradient.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Repeats the gradient in alternating directions.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Interpolates in a linear color space.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}

extension GraphicsContext {
  /// The mode in which drawing operations blend with the content below.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode.
    public let rawValue: Int32
    /// Creates a mode from its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// Normal.
    public static var normal: GraphicsContext.BlendMode { BlendMode(rawValue: 0) }
    /// Multiply.
    public static var multiply: GraphicsContext.BlendMode { BlendMode(rawValue: 1) }
    /// Screen.
    public static var screen: GraphicsContext.BlendMode { BlendMode(rawValue: 2) }
    /// Overlay.
    public static var overlay: GraphicsContext.BlendMode { BlendMode(rawValue: 3) }
    /// Darken.
    public static var darken: GraphicsContext.BlendMode { BlendMode(rawValue: 4) }
    /// Lighten.
    public static var lighten: GraphicsContext.BlendMode { BlendMode(rawValue: 5) }
    /// Color dodge.
    public static var colorDodge: GraphicsContext.BlendMode { BlendMode(rawValue: 6) }
    /// Color burn.
    public static var colorBurn: GraphicsContext.BlendMode { BlendMode(rawValue: 7) }
    /// Soft light.
    public static var softLight: GraphicsContext.BlendMode { BlendMode(rawValue: 8) }
    /// Hard light.
    public static var hardLight: GraphicsContext.BlendMode { BlendMode(rawValue: 9) }
    /// Difference.
    public static var difference: GraphicsContext.BlendMode { BlendMode(rawValue: 10) }
    /// Exclusion.
    public static var exclusion: GraphicsContext.BlendMode { BlendMode(rawValue: 11) }
    /// Hue.
    public static var hue: GraphicsContext.BlendMode { BlendMode(rawValue: 12) }
    /// Saturation.
    public static var saturation: GraphicsContext.BlendMode { BlendMode(rawValue: 13) }
    /// Color.
    public static var color: GraphicsContext.BlendMode { BlendMode(rawValue: 14) }
    /// Luminosity.
    public static var luminosity: GraphicsContext.BlendMode { BlendMode(rawValue: 15) }
    /// Clear.
    public static var clear: GraphicsContext.BlendMode { BlendMode(rawValue: 16) }
    /// Copy.
    public static var copy: GraphicsContext.BlendMode { BlendMode(rawValue: 17) }
    /// Source in.
    public static var sourceIn: GraphicsContext.BlendMode { BlendMode(rawValue: 18) }
    /// Source out.
    public static var sourceOut: GraphicsContext.BlendMode { BlendMode(rawValue: 19) }
    /// Source atop.
    public static var sourceAtop: GraphicsContext.BlendMode { BlendMode(rawValue: 20) }
    /// Destination over.
    public static var destinationOver: GraphicsContext.BlendMode { BlendMode(rawValue: 21) }
    /// Destination in.
    public static var destinationIn: GraphicsContext.BlendMode { BlendMode(rawValue: 22) }
    /// Destination out.
    public static var destinationOut: GraphicsContext.BlendMode { BlendMode(rawValue: 23) }
    /// Destination atop.
    public static var destinationAtop: GraphicsContext.BlendMode { BlendMode(rawValue: 24) }
    /// Xor.
    public static var xor: GraphicsContext.BlendMode { BlendMode(rawValue: 25) }
    /// Plus darker.
    public static var plusDarker: GraphicsContext.BlendMode { BlendMode(rawValue: 26) }
    /// Plus lighter.
    public static var plusLighter: GraphicsContext.BlendMode { BlendMode(rawValue: 27) }
  }

  /// The options for a blur.
  public struct BlurOptions: OptionSet, Sendable {
    /// The set's bits, one for each option.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Whether the result is opaque.
    public static var opaque: GraphicsContext.BlurOptions { BlurOptions(rawValue: 1) }
    /// Dithers the result.
    public static var dithersResult: GraphicsContext.BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// The options for a filter.
  public struct FilterOptions: OptionSet, Sendable {
    /// The set's bits, one for each option.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Interpolates in a linear color space.
    public static var linearColor: GraphicsContext.FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// The options for a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The set's bits, one for each option.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws the shadow above the content.
    public static var shadowAbove: GraphicsContext.ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Draws the shadow without the content.
    public static var shadowOnly: GraphicsContext.ShadowOptions { ShadowOptions(rawValue: 2) }
    /// Draws the shadow where the content is transparent.
    public static var invertsAlpha: GraphicsContext.ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Draws the shadow for each part separately.
    public static var disablesGroup: GraphicsContext.ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// Adds a filter.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions) {}

  /// Clips drawing to the inside or outside of a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions) {}

  /// Draws a line of text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}

  /// Draws a run of text.
  public func draw(_ line: Text.Layout.Run, options: Text.Layout.DrawingOptions) {}

  /// The shading of a shape.
  public struct Shading: Sendable {}

  /// An image ready to be drawn.
  public struct ResolvedImage: Sendable {
    /// The size, which is always zero.
    public var size: CGSize { .zero }
  }

  /// Text that is ready to be drawn.
  public struct ResolvedText: Sendable {
    /// The shading of the text.
    public var shading = Shading()
    /// Returns the size, which is always zero.
    public func measure(in size: CGSize) -> CGSize { .zero }
  }

  /// A view ready to be drawn.
  public struct ResolvedSymbol: Sendable {
    /// The size, which is always zero.
    public var size: CGSize { .zero }
  }

  /// A filter for drawing operations.
  public struct Filter: Sendable {}

  /// The environment of the canvas.
  public var environment: EnvironmentValues { EnvironmentValues() }

  /// Returns text that is ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }

  /// Returns an image that is ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }

  /// Draws with Core Graphics functions.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try content(CGContext())
  }

  /// Returns a resolved shading.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

extension GraphicsContext.Filter {
  /// Returns a filter that turns a range of opacities into one color.
  public static func alphaThreshold(min: Double, max: Double, color: Color = Color.black)
    -> GraphicsContext.Filter
  { GraphicsContext.Filter() }

  /// Returns a filter that blurs.
  public static func blur(radius: CGFloat, options: GraphicsContext.BlurOptions)
    -> GraphicsContext.Filter
  { GraphicsContext.Filter() }

  /// Returns a filter that changes the brightness.
  public static func brightness(_ amount: Double) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Returns a filter that inverts colors.
  public static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Returns a filter that transforms colors with a matrix.
  public static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Returns a filter that multiplies colors by a color.
  public static func colorMultiply(_ color: Color) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Returns a filter that changes the contrast.
  public static func contrast(_ amount: Double) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Returns a filter that removes color.
  public static func grayscale(_ amount: Double) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Returns a filter that rotates hues.
  public static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Returns a filter that changes the saturation.
  public static func saturation(_ amount: Double) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Returns a filter that transforms the coordinates.
  public static func projectionTransform(_ matrix: ProjectionTransform) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Returns a filter that adds a shadow.
  public static func shadow(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0,
    blendMode: GraphicsContext.BlendMode,
    options: GraphicsContext.ShadowOptions = GraphicsContext.ShadowOptions()
  ) -> GraphicsContext.Filter { GraphicsContext.Filter() }

  /// Returns a filter that changes colors with a shader, which never runs.
  public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Returns a filter that moves pixels with a shader, which never runs.
  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize)
    -> GraphicsContext.Filter
  { GraphicsContext.Filter() }

  /// Returns a filter that changes a layer with a shader, which never runs.
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize)
    -> GraphicsContext.Filter
  { GraphicsContext.Filter() }

  /// A filter that makes dark parts transparent.
  public static var luminanceToAlpha: GraphicsContext.Filter { GraphicsContext.Filter() }
}

extension GraphicsContext.Shading {
  /// Returns a shading with a gray level.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB,
    white: Double,
    opacity: Double = 1
  ) -> GraphicsContext.Shading { GraphicsContext.Shading() }

  /// Returns a shading with a linear gradient.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: CGPoint,
    endPoint: CGPoint,
    options: GraphicsContext.GradientOptions
  ) -> GraphicsContext.Shading { GraphicsContext.Shading() }

  /// Returns a shading with a radial gradient.
  public static func radialGradient(
    _ gradient: Gradient,
    center: CGPoint,
    startRadius: CGFloat,
    endRadius: CGFloat,
    options: GraphicsContext.GradientOptions
  ) -> GraphicsContext.Shading { GraphicsContext.Shading() }

  /// Returns a shading with a mesh gradient.
  public static func meshGradient(_ mesh: MeshGradient) -> GraphicsContext.Shading {
    GraphicsContext.Shading()
  }
}

extension GraphicsContext.ResolvedImage {
  /// The baseline of the text, which is always zero.
  public var baseline: CGFloat { 0 }

  /// The shading of the image, which is always `nil`.
  public var shading: GraphicsContext.Shading? { nil }
}

extension GraphicsContext.ResolvedText {
  /// Returns the first baseline, which is always zero.
  public func firstBaseline(in size: CGSize) -> CGFloat { 0 }

  /// Returns the last baseline, which is always zero.
  public func lastBaseline(in size: CGSize) -> CGFloat { 0 }
}

/// A matrix that transforms colors. Each row computes one component from red, green, blue, opacity
/// and a constant.
public struct ColorMatrix: Equatable, Sendable {
  /// The contribution of red to red.
  public var r1: Float = 1
  /// The contribution of green to red.
  public var r2: Float = 0
  /// The contribution of blue to red.
  public var r3: Float = 0
  /// The contribution of opacity to red.
  public var r4: Float = 0
  /// The constant added to red.
  public var r5: Float = 0
  /// The contribution of red to green.
  public var g1: Float = 0
  /// The contribution of green to green.
  public var g2: Float = 1
  /// The contribution of blue to green.
  public var g3: Float = 0
  /// The contribution of opacity to green.
  public var g4: Float = 0
  /// The constant added to green.
  public var g5: Float = 0
  /// The contribution of red to blue.
  public var b1: Float = 0
  /// The contribution of green to blue.
  public var b2: Float = 0
  /// The contribution of blue to blue.
  public var b3: Float = 1
  /// The contribution of opacity to blue.
  public var b4: Float = 0
  /// The constant added to blue.
  public var b5: Float = 0
  /// The contribution of red to opacity.
  public var a1: Float = 0
  /// The contribution of green to opacity.
  public var a2: Float = 0
  /// The contribution of blue to opacity.
  public var a3: Float = 0
  /// The contribution of opacity to opacity.
  public var a4: Float = 1
  /// The constant added to opacity.
  public var a5: Float = 0
  /// Creates an identity matrix.
  public init() {}
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas. The closure is never called.
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

extension GraphicsContext.Shading {
  /// Returns a shading with a color.
  public static func color(_ color: Color) -> GraphicsContext.Shading { GraphicsContext.Shading() }

  /// Returns a shading with a color from its components.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) -> GraphicsContext.Shading { GraphicsContext.Shading() }

  /// Returns a shading with a style.
  public static func style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading {
    GraphicsContext.Shading()
  }

  /// A shading with the foreground style.
  public static var foreground: GraphicsContext.Shading { GraphicsContext.Shading() }

  /// Returns a shading with a linear gradient.
  public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint)
    -> GraphicsContext.Shading
  { GraphicsContext.Shading() }

  /// Returns a shading with a radial gradient.
  public static func radialGradient(
    _ gradient: Gradient,
    center: CGPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> GraphicsContext.Shading { GraphicsContext.Shading() }

  /// A shading like the backdrop.
  public static var backdrop: Self { .style(ForegroundStyle()) }

  /// Returns a shading with a conic gradient.
  public static func conicGradient(
    _ gradient: Gradient,
    center: CGPoint,
    angle: Angle = Angle(),
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> Self { .foreground }

  /// Returns a shading with a tiled image.
  public static func tiledImage(
    _ image: Image,
    origin: CGPoint = .zero,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> Self { .foreground }

  /// Returns a shading that is a palette of shadings.
  public static func palette(_ array: [Self]) -> Self { .foreground }

  /// Returns a shading with a shader.
  public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Self { .foreground }
}

extension GraphicsContext.Filter {
  /// Returns a filter that blurs.
  public static func blur(radius: CGFloat) -> GraphicsContext.Filter { GraphicsContext.Filter() }

  /// Returns a filter that turns opacities above a threshold into one color.
  public static func alphaThreshold(min: Double, color: Color = .black) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Returns a filter that adds a shadow.
  public static func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> GraphicsContext.Filter
  { GraphicsContext.Filter() }
}
