// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// How the place that a screen grows out of is drawn. Nothing is drawn here.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// As it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  init() {}
}

extension MatchedTransitionSourceConfiguration {
  /// With a background.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// With a shape.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }
  /// With a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
