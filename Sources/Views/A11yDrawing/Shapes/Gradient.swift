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

/// A gradient along a line.
public struct LinearGradient: ShapeStyle {
  /// Creates a gradient along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Creates a gradient of colours along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Creates a gradient of stops along a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// A gradient outwards from a centre.
public struct RadialGradient: ShapeStyle {
  /// Creates a gradient outwards from a centre.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}

  /// Creates a gradient of colours outwards from a centre.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}

  /// Creates a gradient of stops outwards from a centre.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {}
}

/// A gradient around a centre.
public struct AngularGradient: ShapeStyle {
  /// Creates a gradient around a centre.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {}

  /// Creates a gradient of colours around a centre.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}

  /// Creates a gradient of colours once around a centre.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}

  /// Creates a gradient once around a centre.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {}

  /// Creates a gradient of stops around a centre.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}

  /// Creates a gradient of stops once around a centre.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
}

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
