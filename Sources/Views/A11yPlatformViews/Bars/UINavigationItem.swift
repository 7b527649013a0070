// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// The content of a controller's navigation bar, which a navigation controller shows.
@MainActor
@preconcurrency
open class UINavigationItem: NSObject {
  /// The condition for showing large titles.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

  /// The title.
  open var title: String? { didSet { changed() } }
  /// The view that replaces the title.
  open var titleView: UIView? { didSet { changed() } }
  /// The prompt above the title of the bar.
  open var prompt: String? { didSet { changed() } }
  /// The title of the Back button that returns to this screen.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The Back button that returns to this screen.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// Whether the Back button is hidden.
  open var hidesBackButton = false { didSet { changed() } }
  /// The condition for showing large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The leading button.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The trailing button.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The leading buttons, starting with the button at the edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The trailing buttons, starting with the button at the edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// Whether the leading buttons appear beside the Back button rather than replacing it.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The action that the Back button performs instead of going back.
  open var backAction: UIAction? { didSet { changed() } }
  /// The search controller.
  open var searchController: UISearchController? { didSet { changed() } }
  /// Whether the search bar is hidden while the content scrolls.
  open var hidesSearchBarWhenScrolling = true
  /// The bar's appearance.
  open var standardAppearance: UINavigationBarAppearance?
  /// The bar's appearance when the content begins below the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The controller to which the item belongs.
  final weak var owner: UIViewController?
  let promptLabel = UILabel()

  /// The title or, if there is none, the controller's title.
  var spokenTitle: String? { title ?? owner?.title }

  private func changed() { owner?.navigationController?.navigationBar.accessibilityChanged() }

  /// Sets the leading button.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the trailing button.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the leading buttons.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the trailing buttons.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Creates an item with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
}

extension UIViewController {
  private var items: BarItems { keeping { BarItems(of: self) } }

  /// The content of the controller's navigation bar.
  public var navigationItem: UINavigationItem { items.navigationItem }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's item in a tab bar. As in UIKit, this property is implicitly unwrapped.
  public var tabBarItem: UITabBarItem! {
    get { items.tabBarItem }
    set { items.tabBarItem = newValue }
  }
  /// The toolbar's buttons, which a navigation controller shows unless its toolbar is hidden.
  public var toolbarItems: [UIBarButtonItem]? {
    get { items.toolbarItems }
    set {
      items.toolbarItems = newValue
      navigationController?.showToolbar()
    }
  }
  /// Sets the toolbar's buttons.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
}

/// A controller's bar items.
@MainActor
private final class BarItems {
  let navigationItem = UINavigationItem()
  var tabBarItem: UITabBarItem? = UITabBarItem()
  var toolbarItems: [UIBarButtonItem]?

  init(of controller: UIViewController) { navigationItem.owner = controller }
}
