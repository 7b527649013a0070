// SPDX-License-Identifier: MIT

import Foundation

// Gestures of fingers have no counterpart here, but for the tap that activates a view.

/// Finds gestures. Only a tap is ever found: when a user activates the view.
@MainActor
@preconcurrency
open class UIGestureRecognizer: NSObject {
  private var targets: [TargetAction] = []

  /// Creates one that calls nothing.
  public override init() {}

  /// Creates one that calls a method of an object, which is not kept.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { targets = [TargetAction(target, action)] }
  }

  /// Calls a method of an object, which is not kept.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target, action))
  }

  /// Calls methods no longer.
  ///
  /// - Parameters:
  ///   - target: The object; `nil` for any.
  ///   - action: The method; `nil` for all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isOf(target, action) }
  }

  /// The gesture was found: calls its methods.
  final func find() {
    state = .ended
    for target in targets { target.call(self) }
    state = .possible
  }
  /// How far the gesture is.
  open var state = State.possible
  /// Whether it is on.
  open var isEnabled = true
  /// The delegate, which decides about gestures. It is never called.
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
