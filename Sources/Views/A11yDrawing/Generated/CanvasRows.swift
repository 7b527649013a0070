// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A drawing. It is no element unless a modifier makes it one.
public struct Canvas<Symbols: View> {
  /// Creates a drawing; the closure is never called.
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
  /// The views that can be drawn. They are no elements.
  public var symbols: Symbols
  /// Draws. It is never called.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing is opaque.
  public var isOpaque: Bool
  /// How colours are computed.
  public var colorMode: ColorRenderingMode
  /// Whether it may be drawn later.
  public var rendersAsynchronously: Bool
}

/// How colours are computed.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

extension GraphicsContext {
  /// Moves.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}

  /// Scales.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}

  /// Turns.
  public mutating func rotate(by angle: Angle) {}

  /// Adds a filter.
  public mutating func addFilter(_ filter: Filter) {}

  /// Keeps what is drawn inside an outline.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}

  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}

  /// A view of the drawing's own; there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  /// Draws a text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a text.
  public func draw(_ text: Text, in rect: CGRect) {}

  /// Draws a text.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a text.
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

  /// Changes the coordinates.
  public mutating func concatenate(_ matrix: CGAffineTransform) {}

  /// The part that is drawn.
  public var clipBoundingRect: CGRect { .zero }

  /// Draws a view.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}

  /// Draws an image in a style.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle) {}

  /// How a part is clipped.
  public struct ClipOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Creates options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// How a gradient continues outside its bounds.
  public struct GradientOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Creates options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Again and again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// There and back.
    public static let mirror = GradientOptions(rawValue: 2)
    /// With linear colours.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}

extension GraphicsContext {
  /// How what is drawn blends with what is below.
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

  /// How a blur is computed.
  public struct BlurOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The result is opaque.
    public static var opaque: GraphicsContext.BlurOptions { BlurOptions(rawValue: 1) }
    /// The result is dithered.
    public static var dithersResult: GraphicsContext.BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// How a filter is computed.
  public struct FilterOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// With linear colours.
    public static var linearColor: GraphicsContext.FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Above the content.
    public static var shadowAbove: GraphicsContext.ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Without the content.
    public static var shadowOnly: GraphicsContext.ShadowOptions { ShadowOptions(rawValue: 2) }
    /// Where the content is transparent.
    public static var invertsAlpha: GraphicsContext.ShadowOptions { ShadowOptions(rawValue: 4) }
    /// For each part by itself.
    public static var disablesGroup: GraphicsContext.ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// Adds a filter.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions) {}

  /// Keeps what is drawn inside or outside an outline.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions) {}

  /// Draws a line of text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}

  /// Draws a part of a line.
  public func draw(_ line: Text.Layout.Run, options: Text.Layout.DrawingOptions) {}

  /// How something is filled.
  public struct Shading: Sendable {}

  /// An image ready to be drawn.
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
  public struct Filter: Sendable {}

  /// The environment of the drawing.
  public var environment: EnvironmentValues { EnvironmentValues() }

  /// Creates a text ready.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }

  /// Creates an image ready.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }

  /// Draws with the functions of Core Graphics.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try content(CGContext())
  }

  /// What a shading is made of.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

extension GraphicsContext.Filter {
  /// Turns a range of opacities into one colour.
  public static func alphaThreshold(min: Double, max: Double, color: Color = Color.black)
    -> GraphicsContext.Filter
  { GraphicsContext.Filter() }

  /// Blurs.
  public static func blur(radius: CGFloat, options: GraphicsContext.BlurOptions)
    -> GraphicsContext.Filter
  { GraphicsContext.Filter() }

  /// Brightens.
  public static func brightness(_ amount: Double) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Inverts the colours.
  public static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Changes the colours by a matrix.
  public static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Multiplies the colours by a colour.
  public static func colorMultiply(_ color: Color) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Changes the contrast.
  public static func contrast(_ amount: Double) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Removes colour.
  public static func grayscale(_ amount: Double) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Turns the hues.
  public static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Changes the saturation.
  public static func saturation(_ amount: Double) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Changes the coordinates.
  public static func projectionTransform(_ matrix: ProjectionTransform) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Adds a shadow.
  public static func shadow(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0,
    blendMode: GraphicsContext.BlendMode,
    options: GraphicsContext.ShadowOptions = GraphicsContext.ShadowOptions()
  ) -> GraphicsContext.Filter { GraphicsContext.Filter() }

  /// Changes colours by a shader, which never runs.
  public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Moves pixels by a shader, which never runs.
  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize)
    -> GraphicsContext.Filter
  { GraphicsContext.Filter() }

  /// Changes a layer by a shader, which never runs.
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize)
    -> GraphicsContext.Filter
  { GraphicsContext.Filter() }

  /// Makes dark parts transparent.
  public static var luminanceToAlpha: GraphicsContext.Filter { GraphicsContext.Filter() }
}

