// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A function of a program for the graphics processor. Nothing is drawn, so it never runs.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  /// Where the function is.
  public var library: ShaderLibrary
  /// The name of the function.
  public var name: String
  /// Names a function.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }
  /// The function with its arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// Functions of a program for the graphics processor.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  let name: String
  /// Those of the app.
  public static let `default` = ShaderLibrary(name: "default")
  /// Those of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(name: "bundle") }
  /// Takes functions from a file.
  public init(url: URL) { name = url.absoluteString }
  init(name: String) { self.name = name }
  /// The function of a name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
  /// The app's function of a name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

/// A function for the graphics processor with its arguments. Nothing is drawn, so it never runs.
public struct Shader: ShapeStyle {
  /// The function.
  public var function: ShaderFunction
  /// Its arguments.
  public var arguments: [Argument]
  /// Whether colours may be less exact.
  public var dithersColor = false
  /// Creates a call of a function.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// An argument of a function.
  public struct Argument: Sendable {
    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// A place, in points.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// A size, in points.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument()
    }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// The frame of the view.
    public static var boundingRect: Argument { Argument() }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument() }
  }
}

extension View {
  /// Changes the colours of a view by a function. Nothing is drawn, so it never runs.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }
  /// Draws a view by a function. Nothing is drawn, so it never runs.
  nonisolated public func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View { self }
  /// Bends a view by a function. Nothing is drawn, so it never runs.
  nonisolated public func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View { self }
}

extension VisualEffect {
  /// Changes the colours by a function.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  /// Draws by a function.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some VisualEffect
  { self }
  /// Bends by a function.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some VisualEffect
  { self }
}
