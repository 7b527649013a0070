// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// The content that a navigation controller shows in its navigation bar for one of its view controllers.
@MainActor
@preconcurrency
open class UINavigationItem: NSObject {
  /// A setting that determines when large titles are shown.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

  /// The title.
  open var title: String? { didSet { changed() } }
  /// A view that is shown instead of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// The prompt above the navigation bar's title.
  open var prompt: String? { didSet { changed() } }
  /// The title of the Back button that returns from the next screen to this screen.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The Back button that returns from the next screen to this screen.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// Whether the Back button is hidden.
  open var hidesBackButton = false { didSet { changed() } }
  /// A setting that determines when large titles are shown.
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
  /// The leading bar buttons, starting with the button nearest to the edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The trailing bar buttons, starting with the button nearest to the edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// Whether the leading buttons appear beside the Back button rather than replacing it.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The action that the Back button performs instead of returning to the previous screen.
  open var backAction: UIAction? { didSet { changed() } }
  /// The search controller.
  open var searchController: UISearchController? { didSet { changed() } }
  /// Whether the search bar is hidden while the content scrolls.
  open var hidesSearchBarWhenScrolling = true
  /// The bar's appearance.
  open var standardAppearance: UINavigationBarAppearance?
  /// The bar's appearance when no content is behind the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The controller to which the navigation item belongs.
  final weak var owner: UIViewController?
  let promptLabel = UILabel()

  /// The navigation item's title or, if there is none, the controller's title.
  var spokenTitle: String? { title ?? owner?.title }

  private func changed() { owner?.navigationController?.navigationBar.accessibilityChanged() }

  /// Sets a single leading bar button.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets a single trailing bar button.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the leading bar buttons.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the trailing bar buttons.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Creates a navigation item with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
}

extension UIViewController {
  private var items: BarItems { keeping { BarItems(of: self) } }

  /// The navigation bar's content while the controller is on a navigation stack.
  public var navigationItem: UINavigationItem { items.navigationItem }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The item that represents the controller in a tab bar. As in UIKit, this property is implicitly unwrapped.
  public var tabBarItem: UITabBarItem! {
    get { items.tabBarItem }
    set { items.tabBarItem = newValue }
  }
  /// The buttons that a navigation controller shows in its toolbar, unless the toolbar is hidden.
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

/// A view controller's bar items.
@MainActor
private final class BarItems {
  let navigationItem = UINavigationItem()
  var tabBarItem: UITabBarItem? = UITabBarItem()
  var toolbarItems: [UIBarButtonItem]?

  init(of controller: UIViewController) { navigationItem.owner = controller }
}
