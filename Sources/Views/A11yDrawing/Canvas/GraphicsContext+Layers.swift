// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Further parts of a drawing. Nothing is drawn.
extension GraphicsContext {
  /// Draws with the functions of Core Graphics.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try content(CGContext())
  }
  /// Clips to what is drawn in a layer.
  public mutating func clipToLayer(
    opacity: Double = 1,
    options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = self
    try content(&layer)
  }
  /// What a shading is made of.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

extension GraphicsContext.Shading {
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
