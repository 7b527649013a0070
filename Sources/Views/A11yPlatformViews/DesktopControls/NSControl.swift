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
  /// The object whose method is called when the control is used.
  open weak var target: AnyObject?
  /// The method that is called when the control is used.
  open var action: Selector?
  /// A number that identifies the control.
  open var tag = 0
  /// Whether the control reports changes continuously while the user operates the control.
  open var isContinuous = false
  /// The font. This property does not affect accessibility elements.
  open var font: NSFont?
  /// The control's size. This property does not affect accessibility elements.
  open var controlSize = ControlSize.regular
  /// The alignment of the control's text. This property does not affect accessibility elements.
  open var alignment = NSTextAlignment.natural
  /// The line break mode for the control's text. This property does not affect accessibility elements.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// Calls a method on an object and returns whether the object has the method.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    action?.call(on: target.map { $0 as AnyObject }, [self]) ?? false
  }

  /// Sets the target object and the method that the control calls.
  final func calls(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Does nothing, because a11ynav does not lay out views.
  open func sizeToFit() {}
  /// Returns whether the control is enabled, unless another accessibility value was set.
  open override func isAccessibilityEnabled() -> Bool {
    isEnabled && super.isAccessibilityEnabled()
  }
}
