// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// Makes the changes, at once.
  public static func animate(
    withDuration duration: TimeInterval,
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes, at once.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// How changes are animated.
  public struct AnimationOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// As fast all the time.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Touches go through.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// From where the view is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// One dissolves into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Makes the changes, at once.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes, at once.
  public static func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes the changes, as at any time.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
