// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The amount of space in a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
}

/// The light or dark style of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// A tab bar. Its items cannot be heard; the tabs of a `UITabBarController` can be selected.
open class UITabBar: UIView {
  /// Returns the appearance proxy for all bars, which has no effect.
  open override class func appearance() -> UITabBar { UITabBar() }
  /// The bar's appearance.
  open var standardAppearance = UITabBarAppearance()
  /// The bar's appearance over content that ends above it.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The bar's background color.
  open var barTintColor: UIColor?
  /// The color of tabs that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// The bar's background image.
  open var backgroundImage: UIImage?
  /// The shadow image.
  open var shadowImage: UIImage?
  /// The bar's light or dark style.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The tabs.
  open var items: [UITabBarItem]?
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// The appearance of a bar.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
  /// The bar's background color.
  open var backgroundColor: UIColor?
  /// The bar's background image.
  open var backgroundImage: UIImage?
  /// The color of the shadow.
  open var shadowColor: UIColor?
  /// The shadow image.
  open var shadowImage: UIImage?
  /// The background effect.
  open var backgroundEffect: UIVisualEffect?
  /// Does nothing.
  open func configureWithDefaultBackground() {}
  /// Does nothing.
  open func configureWithOpaqueBackground() {}
  /// Does nothing.
  open func configureWithTransparentBackground() {}
  /// Creates an appearance from another bar's. Appearances do not affect elements.
  public convenience init(barAppearance: UIBarAppearance) { self.init() }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the Back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the Done button.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The adjustment of title positions.
  open var titlePositionAdjustment = UIOffset.zero
  /// Does nothing, because nothing is drawn.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {}
}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with a title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with a title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs where space is limited.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The background color of the selected tab.
  open var selectionIndicatorTintColor: UIColor?
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
}

/// The appearance of a bar item in one state.
@MainActor @preconcurrency open class UIBarItemStateAppearance: NSObject {
  /// The attributes of the text.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The position of the text.
  open var titlePositionAdjustment = UIOffset.zero
  /// The background image.
  open var backgroundImage: UIImage?
  /// The color of the image.
  open var iconColor: UIColor?
  /// The background color of a badge.
  open var badgeBackgroundColor: UIColor?
  /// The text attributes of a badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a bar item. It does not affect elements.
@MainActor @preconcurrency open class UIBarItemAppearance: NSObject {
  /// The appearance in the normal state.
  public final let normal = UIBarItemStateAppearance()
  /// The appearance while the item is touched.
  public final let highlighted = UIBarItemStateAppearance()
  /// The appearance while the item is disabled.
  public final let disabled = UIBarItemStateAppearance()
  /// The appearance while the item has keyboard focus.
  public final let focused = UIBarItemStateAppearance()
  /// The appearance while the item is selected.
  public final let selected = UIBarItemStateAppearance()
}

/// The appearance of a bar button.
public final class UIBarButtonItemAppearance: UIBarItemAppearance {
  /// Creates the appearance of a kind of button.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
}

/// The appearance of a tab.
public final class UITabBarItemAppearance: UIBarItemAppearance {
  /// The arrangement of a tab.
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }
  /// Creates the appearance of a kind of tab.
  public convenience init(style: Style) { self.init() }
}

/// A delegate that is notified of typing in a search field.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
  /// Returns whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Tells the delegate that the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether a part of the text may be replaced.
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Tells the delegate that the Search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the Cancel button was activated. There is no such button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Returns `true`.
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
  /// The style of a button.
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
  /// The drawing style. It does not affect elements.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }
}
