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
}
