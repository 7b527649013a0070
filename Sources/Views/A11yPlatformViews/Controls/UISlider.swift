// SPDX-License-Identifier: MIT

import Foundation

/// A slider of UIKit.
@MainActor
@preconcurrency
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0 { didSet { say() } }
  /// The least value.
  open var minimumValue: Float = 0 { didSet { say() } }
  /// The greatest value.
  open var maximumValue: Float = 1 { didSet { say() } }

  /// Whether it tells about changes while it is moved.
  open var isContinuous = true
  /// The colour of the knob. It does not affect elements.
  open var thumbTintColor: UIColor?
  /// The colour before the knob. It does not affect elements.
  open var minimumTrackTintColor: UIColor?
  /// The colour after the knob. It does not affect elements.
  open var maximumTrackTintColor: UIColor?
  /// The appearance of all sliders. Setting it does nothing.
  open override class func appearance() -> UISlider { UISlider() }

  /// Moves it to a value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Does nothing: nothing is drawn.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Does nothing: nothing is drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Does nothing: nothing is drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Creates a slider.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    say()
  }

  /// Always returns `nil`: there are no archives here.
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

  /// Moves it up by a tenth.
  open override func accessibilityIncrement() { move(by: 1) }
  /// Moves it down by a tenth.
  open override func accessibilityDecrement() { move(by: -1) }
}
