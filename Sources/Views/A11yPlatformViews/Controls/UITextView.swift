// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import Foundation

/// A text of several lines, which is typed into unless it is only for reading.
@MainActor
@preconcurrency
open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit declares it this way, and programs rely on it.
  /// The text.
  open var text: String! = "" {
    didSet {
      if attributed?.string != text { attributed = nil }
      accessibilityChanged()
    }
  }
  private var attributed: NSAttributedString?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit declares it this way, and programs rely on it.
  /// The text with attributes; without any after the text was typed or set.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: text ?? "") }
    set {
      attributed = newValue
      text = newValue?.string ?? ""
    }
  }
  /// Whether a user can change attributes. Unavailable here.
  open var allowsEditingTextAttributes = false
  /// Whether text is predicted. It never is.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Whether a user can change it.
  open var isEditable = true { didSet { accessibilityChanged() } }
  /// Whether a user can choose parts of it.
  open var isSelectable = true
  /// The chosen part of the text.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The distances around the text, in points.
  open var textContainerInset = UIEdgeInsets.zero
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit declares it this way, and programs rely on it.
  /// How links look.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// What becomes a link.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the text follows the size that the user wants.
  open var adjustsFontForContentSizeCategory = false
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The key that ends typing.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether text is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Which letters are capitalised.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The view above the keyboard.
  open var inputAccessoryView: UIView?
  /// The font. It does not affect elements.
  open var font: UIFont?
  /// The colour. It does not affect elements.
  open var textColor: UIColor?
  /// Where lines are aligned. It does not affect elements.
  open var textAlignment = NSTextAlignment.natural

  /// Where lines are set. It does not affect elements.
  public final let textContainer = NSTextContainer()
  /// Whether spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotation marks change while typing.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// How new text looks.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The view instead of the keyboard.
  open var inputView: UIView?
  /// The appearance of all texts. Setting it does nothing.
  open override class func appearance() -> UITextView { UITextView() }

  /// Creates a text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// The text where it is only for reading, unless another label was given.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (isEditable ? nil : text) }
    set { super.accessibilityLabel = newValue }
  }
}

extension UITextView: TextInputObject {
  private var typing: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
  package var typedText: String { text ?? "" }
  package var inputRole: Role? { isEditable ? .textField : nil }
  package var takesLines: Bool { true }
  package var mayBeginEditing: Bool { typing?.textViewShouldBeginEditing(self) ?? true }
  package var mayEndEditing: Bool { typing?.textViewShouldEndEditing(self) ?? true }

  package func type(_ new: String, replacing range: NSRange, with replacement: String) {
    let may = typing?.textView(self, shouldChangeTextIn: range, replacementText: replacement)
    guard may ?? true else { return }
    text = new
    selectedRange = NSRange(location: range.location + replacement.utf16.count, length: 0)
    typing?.textViewDidChange(self)
    typing?.textViewDidChangeSelection(self)
  }

  package func editingDidChange(_ isEditing: Bool) {
    isEditing ? typing?.textViewDidBeginEditing(self) : typing?.textViewDidEndEditing(self)
  }

  package func didReturn() {}
}

extension UITextView {
  /// The chosen part of the text.
  public var selectedTextRange: UITextRange? {
    get {
      let end = selectedRange.location + selectedRange.length
      return UITextRange(UITextPosition(selectedRange.location), UITextPosition(end))
    }
    set {
      guard let newValue else { return }
      let (start, end) = (newValue.start.offset, newValue.end.offset)
      selectedRange = NSRange(location: start, length: end - start)
    }
  }
}
