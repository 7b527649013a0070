// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import Foundation

extension Canvas: View, UndrawnView {}

/// What a drawing draws into. Nothing is drawn.
public struct GraphicsContext {
  /// How opaque drawing is, from 0 to 1.
  public var opacity: Double = 1
  /// How drawing blends with what is below.
  public var blendMode: BlendMode = .normal
  /// The change of coordinates.
  public var transform: CGAffineTransform = .identity
  /// Draws in a layer of its own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }
}
