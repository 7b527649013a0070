// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A switch of AppKit.
@MainActor
@preconcurrency
open class NSSwitch: NSControl {
  /// Whether it is on.
  open var state = StateValue.off { didSet { accessibilityChanged() } }

  /// Creates a switch.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setAccessibilityElement(true)
    setAccessibilityRole(.checkBox)
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// Whether it is on.
  open override func accessibilityValue() -> Any? { "\(state.rawValue)" }

  /// Turns it to the other side.
  open override func accessibilityPerformPress() -> Bool {
    guard isEnabled else { return false }
    state = state == .on ? .off : .on
    sendAction(action, to: target)
    return true
  }
}

/// A slider of AppKit.
@MainActor
@preconcurrency
open class NSSlider: NSControl {
  /// The least value.
  open var minValue: Double = 0
  /// The greatest value.
  open var maxValue: Double = 1
  /// How many marks there are; 0 for none.
  open var numberOfTickMarks = 0
  /// Whether only marks can be chosen.
  open var allowsTickMarkValuesOnly = false
  /// Whether the slider goes up and down. It does not affect elements.
  open var isVertical = false

  /// Creates a slider.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setAccessibilityElement(true)
    setAccessibilityRole(.slider)
  }

  /// Creates a slider with a value.
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

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// The value, unless another was set.
  open override func accessibilityValue() -> Any? { super.accessibilityValue() ?? stringValue }
  /// Increments the value by a tenth, or to the next mark.
  open override func accessibilityPerformIncrement() -> Bool { move(by: step) }
  /// Decrements the value by a tenth, or to the mark before.
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

/// How far something is, in AppKit.
@MainActor
@preconcurrency
open class NSProgressIndicator: NSView {
  /// The least amount.
  open var minValue: Double = 0
  /// The greatest amount.
  open var maxValue: Double = 100
  /// The amount.
  open var doubleValue: Double = 0 { didSet { accessibilityChanged() } }
  /// Whether the amount is not known.
  open var isIndeterminate = true { didSet { accessibilityChanged() } }
  /// How it is drawn.
  open var style = Style.bar
  /// How large it is.
  open var controlSize = NSControl.ControlSize.regular
  /// Whether it goes when it stops.
  open var isDisplayedWhenStopped = true

  /// Creates an indicator.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setAccessibilityElement(true)
    setAccessibilityRole(.progressIndicator)
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// How much of the whole the amount is, unless another value was set.
  open override func accessibilityValue() -> Any? {
    if let value = super.accessibilityValue() { return value }
    guard !isIndeterminate, maxValue > minValue else { return nil }
    let part = min(max((doubleValue - minValue) / (maxValue - minValue), 0), 1)
    return "\(Int((part * 100).rounded()))%"
  }

  /// Starts the animation. It does not affect elements.
  open func startAnimation(_ sender: Any?) {}
  /// Stops the animation. It does not affect elements.
  open func stopAnimation(_ sender: Any?) {}
}
