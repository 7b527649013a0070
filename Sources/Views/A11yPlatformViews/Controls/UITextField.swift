// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViews
import Foundation

/// A single-line text field.
@MainActor
@preconcurrency
open class UITextField: UIControl {
  /// Returns the appearance proxy for all text fields. Changes to the appearance proxy have no effect.
  open override class func appearance() -> UITextField { UITextField() }
  /// Returns the appearance proxy for text fields inside other views. Changes to the appearance proxy have no effect.
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
  /// The field's text as an attributed string.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue
      text = newValue?.string
    }
  }
  private var attributed: NSAttributedString?
  /// Whether the user can change the text's attributes. This setting has no effect in a11ynav.
  open var allowsEditingTextAttributes = false
  /// The placeholder that is shown while there is no text.
  open var placeholder: String? { didSet { accessibilityChanged() } }
  /// The placeholder as an attributed string.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// The delegate, which is notified of edits and can prevent them.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is obscured.
  open var isSecureTextEntry = false { didSet { accessibilityChanged() } }
  /// The font. This property does not affect accessibility elements.
  open var font: UIFont?
  /// The color. This property does not affect accessibility elements.
  open var textColor: UIColor?
  /// The alignment of the field's text. This property does not affect accessibility elements.
  open var textAlignment = NSTextAlignment.natural
  /// The style of the field's border.
  open var borderStyle = BorderStyle.none
  /// A setting that determines when the Clear button is shown.
  open var clearButtonMode = ViewMode.never
  /// A view that is shown before the field's text.
  open var leftView: UIView?
  /// A setting that determines when the view before the field's text is shown.
  open var leftViewMode = ViewMode.never
  /// A view that is shown after the field's text.
  open var rightView: UIView?
  /// A setting that determines when the view after the field's text is shown.
  open var rightViewMode = ViewMode.never
  /// The keyboard type.
  open var keyboardType = UIKeyboardType.default
  /// The type of the Return key.
  open var returnKeyType = UIReturnKeyType.default
  /// The type of text that the user enters in the field.
  open var textContentType: UITextContentType?
  /// The autocorrection type.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The autocapitalization type.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the text shrinks if space is limited.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the Return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically = false
  /// The smallest font size for the field's text, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether straight quotation marks are replaced during typing.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// A view that is shown instead of the keyboard.
  open var inputView: UIView?
  /// The view above the keyboard.
  open var inputAccessoryView: UIView?

  /// Creates a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// The accessibility label, which is the placeholder unless another label was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  /// The accessibility value, which is the text unless another value was set. The value of obscured text consists of
  /// bullets.
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
