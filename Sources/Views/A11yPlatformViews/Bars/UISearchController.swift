// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A search in a bar: what is typed is passed on, and a controller of what was found takes the place of the
/// content meanwhile.
@MainActor
@preconcurrency
open class UISearchController: UIViewController {
  /// The field.
  public final let searchBar = UISearchBar()
  /// The delegate, which is notified of typing.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The controller of what was found.
  public final let searchResultsController: UIViewController?
  /// Whether the search is shown.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if !isActive { searchBar.text = "" }
      change()
    }
  }
  /// Whether the content is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar is hidden while searching.
  open var hidesNavigationBarDuringPresentation = true

  /// What shows the search shows it anew.
  final var onChange: (() -> Void)?

  /// Creates a search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.onEditing = { [weak self] isEditing in
      guard let self else { return }
      if isEditing { isActive = true }
    }
    searchBar.onTyping = { [weak self] in self?.change() }
    searchBar.onCancel = { [weak self] in self?.isActive = false }
  }

  /// The controller that takes the place of the content now.
  var shownResults: UIViewController? { isActive ? searchResultsController : nil }

  private func change() {
    searchResultsUpdater?.updateSearchResults(for: self)
    onChange?()
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }
}

/// Is notified of typing in a search.
@MainActor
@preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  /// The text has changed.
  func updateSearchResults(for searchController: UISearchController)
}