extension GraphicsContext.Shading {
  /// With a shade of grey.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB,
    white: Double,
    opacity: Double = 1
  ) -> GraphicsContext.Shading { GraphicsContext.Shading() }

  /// With a gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: CGPoint,
    endPoint: CGPoint,
    options: GraphicsContext.GradientOptions
  ) -> GraphicsContext.Shading { GraphicsContext.Shading() }

  /// With a gradient outwards from a centre.
  public static func radialGradient(
    _ gradient: Gradient,
    center: CGPoint,
    startRadius: CGFloat,
    endRadius: CGFloat,
    options: GraphicsContext.GradientOptions
  ) -> GraphicsContext.Shading { GraphicsContext.Shading() }

  /// With a gradient on a grid.
  public static func meshGradient(_ mesh: MeshGradient) -> GraphicsContext.Shading {
    GraphicsContext.Shading()
  }
}

extension GraphicsContext.ResolvedImage {
  /// Where a line of text would be: at the top.
  public var baseline: CGFloat { 0 }

  /// How it is filled: with itself.
  public var shading: GraphicsContext.Shading? { nil }
}

extension GraphicsContext.ResolvedText {
  /// Where the first line is: at the top.
  public func firstBaseline(in size: CGSize) -> CGFloat { 0 }

  /// Where the last line is: at the top.
  public func lastBaseline(in size: CGSize) -> CGFloat { 0 }
}

/// Changes colours: each row makes one component from red, green, blue, opacity and one.
public struct ColorMatrix: Equatable, Sendable {
  /// How much red goes into red.
  public var r1: Float = 1
  /// How much green goes into red.
  public var r2: Float = 0
  /// How much blue goes into red.
  public var r3: Float = 0
  /// How much opacity goes into red.
  public var r4: Float = 0
  /// How much one goes into red.
  public var r5: Float = 0
  /// How much red goes into green.
  public var g1: Float = 0
  /// How much green goes into green.
  public var g2: Float = 1
  /// How much blue goes into green.
  public var g3: Float = 0
  /// How much opacity goes into green.
  public var g4: Float = 0
  /// How much one goes into green.
  public var g5: Float = 0
  /// How much red goes into blue.
  public var b1: Float = 0
  /// How much green goes into blue.
  public var b2: Float = 0
  /// How much blue goes into blue.
  public var b3: Float = 1
  /// How much opacity goes into blue.
  public var b4: Float = 0
  /// How much one goes into blue.
  public var b5: Float = 0
  /// How much red goes into opacity.
  public var a1: Float = 0
  /// How much green goes into opacity.
  public var a2: Float = 0
  /// How much blue goes into opacity.
  public var a3: Float = 0
  /// How much opacity goes into opacity.
  public var a4: Float = 1
  /// How much one goes into opacity.
  public var a5: Float = 0
  /// Creates a matrix that changes nothing.
  public init() {}
}

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

extension GraphicsContext.Shading {
  /// With a colour.
  public static func color(_ color: Color) -> GraphicsContext.Shading { GraphicsContext.Shading() }

  /// With a colour from its parts.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) -> GraphicsContext.Shading { GraphicsContext.Shading() }

  /// With a style.
  public static func style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading {
    GraphicsContext.Shading()
  }

  /// With the foreground style.
  public static var foreground: GraphicsContext.Shading { GraphicsContext.Shading() }

  /// With a gradient along a line.
  public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint)
    -> GraphicsContext.Shading
  { GraphicsContext.Shading() }

  /// With a gradient outwards from a centre.
  public static func radialGradient(
    _ gradient: Gradient,
    center: CGPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> GraphicsContext.Shading { GraphicsContext.Shading() }

  /// As what is below.
  public static var backdrop: Self { .style(ForegroundStyle()) }

  /// With a gradient around a point.
  public static func conicGradient(
    _ gradient: Gradient,
    center: CGPoint,
    angle: Angle = Angle(),
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> Self { .foreground }

  /// With an image, repeated.
  public static func tiledImage(
    _ image: Image,
    origin: CGPoint = .zero,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> Self { .foreground }

  /// With several shadings.
  public static func palette(_ array: [Self]) -> Self { .foreground }

  /// With a shader.
  public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Self { .foreground }
}

extension GraphicsContext.Filter {
  /// Blurs.
  public static func blur(radius: CGFloat) -> GraphicsContext.Filter { GraphicsContext.Filter() }

  /// Makes more or less transparent colours into one.
  public static func alphaThreshold(min: Double, color: Color = .black) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Adds a shadow.
  public static func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> GraphicsContext.Filter
  { GraphicsContext.Filter() }
}
