// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Colours that blend into each other.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop from its colour and place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops in order.
  public var stops: [Stop]

  /// Creates a gradient from its stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A colour's own gradient.
public struct AnyGradient: ShapeStyle, Hashable {
  package let gradient: Gradient

  /// Erases the origin of a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }
}

extension Gradient {
  /// The gradient, mixed in a space. Nothing is drawn here.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}
