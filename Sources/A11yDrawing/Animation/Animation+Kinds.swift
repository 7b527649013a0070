@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews

extension Animation {
  /// Slow at first.
  public static let easeIn = Animation.default
  /// Slow at the end.
  public static let easeOut = Animation.default
  /// Slow at both ends.
  public static let easeInOut = Animation.default
  /// Even.
  public static let linear = Animation.default
  /// As a spring swings.
  public static let spring = Animation.default
  /// As a soft spring swings.
  public static let bouncy = Animation.default
  /// As a spring swings that hardly does.
  public static let smooth = Animation.default
  /// As a hard spring swings.
  public static let snappy = Animation.default
  /// As a spring swings that is held.
  public static let interactiveSpring = Animation.default

  /// Slow at first, for seconds.
  public static func easeIn(duration: Double) -> Animation { .default }
  /// Slow at the end, for seconds.
  public static func easeOut(duration: Double) -> Animation { .default }
  /// Slow at both ends, for seconds.
  public static func easeInOut(duration: Double) -> Animation { .default }
  /// Even, for seconds.
  public static func linear(duration: Double) -> Animation { .default }

  /// As a spring swings, for seconds.
  public static func spring(
    duration: Double = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation { .default }

  /// As a spring swings, for seconds.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation { .default }

  /// As a soft spring swings, for seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .default
  }

  /// As a spring swings that hardly does, for seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .default
  }

  /// As a hard spring swings, for seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .default
  }

  /// Along a curve, for seconds.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: Double = 0.35
  ) -> Animation { .default }

  /// Later, by seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// Faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// Several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
