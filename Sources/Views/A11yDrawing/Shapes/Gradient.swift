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

    /// Makes a stop from its colour and place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops in order.
  public var stops: [Stop]

  /// Makes a gradient from its stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient from evenly spaced colours.
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

/// A gradient along a line.
public struct LinearGradient: ShapeStyle {
  /// Makes a gradient along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Makes a gradient of colours along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Makes a gradient of stops along a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// A gradient outwards from a centre.
public struct RadialGradient: ShapeStyle {
  /// Makes a gradient outwards from a centre.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}

  /// Makes a gradient of colours outwards from a centre.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}

  /// Makes a gradient of stops outwards from a centre.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {}
}

/// A gradient around a centre.
public struct AngularGradient: ShapeStyle {
  /// Makes a gradient around a centre.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {}

  /// Makes a gradient of colours around a centre.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}

  /// Makes a gradient of colours once around a centre.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}

  /// Makes a gradient once around a centre.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {}

  /// Makes a gradient of stops around a centre.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}

  /// Makes a gradient of stops once around a centre.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
}
