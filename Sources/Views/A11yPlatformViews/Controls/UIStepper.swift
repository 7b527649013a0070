// SPDX-License-Identifier: MIT

import Foundation

/// A stepper of UIKit.
@MainActor
@preconcurrency
open class UIStepper: UIControl {
  /// The appearance of all steppers. Setting it does nothing.
  open override class func appearance() -> UIStepper { UIStepper() }
  /// The value.
  open var value = 0.0 { didSet { accessibilityChanged() } }
  /// The least value.
  open var minimumValue = 0.0
  /// The greatest value.
  open var maximumValue = 100.0
  /// How far a step goes.
  open var stepValue = 1.0
  /// Whether a step past one end goes to the other.
  open var wraps = false
  /// Whether a held button repeats.
  open var autorepeat = true

  /// Creates a stepper.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// The value, unless another was given.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? value.formatted() }
    set { super.accessibilityValue = newValue }
  }

  private func move(by step: Double) {
    guard isEnabled else { return }
    let next = value + step
    if (minimumValue...max(minimumValue, maximumValue)).contains(next) {
      value = next
    } else if wraps {
      value = step > 0 ? minimumValue : maximumValue
    } else {
      return
    }
    sendActions(for: .valueChanged)
  }

  /// Moves it up by a step.
  open override func accessibilityIncrement() { move(by: stepValue) }
  /// Moves it down by a step.
  open override func accessibilityDecrement() { move(by: -stepValue) }

  /// Does nothing: nothing is drawn.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Does nothing: nothing is drawn.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
}
