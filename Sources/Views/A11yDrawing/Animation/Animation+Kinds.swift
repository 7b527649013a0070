// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import Foundation

extension Animation {
  /// Starts slowly.
  public static let easeIn = Animation.default
  /// Ends slowly.
  public static let easeOut = Animation.default
  /// Starts and ends slowly.
  public static let easeInOut = Animation.default
  /// Constant speed.
  public static let linear = Animation.default
  /// A spring.
  public static let spring = Animation.default
  /// A bouncy spring.
  public static let bouncy = Animation.default
  /// A spring with hardly any bounce.
  public static let smooth = Animation.default
  /// A stiff spring.
  public static let snappy = Animation.default
  /// A spring for interaction.
  public static let interactiveSpring = Animation.default

  /// Starts slowly; the duration is in seconds.
  public static func easeIn(duration: Double) -> Animation { .default }
  /// Ends slowly; the duration is in seconds.
  public static func easeOut(duration: Double) -> Animation { .default }
  /// Starts and ends slowly; the duration is in seconds.
  public static func easeInOut(duration: Double) -> Animation { .default }
  /// Constant speed; the duration is in seconds.
  public static func linear(duration: Double) -> Animation { .default }

  /// A spring; times are in seconds.
  public static func spring(
    duration: Double = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation { .default }

  /// A spring; times are in seconds.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation { .default }

  /// A spring for interaction; times are in seconds.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation { .default }

  /// A spring for interaction; times are in seconds.
  public static func interactiveSpring(
    duration: Double,
    extraBounce: Double = 0,
    blendDuration: Double = 0.25
  ) -> Animation { .default }

  /// A spring with its physics.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation { .default }

  /// A spring; the duration is in seconds.
  public static func interpolatingSpring(
    duration: Double = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation { .default }

  /// A spring.
  public static var interpolatingSpring: Animation { .default }

  /// A spring, as a value of its own.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .default
  }

  /// A spring, as a value of its own.
  public static func interpolatingSpring(
    _ spring: Spring,
    initialVelocity: Double = 0
  ) -> Animation { .default }

  /// A timing curve as a value of its own; the duration is in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    .default
  }

  /// A bouncy spring; the duration is in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .default
  }

  /// A spring with hardly any bounce; the duration is in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .default
  }

  /// A stiff spring; the duration is in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .default
  }

  /// A custom timing curve; the duration is in seconds.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: Double = 0.35
  ) -> Animation { .default }
}
