// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import Foundation

/// A field for what is searched, which is typed into.
@MainActor
open class UISearchBar: UIView {
  /// How it is drawn. It does not affect elements.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// The text.
  open var text: String? { didSet { accessibilityChanged() } }
  /// What stands there while there is no text.
  open var placeholder: String? { didSet { accessibilityChanged() } }
  /// Who is told about typing and searching.
  open weak var delegate: (any UISearchBarDelegate)?
  /// How it is drawn. It does not affect elements.
  open var searchBarStyle = Style.default
  /// Whether a button that leaves the search is drawn. None is here; Escape ends typing.
  open var showsCancelButton = false
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The key that searches.
  open var returnKeyType = UIReturnKeyType.search
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Which letters are capitalised.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Makes a field.
  public required override init(frame: CGRect) {
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
  }

  package func editingDidChange(_ isEditing: Bool) {
    isEditing
      ? delegate?.searchBarTextDidBeginEditing(self) : delegate?.searchBarTextDidEndEditing(self)
  }

  package func didReturn() { delegate?.searchBarSearchButtonClicked(self) }
}

/// Is told about typing in a field for what is searched.
@MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Whether typing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Typing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether typing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Typing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a part may be replaced.
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// The key that searches was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button that leaves the search was activated. There is none here.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// It may.
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
