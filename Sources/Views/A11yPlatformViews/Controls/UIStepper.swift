// SPDX-License-Identifier: MIT

import Foundation

/// A UIKit stepper.
@MainActor
@preconcurrency
open class UIStepper: UIControl {
  /// Returns the appearance proxy for all steppers. Changes to the appearance proxy have no effect.
  open override class func appearance() -> UIStepper { UIStepper() }
  /// The value.
  open var value = 0.0 { didSet { update() } }
  /// The minimum value.
  open var minimumValue = 0.0 { didSet { update() } }
  /// The maximum value.
  open var maximumValue = 100.0 { didSet { update() } }
  /// The amount by which each step changes the value.
  open var stepValue = 1.0
  /// Whether the value wraps around at the ends of its range.
  open var wraps = false { didSet { update() } }
  /// Whether holding a button repeats the step.
  open var autorepeat = true

  private let decrement = UIButton()
  private let increment = UIButton()

  /// Creates a stepper. The stepper consists of two buttons unless the program makes it a single element.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .adjustable
    for (button, name, sign) in [(decrement, "Decrement", -1.0), (increment, "Increment", 1.0)] {
      button.accessibilityLabel = name
      let step = UIAction { [weak self] _ in self?.move(by: sign * (self?.stepValue ?? 0)) }
      button.addAction(step, for: .primaryActionTriggered)
      addSubview(button)
    }
    update()
  }

  /// Whether the control is enabled.
  open override var isEnabled: Bool { didSet { update() } }

  /// Enables or disables each of the stepper's buttons, depending on whether the button's step is possible.
  private func update() {
    decrement.isEnabled = isEnabled && (wraps || value > minimumValue)
    increment.isEnabled = isEnabled && (wraps || value < maximumValue)
    accessibilityChanged()
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// The accessibility value, which is the stepper's value unless another value was set.
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

  /// Increases the stepper's value by one step.
  open override func accessibilityIncrement() { move(by: stepValue) }
  /// Decreases the stepper's value by one step.
  open override func accessibilityDecrement() { move(by: -stepValue) }

  /// Does nothing, because a11ynav does not draw views.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Does nothing, because a11ynav does not draw views.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
}
