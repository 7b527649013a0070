// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import Foundation

extension Canvas: View, UndrawnView {}

/// The graphics context in which a canvas draws. Nothing is drawn.
public struct GraphicsContext {
  /// The opacity of subsequent drawing operations, from 0 to 1.
  public var opacity: Double = 1
  /// The blend mode, which determines how drawing operations are combined with the content below.
  public var blendMode: BlendMode = .normal
  /// The coordinate transform.
  public var transform: CGAffineTransform = .identity
  /// Draws into a separate layer.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }
}
