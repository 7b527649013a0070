// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViews
import Foundation

/// An AppKit label or single-line text field.
@MainActor
@preconcurrency
open class NSTextField: NSControl {
  /// The placeholder that is shown while there is no text.
  open var placeholderString: String? { didSet { accessibilityChanged() } }
  /// The placeholder as an attributed string.
  open var placeholderAttributedString: NSAttributedString? {
    didSet { placeholderString = placeholderAttributedString?.string }
  }
  /// Whether the user can edit the text.
  open var isEditable = true { didSet { accessibilityChanged() } }
  /// Whether the user can select the text.
  open var isSelectable = true
  /// Whether the field's border is drawn.
  open var isBordered = true
  /// Whether the field's border is drawn as a bezel.
  open var isBezeled = true
  /// The style of the field's bezel.
  open var bezelStyle = BezelStyle.squareBezel
  /// Whether the field's background is drawn.
  open var drawsBackground = true
  /// The background color. This property does not affect accessibility elements.
  open var backgroundColor: NSColor?
  /// The color. This property does not affect accessibility elements.
  open var textColor: NSColor?
  /// The maximum number of text lines, or 0 for no limit.
  open var maximumNumberOfLines = 0
  /// Whether the text is limited to a single line.
  open var usesSingleLineMode = false
  /// The delegate, which is notified when the text is edited.
  open weak var delegate: (any NSTextFieldDelegate)?
  /// Whether the text is obscured.
  var isSecure: Bool { false }

  /// Creates a field.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setAccessibilityElement(true)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a text field with initial text.
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
  }

  /// Creates a label.
  public convenience init(labelWithString stringValue: String) {
    self.init(string: stringValue)
    isEditable = false
  }

  /// Returns a label's text or a field's placeholder, unless another accessibility label was set.
  open override func accessibilityLabel() -> String? {
    super.accessibilityLabel() ?? (isEditable ? placeholderString : stringValue)
  }

  /// Returns a field's text, unless another accessibility value was set. The value of obscured text consists of
  /// bullets.
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
