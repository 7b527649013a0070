// SPDX-License-Identifier: MIT

import Foundation

/// A switch of UIKit.
@MainActor
@preconcurrency
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false { didSet { accessibilityValue = isOn ? "1" : "0" } }
  /// The colour while it is on. It does not affect elements.
  open var onTintColor: UIColor?

  /// The colour of the knob. It does not affect elements.
  open var thumbTintColor: UIColor?
  /// The appearance of all switches. Setting it does nothing.
  open override class func appearance() -> UISwitch { UISwitch() }

  /// Creates a switch.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = [.button, .toggleButton]
    accessibilityValue = "0"
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Turns it to the other side.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }
}
