// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A control of AppKit.
@MainActor
@preconcurrency
open class NSControl: NSView {
  /// Whether the control can be used.
  open var isEnabled = true { didSet { accessibilityChanged() } }
  /// What the control shows, as a text.
  open var stringValue = "" { didSet { accessibilityChanged() } }
  /// What the control shows, as a number.
  open var doubleValue: Double {
    get { Double(stringValue) ?? 0 }
    set { stringValue = "\(newValue)" }
  }
  /// What the control shows, as a number.
  open var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  /// What the control shows, as a whole number.
  open var integerValue: Int {
    get { Int(exactly: doubleValue.rounded()) ?? 0 }
    set { stringValue = "\(newValue)" }
  }
  /// What the control shows, with attributes.
  open var attributedStringValue: NSAttributedString {
    get { NSAttributedString(string: stringValue) }
    set { stringValue = newValue.string }
  }
  /// Whose method is called.
  open weak var target: AnyObject?
  /// The method that is called when the control is used.
  open var action: Selector?
  /// A number that identifies the control.
  open var tag = 0
  /// Whether the control reports each change at once.
  open var isContinuous = false
  /// The font. It does not affect elements.
  open var font: NSFont?
  /// How large the control is. It does not affect elements.
  open var controlSize = ControlSize.regular
  /// Where the text is aligned. It does not affect elements.
  open var alignment = NSTextAlignment.natural
  /// How lines end. It does not affect elements.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// Calls a method of an object; returns whether it has one.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    action?.call(on: target.map { $0 as AnyObject }, [self]) ?? false
  }

  /// Sets whose method is called.
  final func calls(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Does nothing: there is no layout.
  open func sizeToFit() {}
  /// Whether the control can be used, unless something else was said.
  open override func isAccessibilityEnabled() -> Bool {
    isEnabled && super.isAccessibilityEnabled()
  }
}
