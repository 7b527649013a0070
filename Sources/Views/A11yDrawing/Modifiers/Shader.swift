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
  /// Takes functions from a file.
  public init(url: URL) { name = url.absoluteString }
  init(name: String) { self.name = name }
  /// The function of a name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}
