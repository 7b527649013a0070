// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViews
import Foundation

/// A field for a text of one line, which is typed into.
@MainActor
@preconcurrency
open class UITextField: UIControl {
  /// The appearance of all fields. Setting it does nothing.
  open override class func appearance() -> UITextField { UITextField() }
  /// The appearance of fields inside other views. Setting it does nothing.
  open override class func appearance(
    whenContainedInInstancesOf types: [UIAppearanceContainer.Type]
  ) -> UITextField { UITextField() }

  /// The text.
  open var text: String? {
    didSet {
      if attributed?.string != text { attributed = nil }
      accessibilityChanged()
    }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue
      text = newValue?.string
    }
  }
  private var attributed: NSAttributedString?
  /// Whether a user can change attributes. Unavailable here.
  open var allowsEditingTextAttributes = false
  /// What stands there while there is no text.
  open var placeholder: String? { didSet { accessibilityChanged() } }
  /// What stands there while there is no text, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// The delegate, which is notified of typing and can prevent it.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is hidden.
  open var isSecureTextEntry = false { didSet { accessibilityChanged() } }
  /// The font. It does not affect elements.
  open var font: UIFont?
  /// The colour. It does not affect elements.
  open var textColor: UIColor?
  /// Where the text is aligned. It does not affect elements.
  open var textAlignment = NSTextAlignment.natural
  /// How the border is drawn.
  open var borderStyle = BorderStyle.none
  /// When the button that clears is shown.
  open var clearButtonMode = ViewMode.never
  /// The view before the text.
  open var leftView: UIView?
  /// When the view before the text is shown.
  open var leftViewMode = ViewMode.never
  /// The view after the text.
  open var rightView: UIView?
  /// When the view after the text is shown.
  open var rightViewMode = ViewMode.never
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The key that ends typing.
  open var returnKeyType = UIReturnKeyType.default
  /// What kind of text is typed.
  open var textContentType: UITextContentType?
  /// Whether text is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Which letters are capitalised.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the text becomes smaller where there is little space.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the key that ends typing needs a text.
  open var enablesReturnKeyAutomatically = false
  /// The smallest font, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether quotation marks change while typing.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The view instead of the keyboard.
  open var inputView: UIView?
  /// The view above the keyboard.
  open var inputAccessoryView: UIView?

  /// Creates a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// What stands there while there is no text, unless another label was given.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  /// The text, unless another value was given. A hidden one is said as so many bullets.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? (isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text)
    }
    set { super.accessibilityValue = newValue }
  }
}

extension UITextField: TextInputObject {
  package var typedText: String { text ?? "" }
  package var inputRole: Role? { isSecureTextEntry ? .secureTextField : .textField }
  package var takesLines: Bool { false }

  package var mayBeginEditing: Bool {
    isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  package var mayEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  package func type(_ new: String, replacing range: NSRange, with replacement: String) {
    let may = delegate?.textField(
      self,
      shouldChangeCharactersIn: range,
      replacementString: replacement
    )
    guard may ?? true else { return }
    text = new
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  package func editingDidChange(_ isEditing: Bool) {
    sendActions(for: isEditing ? .editingDidBegin : .editingDidEnd)
    isEditing ? delegate?.textFieldDidBeginEditing(self) : delegate?.textFieldDidEndEditing(self)
  }

  package func didReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }
}
