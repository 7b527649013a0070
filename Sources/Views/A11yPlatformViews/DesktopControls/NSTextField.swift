// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViews
import Foundation

/// A text of one line of AppKit: one that is typed into, or a label.
@MainActor
@preconcurrency
open class NSTextField: NSControl {
  /// What stands there while there is no text.
  open var placeholderString: String? { didSet { accessibilityChanged() } }
  /// What stands there while there is no text, with attributes.
  open var placeholderAttributedString: NSAttributedString? {
    didSet { placeholderString = placeholderAttributedString?.string }
  }
  /// Whether the text can be changed.
  open var isEditable = true { didSet { accessibilityChanged() } }
  /// Whether the text can be chosen.
  open var isSelectable = true
  /// Whether a border is drawn.
  open var isBordered = true
  /// Whether the border is drawn in the usual way.
  open var isBezeled = true
  /// How the border is drawn.
  open var bezelStyle = BezelStyle.squareBezel
  /// Whether a background is drawn.
  open var drawsBackground = true
  /// The colour behind the text. It does not affect elements.
  open var backgroundColor: NSColor?
  /// The colour. It does not affect elements.
  open var textColor: NSColor?
  /// How many lines there are at most; 0 for any number.
  open var maximumNumberOfLines = 0
  /// Whether there is one line.
  open var usesSingleLineMode = false
  /// Whether the ring of the keyboard's focus is drawn. It does not affect elements.
  open var focusRingType = NSFocusRingType.default
  /// The delegate, which is notified of typing.
  open weak var delegate: (any NSTextFieldDelegate)?
  /// Whether the text is hidden.
  var isSecure: Bool { false }

  /// Creates a field.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setAccessibilityElement(true)
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a field with a text.
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
  }

  /// Creates a label.
  public convenience init(labelWithString stringValue: String) {
    self.init(string: stringValue)
    isEditable = false
  }

  /// A label's text, or a field's placeholder, unless a label was set.
  open override func accessibilityLabel() -> String? {
    super.accessibilityLabel() ?? (isEditable ? placeholderString : stringValue)
  }

  /// A field's text, unless a value was set. A hidden one is said as so many bullets.
  open override func accessibilityValue() -> Any? {
    if let value = super.accessibilityValue() { return value }
    guard isEditable else { return nil }
    return isSecure ? String(repeating: "•", count: stringValue.count) : stringValue
  }
}

extension NSTextField: TextInputObject {
  package var typedText: String { stringValue }
  package var inputRole: Role? { isEditable ? isSecure ? .secureTextField : .textField : nil }
  package var takesLines: Bool { false }
  package var mayBeginEditing: Bool { isEnabled }
  package var mayEndEditing: Bool { true }

  package func type(_ new: String, replacing range: NSRange, with replacement: String) {
    stringValue = new
    delegate?.controlTextDidChange(notification(NSControl.textDidChangeNotification))
  }

  package func editingDidChange(_ isEditing: Bool) {
    if isEditing {
      delegate?.controlTextDidBeginEditing(
        notification(NSControl.textDidBeginEditingNotification)
      )
    } else {
      delegate?.controlTextDidEndEditing(notification(NSControl.textDidEndEditingNotification))
    }
  }

  package func didReturn() {
    delegate?.controlTextDidEndEditing(notification(NSControl.textDidEndEditingNotification))
  }

  private func notification(_ name: Notification.Name) -> Notification {
    Notification(name: name, object: self)
  }
}
