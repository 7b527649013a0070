// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// An AppKit switch.
@MainActor
@preconcurrency
open class NSSwitch: NSControl {
  /// The switch's state.
  open var state = StateValue.off { didSet { accessibilityChanged() } }

  /// Creates a switch.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setAccessibilityElement(true)
    setAccessibilityRole(.checkBox)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the switch's state.
  open override func accessibilityValue() -> Any? { "\(state.rawValue)" }

  /// Toggles the switch.
  open override func accessibilityPerformPress() -> Bool {
    guard isEnabled else { return false }
    state = state == .on ? .off : .on
    sendAction(action, to: target)
    return true
  }
}

/// An AppKit slider.
@MainActor
@preconcurrency
open class NSSlider: NSControl {
  /// The minimum value.
  open var minValue: Double = 0
  /// The maximum value.
  open var maxValue: Double = 1
  /// The number of the slider's tick marks, or 0 if there are none.
  open var numberOfTickMarks = 0
  /// Whether the slider's value is limited to its tick marks.
  open var allowsTickMarkValuesOnly = false
  /// Whether the slider is vertical. This property does not affect accessibility elements.
  open var isVertical = false

  /// Creates a slider.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setAccessibilityElement(true)
    setAccessibilityRole(.slider)
  }

  /// Creates a slider with a given value.
  public convenience init(
    value: Double,
    minValue: Double,
    maxValue: Double,
    target: Any?,
    action: Selector?
  ) {
    self.init(frame: .zero)
    (self.minValue, self.maxValue, doubleValue) = (minValue, maxValue, value)
    calls(target, action)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the slider's value, unless another accessibility value was set.
  open override func accessibilityValue() -> Any? { super.accessibilityValue() ?? stringValue }
  /// Increases the value by a tenth of the range or, if there are tick marks, by the distance between two tick marks.
  open override func accessibilityPerformIncrement() -> Bool { move(by: step) }
  /// Decreases the value by a tenth of the range or, if there are tick marks, by the distance between two tick marks.
  open override func accessibilityPerformDecrement() -> Bool { move(by: -step) }

  private var step: Double {
    (maxValue - minValue) / (numberOfTickMarks > 1 ? Double(numberOfTickMarks - 1) : 10)
  }

  private func move(by step: Double) -> Bool {
    guard isEnabled else { return false }
    doubleValue = min(max(doubleValue + step, minValue), maxValue)
    sendAction(action, to: target)
    return true
  }
}

/// An AppKit progress indicator.
@MainActor
@preconcurrency
open class NSProgressIndicator: NSView {
  /// The minimum amount.
  open var minValue: Double = 0
  /// The maximum amount.
  open var maxValue: Double = 100
  /// The amount.
  open var doubleValue: Double = 0 { didSet { accessibilityChanged() } }
  /// Whether the amount of progress is unknown.
  open var isIndeterminate = true { didSet { accessibilityChanged() } }
  /// The progress indicator's style.
  open var style = Style.bar
  /// The control's size.
  open var controlSize = NSControl.ControlSize.regular
  /// Whether the indicator is displayed when it is stopped.
  open var isDisplayedWhenStopped = true

  /// Creates an indicator.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setAccessibilityElement(true)
    setAccessibilityRole(.progressIndicator)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the progress as a percentage of the range, unless another accessibility value was set.
  open override func accessibilityValue() -> Any? {
    if let value = super.accessibilityValue() { return value }
    guard !isIndeterminate, maxValue > minValue else { return nil }
    let part = min(max((doubleValue - minValue) / (maxValue - minValue), 0), 1)
    return "\(Int((part * 100).rounded()))%"
  }

  /// Starts the animation. This method does not affect accessibility elements.
  open func startAnimation(_ sender: Any?) {}
  /// Stops the animation. This method does not affect accessibility elements.
  open func stopAnimation(_ sender: Any?) {}
}
