// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import Foundation

/// A field for what is searched, which is typed into.
@MainActor
@preconcurrency
open class UISearchBar: UIView {
  /// The text.
  open var text: String? { didSet { accessibilityChanged() } }
  /// What stands there while there is no text.
  open var placeholder: String? { didSet { accessibilityChanged() } }
  /// The delegate, which is notified of typing and searching.
  open weak var delegate: (any UISearchBarDelegate)?
  /// How it is drawn. It does not affect elements.
  open var searchBarStyle = Style.default
  /// Whether a button that leaves the search is drawn. None is here; Escape ends typing.
  open var showsCancelButton = false
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The key that searches.
  open var returnKeyType = UIReturnKeyType.search
  /// Whether text is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Which letters are capitalised.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// The field itself. It does not affect elements.
  public final let searchTextField = UITextField()
  /// The colour below the bar. It does not affect elements.
  open var barTintColor: UIColor?
  /// How light or dark the bar is.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// Whether the key that searches needs a text.
  open var enablesReturnKeyAutomatically = true
  /// The image below the bar.
  open var backgroundImage: UIImage?
  /// The prompt above the bar.
  open var prompt: String?
  /// What can be chosen to search in. Accepted.
  open var scopeButtonTitles: [String]?
  /// The appearance of all bars. Setting it does nothing.
  open override class func appearance() -> UISearchBar { UISearchBar() }

  /// What a search is told: that typing begins or ends, that the text changed, that Escape was pressed.
  final var onEditing: ((Bool) -> Void)?
  final var onTyping: (() -> Void)?
  final var onCancel: (() -> Void)?

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

  /// Draws the button that leaves the search, or does not. Does nothing here.
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
