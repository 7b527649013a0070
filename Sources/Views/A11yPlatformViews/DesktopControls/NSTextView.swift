// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViews
import Foundation

/// A text of AppKit.
@MainActor
@preconcurrency
open class NSText: NSView {
  /// The text.
  open var string = "" { didSet { accessibilityChanged() } }
  /// Whether the text can be changed.
  open var isEditable = true { didSet { accessibilityChanged() } }
  /// Whether the text can be chosen.
  open var isSelectable = true
  /// Whether the text has attributes. It does not affect elements.
  open var isRichText = true
  /// The font. It does not affect elements.
  open var font: NSFont?
  /// The colour. It does not affect elements.
  open var textColor: NSColor?
  /// The colour behind the text. It does not affect elements.
  open var backgroundColor: NSColor?
  /// Whether a background is drawn. It does not affect elements.
  open var drawsBackground = true
  /// The characters that are chosen.
  open var selectedRange = NSRange(location: 0, length: 0)

  /// Creates a text.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setAccessibilityElement(true)
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// The text, unless another value was set.
  open override func accessibilityValue() -> Any? { super.accessibilityValue() ?? string }
}

/// A text of several lines of AppKit, which is typed into.
@MainActor
@preconcurrency
open class NSTextView: NSText {
  /// The delegate, which is notified of typing.
  open weak var delegate: (any NSTextViewDelegate)?
  /// Whether changes can be undone.
  open var allowsUndo = false
  /// Whether quotation marks change while typing.
  open var isAutomaticQuoteSubstitutionEnabled = true
  /// Whether dashes change while typing.
  open var isAutomaticDashSubstitutionEnabled = true
  /// Whether texts are replaced while typing.
  open var isAutomaticTextReplacementEnabled = true
  /// Whether spelling is corrected while typing.
  open var isAutomaticSpellingCorrectionEnabled = true
  /// Whether spelling is checked.
  open var isContinuousSpellCheckingEnabled = true
  /// Whether one can search in the text.
  open var usesFindBar = false
  /// Whether the text grows to the side. It does not affect elements.
  open var isHorizontallyResizable = false
  /// Whether the text grows down. It does not affect elements.
  open var isVerticallyResizable = true
  /// The space around the text, in points. It does not affect elements.
  open var textContainerInset = NSSize.zero
  /// Where lines are set. It does not affect elements.
  public final let textContainer: NSTextContainer? = NSTextContainer()
  /// The colour of the place of the insertion point. It does not affect elements.
  open var insertionPointColor: NSColor?

  /// A text that scrolls.
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
