// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import Foundation

extension Canvas: View, UndrawnView {}

/// What a drawing draws into. Nothing is drawn.
public struct GraphicsContext {
  /// How something is filled.
  public struct Shading: Sendable {
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
