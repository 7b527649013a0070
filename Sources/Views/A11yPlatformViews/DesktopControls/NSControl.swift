// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// An AppKit control.
@MainActor
@preconcurrency
open class NSControl: NSView {
  /// Whether the control is enabled.
  open var isEnabled = true { didSet { accessibilityChanged() } }
  /// The control's value as text.
  open var stringValue = "" { didSet { accessibilityChanged() } }
  /// The control's value as a number.
  open var doubleValue: Double {
    get { Double(stringValue) ?? 0 }
    set { stringValue = "\(newValue)" }
  }
  /// The control's value as a number.
  open var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  /// The control's value as an integer.
  open var integerValue: Int {
    get { Int(exactly: doubleValue.rounded()) ?? 0 }
    set { stringValue = "\(newValue)" }
  }
  /// The control's value as an attributed string.
  open var attributedStringValue: NSAttributedString {
    get { NSAttributedString(string: stringValue) }
    set { stringValue = newValue.string }
  }
  /// The object whose method the control calls.
  open weak var target: AnyObject?
  /// The method that the control calls when a user uses the control.
  open var action: Selector?
  /// A number that identifies the control.
  open var tag = 0
  /// Whether the control reports each change immediately.
  open var isContinuous = false
  /// The font. This property does not affect elements.
  open var font: NSFont?
  /// The size of the control. This property does not affect elements.
  open var controlSize = ControlSize.regular
  /// The alignment of the control's text. This property does not affect elements.
  open var alignment = NSTextAlignment.natural
  /// The line break mode. This property does not affect elements.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// Calls a method of an object and returns whether the object has the method.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    action?.call(on: target.map { $0 as AnyObject }, [self]) ?? false
  }

  /// Sets the object and the method that the control calls.
  final func calls(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Does nothing, because there is no layout.
  open func sizeToFit() {}
  /// Returns whether the control is enabled, unless another value was set.
  open override func isAccessibilityEnabled() -> Bool {
    isEnabled && super.isAccessibilityEnabled()
  }
}
