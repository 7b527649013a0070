// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViews
import Foundation

/// An AppKit text object.
@MainActor
@preconcurrency
open class NSText: NSView {
  /// The text.
  open var string = "" { didSet { accessibilityChanged() } }
  /// Whether the user can edit the text.
  open var isEditable = true { didSet { accessibilityChanged() } }
  /// Whether the user can select text.
  open var isSelectable = true
  /// Whether the text can have attributes. This property does not affect accessibility elements.
  open var isRichText = true
  /// The font. This property does not affect accessibility elements.
  open var font: NSFont?
  /// The color. This property does not affect accessibility elements.
  open var textColor: NSColor?
  /// The background color. This property does not affect accessibility elements.
  open var backgroundColor: NSColor?
  /// Whether the background is drawn. This property does not affect accessibility elements.
  open var drawsBackground = true
  /// The selected range of characters.
  open var selectedRange = NSRange(location: 0, length: 0)

  /// Creates a text object.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setAccessibilityElement(true)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the text, unless another accessibility value was set.
  open override func accessibilityValue() -> Any? { super.accessibilityValue() ?? string }
}

/// An editable, multiline AppKit text view.
@MainActor
@preconcurrency
open class NSTextView: NSText {
  /// The delegate, which is notified when the text is edited.
  open weak var delegate: (any NSTextViewDelegate)?
  /// Whether changes to the text can be undone.
  open var allowsUndo = false
  /// Whether straight quotation marks are replaced during typing.
  open var isAutomaticQuoteSubstitutionEnabled = true
  /// Whether hyphens are replaced with dashes during typing.
  open var isAutomaticDashSubstitutionEnabled = true
  /// Whether abbreviations and other text are replaced during typing.
  open var isAutomaticTextReplacementEnabled = true
  /// Whether spelling is corrected during typing.
  open var isAutomaticSpellingCorrectionEnabled = true
  /// Whether spelling is checked.
  open var isContinuousSpellCheckingEnabled = true
  /// Whether a find bar can be used to search the text.
  open var usesFindBar = false
  /// Whether the text view grows horizontally. This property does not affect accessibility elements.
  open var isHorizontallyResizable = false
  /// Whether the text view grows vertically. This property does not affect accessibility elements.
  open var isVerticallyResizable = true
  /// The insets of the text, in points. Insets do not affect accessibility elements.
  open var textContainerInset = NSSize.zero
  /// The text container. This property does not affect accessibility elements.
  public final let textContainer: NSTextContainer? = NSTextContainer()
  /// The color of the insertion point. This property does not affect accessibility elements.
  open var insertionPointColor: NSColor?

  /// Returns a text view inside a scroll view.
  open class func scrollableTextView() -> NSScrollView {
    let view = NSScrollView()
    view.documentView = NSTextView()
    return view
  }
}

extension NSTextView: TextInputObject {
  package var typedText: String { string }
  package var inputRole: Role? { isEditable ? .textField : nil }
  package var takesLines: Bool { true }
  package var mayBeginEditing: Bool { true }
  package var mayEndEditing: Bool { true }

  package func type(_ new: String, replacing range: NSRange, with replacement: String) {
    let may = delegate?.textView(
      self,
      shouldChangeTextIn: range,
      replacementString: replacement
    )
    guard may ?? true else { return }
    string = new
    selectedRange = NSRange(location: range.location + replacement.utf16.count, length: 0)
    delegate?.textDidChange(Notification(name: NSText.didChangeNotification, object: self))
  }

  package func editingDidChange(_ isEditing: Bool) {
    let notification = Notification(name: NSText.didChangeNotification, object: self)
    isEditing
      ? delegate?.textDidBeginEditing(notification) : delegate?.textDidEndEditing(notification)
  }

  package func didReturn() {}
}
