// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Creates an image of a view. Nothing is drawn, so there is never one.
@MainActor
public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// The size that is proposed to the view, in points.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels for each point.
  public var scale: CGFloat = 1
  /// Whether the picture has no transparent parts.
  public var isOpaque = false
  /// The space of colours.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Creates a renderer of a view.
  public init(content view: Content) { content = view }

  /// The picture of Core Graphics; there is none.
  public var cgImage: CGImage? { nil }
  /// The picture of UIKit; there is none.
  public var uiImage: UIImage? { nil }
  /// Draws the view. Nothing is drawn here.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {}
}
