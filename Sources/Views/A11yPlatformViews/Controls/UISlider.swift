// SPDX-License-Identifier: MIT

import Foundation

/// A UIKit slider.
@MainActor
@preconcurrency
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0 { didSet { say() } }
  /// The minimum value.
  open var minimumValue: Float = 0 { didSet { say() } }
  /// The maximum value.
  open var maximumValue: Float = 1 { didSet { say() } }

  /// Whether the slider reports changes continuously while it is moved.
  open var isContinuous = true
  /// The color of the slider's thumb. This property does not affect accessibility elements.
  open var thumbTintColor: UIColor?
  /// The color of the slider's track before the thumb. This property does not affect accessibility elements.
  open var minimumTrackTintColor: UIColor?
  /// The color of the slider's track after the thumb. This property does not affect accessibility elements.
  open var maximumTrackTintColor: UIColor?
  /// Returns the appearance proxy for all sliders. Changes to the appearance proxy have no effect.
  open override class func appearance() -> UISlider { UISlider() }

  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Does nothing, because a11ynav does not draw views.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Does nothing, because a11ynav does not draw views.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Does nothing, because a11ynav does not draw views.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Creates a slider.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    say()
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  private func say() {
    let span = maximumValue - minimumValue
    guard span > 0 else { return }
    accessibilityValue = "\(Int(((value - minimumValue) / span * 100).rounded()))%"
  }

  private func move(by steps: Float) {
    guard isEnabled, maximumValue > minimumValue else { return }
    let next = value + steps * (maximumValue - minimumValue) / 10
    value = min(max(next, minimumValue), maximumValue)
    sendActions(for: .valueChanged)
  }

  /// Increases the slider's value by a tenth of the range.
  open override func accessibilityIncrement() { move(by: 1) }
  /// Decreases the slider's value by a tenth of the range.
  open override func accessibilityDecrement() { move(by: -1) }
}
