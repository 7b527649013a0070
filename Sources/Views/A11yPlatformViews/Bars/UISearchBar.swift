// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import Foundation

/// A search field.
@MainActor
@preconcurrency
open class UISearchBar: UIView {
  /// The text.
  open var text: String? { didSet { accessibilityChanged() } }
  /// The placeholder that is shown while there is no text.
  open var placeholder: String? { didSet { accessibilityChanged() } }
  /// The delegate, which is notified of editing and of search requests.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The search bar's style. The style does not affect accessibility elements.
  open var searchBarStyle = Style.default
  /// Whether the program asks for a Cancel button in the search bar. A Cancel button is never shown, but Escape ends
  /// editing.
  open var showsCancelButton = false
  /// The keyboard type.
  open var keyboardType = UIKeyboardType.default
  /// The type of the keyboard's Return key.
  open var returnKeyType = UIReturnKeyType.search
  /// The autocorrection type.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The autocapitalization type.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// The text field inside the search bar. The style does not affect accessibility elements.
  public final let searchTextField = UITextField()
  /// The bar's background color. The style does not affect accessibility elements.
  open var barTintColor: UIColor?
  /// The bar's light or dark style.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// Whether the Return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically = true
  /// The search bar's background image.
  open var backgroundImage: UIImage?
  /// The prompt above the search bar.
  open var prompt: String?
  /// The titles of the search scopes. Search scopes are accepted but have no effect.
  open var scopeButtonTitles: [String]?
  /// Returns the appearance proxy for all bars. Changes to the appearance proxy have no effect.
  open override class func appearance() -> UISearchBar { UISearchBar() }

  /// The closure that is called when editing begins or ends.
  final var onEditing: ((Bool) -> Void)?
  final var onTyping: (() -> Void)?
  final var onCancel: (() -> Void)?

  /// Creates a search field.
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

  /// Sets whether the program asks for a Cancel button, which is never shown.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
}

extension UISearchBar: TextInputObject {
  package var typedText: String { text ?? "" }
  package var inputRole: Role? { .searchField }
  package var takesLines: Bool { false }
  package var mayBeginEditing: Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }
  package var mayEndEditing: Bool { delegate?.searchBarShouldEndEditing(self) ?? true }

  package func type(_ new: String, replacing range: NSRange, with replacement: String) {
    let may = delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: replacement)
    guard may ?? true else { return }
    text = new
    delegate?.searchBar(self, textDidChange: new)
    onTyping?()
  }

  package func editingDidChange(_ isEditing: Bool) {
    isEditing
      ? delegate?.searchBarTextDidBeginEditing(self) : delegate?.searchBarTextDidEndEditing(self)
    onEditing?(isEditing)
  }

  package func didReturn() { delegate?.searchBarSearchButtonClicked(self) }
}
