// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import Foundation

/// A multiline text view. The text view is read-only if `isEditable` is `false`.
@MainActor
@preconcurrency
open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text. As in UIKit, this property is implicitly unwrapped.
  open var text: String! = "" {
    didSet {
      if attributed?.string != text { attributed = nil }
      accessibilityChanged()
    }
  }
  private var attributed: NSAttributedString?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view's text as an attributed string. The attributes are discarded when the user changes the text. As in UIKit,
  /// this property is implicitly unwrapped.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: text ?? "") }
    set {
      attributed = newValue
      text = newValue?.string ?? ""
    }
  }
  /// Whether the user can change the text's attributes. This setting has no effect in a11ynav.
  open var allowsEditingTextAttributes = false
  /// A setting for inline predictions, which has no effect in a11ynav.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Whether the user can edit the text.
  open var isEditable = true { didSet { accessibilityChanged() } }
  /// Whether the user can select text.
  open var isSelectable = true
  /// The selected range in the text.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The insets of the text, in points.
  open var textContainerInset = UIEdgeInsets.zero
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text attributes of links. As in UIKit, this property is implicitly unwrapped.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The kinds of data that are shown as links, such as phone numbers.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the text follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false
  /// The keyboard type.
  open var keyboardType = UIKeyboardType.default
  /// The type of the Return key.
  open var returnKeyType = UIReturnKeyType.default
  /// The autocorrection type.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The autocapitalization type.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The view above the keyboard.
  open var inputAccessoryView: UIView?
  /// The font. This property does not affect accessibility elements.
  open var font: UIFont?
  /// The color. This property does not affect accessibility elements.
  open var textColor: UIColor?
  /// The alignment of text lines. This property does not affect accessibility elements.
  open var textAlignment = NSTextAlignment.natural

  /// The text container. This property does not affect accessibility elements.
  public final let textContainer = NSTextContainer()
  /// Whether spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether straight quotation marks are replaced during typing.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// The attributes of text that the user types.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// A view that is shown instead of the keyboard.
  open var inputView: UIView?
  /// Returns the appearance proxy for all text views. Changes to the appearance proxy have no effect.
  open override class func appearance() -> UITextView { UITextView() }

  /// Creates a text view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// The accessibility label, which is the text of a read-only view unless another label was set.
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
  /// The selected range in the text.
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
