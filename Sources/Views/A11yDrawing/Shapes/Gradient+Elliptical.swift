// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient outwards from a centre.
  public static func ellipticalGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { EllipticalGradient(gradient: gradient) }

  /// A gradient of colours outwards from a centre.
  public static func ellipticalGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { EllipticalGradient(gradient: Gradient(colors: colors)) }

  /// A gradient outwards from a centre.
  public static func ellipticalGradient(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { EllipticalGradient(gradient: Gradient(stops: stops)) }
}
