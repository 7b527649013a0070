// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews

extension Color: ShapeStyle {}

extension Color {
  /// The colour's standard gradient.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}
