// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension Gradient {
  /// A space that colours are mixed in.
  public struct ColorSpace: Hashable, Sendable {
    let name: String
    /// That of the device.
    public static let device = ColorSpace(name: "device")
    /// As eyes see it.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The gradient, mixed in a space. Nothing is drawn here.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension Color {
  /// The colour mixed with another in a space.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace) -> Color
  {
    mix(with: rhs, by: fraction)
  }
  /// The colour, brighter than white. Nothing is drawn here.
  public func exposureAdjust(_ stops: Double) -> Color { self }
  /// The colour, with a limit of brightness. Nothing is drawn here.
  public func headroom(_ headroom: Double?) -> Color { self }
}
