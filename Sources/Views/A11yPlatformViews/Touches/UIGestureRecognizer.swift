// SPDX-License-Identifier: MIT

import Foundation

// Gestures of fingers. They have no counterpart here, so none is found; a view that a user activates
// says so by `accessibilityActivate()`.

/// Finds gestures. Touches have no counterpart here, so it finds none.
@MainActor
@preconcurrency
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  /// How far the gesture is.
  open var state = State.possible
  /// Whether it is on.
  open var isEnabled = true
  /// Who is asked about gestures.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view in which gestures are found.
  public package(set) final weak var view: UIView?
  /// Whether views do not get touches of a gesture.
  open var cancelsTouchesInView = true
  /// Whether views get touches when a gesture has failed.
  open var delaysTouchesBegan = false
  /// How many fingers there are: none.
  open var numberOfTouches: Int { 0 }
  /// Where the gesture is, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Waits for another gesture to fail. Does nothing.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// Is asked about gestures. Never called.
@MainActor
@preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a gesture may happen with another.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a touch belongs to a gesture.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// It may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It does.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// Finds taps: accepted, and finds none.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  open var numberOfTapsRequired = 1
  /// How many fingers.
  open var numberOfTouchesRequired = 1
}

/// Finds touches that last: accepted, and finds none.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// Finds drags: accepted, and finds none.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fingers at least.
  open var minimumNumberOfTouches = 1
  /// The fingers at most.
  open var maximumNumberOfTouches = Int.max
  /// How far, in points.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// How fast, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  /// Sets how far. Does nothing.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

/// Finds swipes: accepted, and finds none.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where to.
  public struct Direction: OptionSet, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
  /// Where to.
  open var direction = Direction.right
}

/// Finds two fingers that move apart: accepted, and finds none.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much bigger.
  open var scale: CGFloat = 1
  /// How fast.
  open var velocity: CGFloat { 0 }
}

/// Finds two fingers that turn: accepted, and finds none.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// By how much, in radians.
  open var rotation: CGFloat = 0
}
