// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A controller for a search bar. The controller notifies the program when the user types in the search field. The
/// results controller, if there is one, replaces the content during a search.
@MainActor
@preconcurrency
open class UISearchController: UIViewController {
  /// The search field.
  public final let searchBar = UISearchBar()
  /// The object that is notified when the search text changes.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The controller that shows the search results.
  public final let searchResultsController: UIViewController?
  /// Whether the search is active.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if !isActive { searchBar.text = "" }
      change()
    }
  }
  /// Whether the content is dimmed during a search.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden during a search.
  open var hidesNavigationBarDuringPresentation = true

  /// The closure that updates the view in which the search bar is shown.
  final var onChange: (() -> Void)?

  /// Creates a search controller.
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

  /// The results controller that currently replaces the content, or `nil` if no search is active.
  var shownResults: UIViewController? { isActive ? searchResultsController : nil }

  private func change() {
    searchResultsUpdater?.updateSearchResults(for: self)
    onChange?()
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }
}

/// A type that is notified when the search text changes.
@MainActor
@preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  /// Updates the results after the search text has changed.
  func updateSearchResults(for searchController: UISearchController)
}
