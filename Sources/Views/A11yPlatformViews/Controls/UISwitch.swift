// SPDX-License-Identifier: MIT

import Foundation

/// A UIKit switch.
@MainActor
@preconcurrency
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false { didSet { accessibilityValue = isOn ? "1" : "0" } }
  /// The color of the switch while it is on. This property does not affect accessibility elements.
  open var onTintColor: UIColor?

  /// The color of the switch's thumb. This property does not affect accessibility elements.
  open var thumbTintColor: UIColor?
  /// Returns the appearance proxy for all switches. Changes to the appearance proxy have no effect.
  open override class func appearance() -> UISwitch { UISwitch() }

  /// Creates a switch.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = [.button, .toggleButton]
    accessibilityValue = "0"
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Turns the switch on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Toggles the switch.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }
}
