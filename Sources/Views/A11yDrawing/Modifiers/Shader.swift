// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A function that a program runs on the graphics processor. Because nothing is drawn, the shader function never runs.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  /// The library that contains the shader function.
  public var library: ShaderLibrary
  /// The function's name.
  public var name: String
  /// Creates a reference to a shader function by name.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }
}
