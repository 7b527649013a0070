// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// What the bar above a controller holds, which a navigation controller shows.
@MainActor
@preconcurrency
open class UINavigationItem: NSObject {
  /// When titles are large.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

  /// The title.
  open var title: String? { didSet { changed() } }
  /// The view in place of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// The prompt above the title.
  open var prompt: String? { didSet { changed() } }
  /// The title of the button that goes back here.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The button that goes back here.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// Whether the button that goes back is hidden.
  open var hidesBackButton = false { didSet { changed() } }
  /// When titles are large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The button at the beginning.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The button at the end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The buttons at the beginning, the first at the edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The buttons at the end, the first at the edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// Whether the buttons at the beginning are beside the one that goes back, and not in its place.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// What the button that goes back does in place of that.
  open var backAction: UIAction? { didSet { changed() } }
  /// The search.
  open var searchController: UISearchController? { didSet { changed() } }
  /// Whether the search is hidden while the content scrolls.
  open var hidesSearchBarWhenScrolling = true
  /// How the bar looks.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks over content that begins below it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The controller whose bar it is.
  final weak var owner: UIViewController?
  let promptLabel = UILabel()

  /// The title, or else that of the controller.
  var spokenTitle: String? { title ?? owner?.title }

  private func changed() { owner?.navigationController?.navigationBar.accessibilityChanged() }

  /// Sets the button at the beginning.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button at the end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the buttons at the beginning.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the buttons at the end.
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

  /// What the bar above holds.
  public var navigationItem: UINavigationItem { items.navigationItem }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit declares it this way, and programs rely on it.
  /// What the bar of tabs holds.
  public var tabBarItem: UITabBarItem! {
    get { items.tabBarItem }
    set { items.tabBarItem = newValue }
  }
  /// The buttons of the bar below, which a navigation controller shows if its bar is not hidden.
  public var toolbarItems: [UIBarButtonItem]? {
    get { items.toolbarItems }
    set {
      items.toolbarItems = newValue
      navigationController?.showToolbar()
    }
  }
  /// Sets the buttons of the bar below.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
}

/// What bars hold for a controller.
@MainActor
private final class BarItems {
  let navigationItem = UINavigationItem()
  var tabBarItem: UITabBarItem? = UITabBarItem()
  var toolbarItems: [UIBarButtonItem]?

  init(of controller: UIViewController) { navigationItem.owner = controller }
}
