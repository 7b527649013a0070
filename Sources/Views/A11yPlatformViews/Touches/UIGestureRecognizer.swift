// SPDX-License-Identifier: MIT

import Foundation

// These are touch gestures, which have no counterpart in a11ynav except for the tap that activates a view.

/// A gesture recognizer. Taps are the only gestures that are recognized. A tap is recognized when the user activates
/// the view.
@MainActor
@preconcurrency
open class UIGestureRecognizer: NSObject {
  private var targets: [TargetAction] = []

  /// Creates a gesture recognizer that does not call any method.
  public override init() {}

  /// Creates a gesture recognizer that calls a method on an object without retaining the object.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { targets = [TargetAction(target, action)] }
  }

  /// Adds a method that the gesture recognizer calls. The object whose method is called is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target, action))
  }

  /// Removes methods that the gesture recognizer calls.
  ///
  /// - Parameters:
  ///   - target: The object, or `nil` for any object.
  ///   - action: The method, or `nil` for all methods.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isOf(target, action) }
  }

  /// Recognizes the gesture and calls the recognizer's methods.
  final func find() {
    state = .ended
    for target in targets { target.call(self) }
    state = .possible
  }
  /// The gesture's state.
  open var state = State.possible
  /// Whether the gesture recognizer is enabled.
  open var isEnabled = true
  /// The gesture recognizer's delegate, which is never called.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view whose gestures are recognized.
  public package(set) final weak var view: UIView?
  /// Whether touches that belong to a recognized gesture are withheld from the view.
  open var cancelsTouchesInView = true
  /// Whether the view receives touches only after the recognizer has failed to recognize its gesture.
  open var delaysTouchesBegan = false
  /// The number of fingers that touch the view, which is always zero.
  open var numberOfTouches: Int { 0 }
  /// Returns the gesture's position, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing. In UIKit, this method makes the recognizer wait until another gesture has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}
