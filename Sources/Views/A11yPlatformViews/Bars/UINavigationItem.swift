// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// What the bar above a controller holds. Accepted: SwiftUI's `toolbar` is what can be heard.
@MainActor
@preconcurrency
open class UINavigationItem: NSObject {
  /// When titles are large.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

  /// The title.
  open var title: String?
  /// The view in place of the title.
  open var titleView: UIView?
  /// The words above the title.
  open var prompt: String?
  /// The words of the button that goes back here.
  open var backButtonTitle: String?
  /// The button that goes back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether the button that goes back is hidden.
  open var hidesBackButton = false
  /// When titles are large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The button at the beginning.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button at the end.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The buttons at the beginning.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the end.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The search.
  open var searchController: UISearchController?
  /// Whether the search is hidden while the content scrolls.
  open var hidesSearchBarWhenScrolling = true
  /// How the bar looks.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks over content that begins below it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Makes what a bar holds, with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
}

/// A search in a bar. Accepted: SwiftUI's `searchable` is what can be heard.
@MainActor
@preconcurrency
open class UISearchController: UIViewController {
  /// The field.
  public final let searchBar = UISearchBar()
  /// Who is told about typing.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The controller of what was found.
  public final let searchResultsController: UIViewController?
  /// Whether the search is shown.
  open var isActive = false
  /// Whether the content is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar is hidden while searching.
  open var hidesNavigationBarDuringPresentation = true

  /// Creates a search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }
}

/// Is told about typing in a search.
@MainActor
@preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  /// The words changed.
  func updateSearchResults(for searchController: UISearchController)
}

extension UIViewController {
  private var items: BarItems { keeping { BarItems() } }

  /// What the bar above holds. Accepted.
  public var navigationItem: UINavigationItem { items.navigationItem }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit declares it this way, and programs rely on it.
  /// What the bar of tabs holds. Accepted.
  public var tabBarItem: UITabBarItem! {
    get { items.tabBarItem }
    set { items.tabBarItem = newValue }
  }
  /// The buttons of the bar below. Accepted.
  public var toolbarItems: [UIBarButtonItem]? {
    get { items.toolbarItems }
    set { items.toolbarItems = newValue }
  }
}

/// What bars hold for a controller.
@MainActor
private final class BarItems {
  let navigationItem = UINavigationItem()
  var tabBarItem: UITabBarItem? = UITabBarItem()
  var toolbarItems: [UIBarButtonItem]?
}
