// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A change of how a view looks. Nothing is drawn, so it changes nothing.
public protocol VisualEffect: Sendable {}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes the effect.
  public init() {}
}

extension VisualEffect {
  /// More or less transparent.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Bigger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Bigger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Bigger or smaller.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect
  { self }
  /// Moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Moved.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Turned in space.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// Blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Brighter.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// With more or less colour.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// With less colour.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// With more or less contrast.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// Changed by a matrix.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
  /// With other colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

/// How a view changes as it is scrolled.
public struct ScrollTransitionConfiguration: Sendable {
  /// With the finger.
  public static let interactive = Self()
  /// By itself.
  public static let animated = Self()
  /// By itself.
  public static func animated(_ animation: Animation = .default) -> Self { Self() }
  /// Not at all.
  public static let identity = Self()
  /// With the finger.
  public static func interactive(timingCurve: UnitCurve) -> Self { Self() }
  /// From a part of the view on.
  public func threshold(_ threshold: Threshold) -> Self { self }

  /// How much of a view is visible.
  public struct Threshold: Sendable {
    /// All.
    public static let visible = Threshold()
    /// None.
    public static let hidden = Threshold()
    /// Half.
    public static var centered: Threshold { Threshold() }
    /// A part, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
  }
}

/// Where a scrolled view is.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  /// Whether the view is fully visible.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while it is visible, 1 after.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
