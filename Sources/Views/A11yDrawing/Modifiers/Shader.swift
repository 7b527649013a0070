// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A function of the program that runs on the graphics processor. Nothing is drawn, so the function never runs.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  /// The library that contains the function.
  public var library: ShaderLibrary
  /// The function's name.
  public var name: String
  /// Creates a reference to a function by name.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }
}
