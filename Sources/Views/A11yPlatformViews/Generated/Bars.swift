// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// How much space a bar has.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
}

/// How light or dark a bar is.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// A bar of tabs. Its items are lost; the tabs of a `UITabBarController` can be chosen.
open class UITabBar: UIView {
  /// The appearance of all bars. Setting it does nothing.
  open override class func appearance() -> UITabBar { UITabBar() }
  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance()
  /// How the bar looks over content that ends above it.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour below the bar.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not chosen.
  open var unselectedItemTintColor: UIColor?
  /// The image below the bar.
  open var backgroundImage: UIImage?
  /// The image of the shadow.
  open var shadowImage: UIImage?
  /// How light or dark the bar is.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The tabs.
  open var items: [UITabBarItem]?
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// How a bar looks.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
  /// The colour below the bar.
  open var backgroundColor: UIColor?
  /// The image below the bar.
  open var backgroundImage: UIImage?
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// The image of the shadow.
  open var shadowImage: UIImage?
  /// The blur below the bar.
  open var backgroundEffect: UIVisualEffect?
  /// Does nothing.
  open func configureWithDefaultBackground() {}
  /// Does nothing.
  open func configureWithOpaqueBackground() {}
  /// Does nothing.
  open func configureWithTransparentBackground() {}
  /// Creates the looks of another bar; none of them affects elements.
  public convenience init(barAppearance: UIBarAppearance) { self.init() }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles look.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button that goes back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// How the button that ends looks.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Where titles are.
  open var titlePositionAdjustment = UIOffset.zero
  /// Does nothing: nothing is drawn.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {}
}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with a title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with a title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look where there is little space.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the chosen tab.
  open var selectionIndicatorTintColor: UIColor?
}

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
}

/// How a part of a bar looks in one state.
@MainActor @preconcurrency open class UIBarItemStateAppearance: NSObject {
  /// The attributes of the text.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The position of the text.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image below.
  open var backgroundImage: UIImage?
  /// The colour of the image.
  open var iconColor: UIColor?
  /// The colour behind a badge.
  open var badgeBackgroundColor: UIColor?
  /// How a badge looks.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a part of a bar looks. It does not affect elements.
@MainActor @preconcurrency open class UIBarItemAppearance: NSObject {
  /// How it looks as usual.
  public final let normal = UIBarItemStateAppearance()
  /// How it looks while it is touched.
  public final let highlighted = UIBarItemStateAppearance()
  /// How it looks while it cannot be used.
  public final let disabled = UIBarItemStateAppearance()
  /// How it looks while keyboard focus is there.
  public final let focused = UIBarItemStateAppearance()
  /// How it looks while it is chosen.
  public final let selected = UIBarItemStateAppearance()
}

/// How a button of a bar looks.
public final class UIBarButtonItemAppearance: UIBarItemAppearance {
  /// Creates the looks of a kind of button.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
}

/// How a tab looks.
public final class UITabBarItemAppearance: UIBarItemAppearance {
  /// How a tab is arranged.
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }
  /// Creates the looks of a kind of tab.
  public convenience init(style: Style) { self.init() }
}

/// Is notified of typing in a field for what is searched.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
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

extension UIBarButtonItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    case plain, done = 2, prominent = 3
  }

  /// A button with a system title.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, close = 24
  }
}

extension UISearchBar {
  /// How it is drawn. It does not affect elements.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }
}
