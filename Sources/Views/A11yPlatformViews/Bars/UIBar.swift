// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

// Bars, whose looks apps set when they start. They do not affect elements.

/// A navigation bar.
open class UINavigationBar: UIView {
  /// Looks that are set for all bars. They do nothing.
  open override class func appearance() -> UINavigationBar { UINavigationBar() }
  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// How the bar looks over content that begins below it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar looks where there is little space.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks where there is little space, over content that begins below it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// How titles look.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How large titles look.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The colour below the bar.
  open var barTintColor: UIColor?
  /// How light or dark the bar is.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The picture of the shadow.
  open var shadowImage: UIImage?
  /// The picture of the button that goes back.
  open var backIndicatorImage: UIImage?
  /// The shape of that picture while screens change.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Whether titles may be large.
  open var prefersLargeTitles = false
  /// What the bar of the screen on top holds.
  open var topItem: UINavigationItem?
  /// Does nothing.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// How much space a bar has.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

/// How light or dark a bar is.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// A bar of tabs.
open class UITabBar: UIView {
  /// Looks that are set for all bars. They do nothing.
  open override class func appearance() -> UITabBar { UITabBar() }
  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance()
  /// How the bar looks over content that ends above it.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour below the bar.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not chosen.
  open var unselectedItemTintColor: UIColor?
  /// The picture below the bar.
  open var backgroundImage: UIImage?
  /// The picture of the shadow.
  open var shadowImage: UIImage?
  /// How light or dark the bar is.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The tabs.
  open var items: [UITabBarItem]?
}

/// A bar of buttons: an element for each.
open class UIToolbar: UIView {
  /// Looks that are set for all bars. They do nothing.
  open override class func appearance() -> UIToolbar { UIToolbar() }
  /// How the bar looks.
  open var standardAppearance = UIToolbarAppearance()
  /// How the bar looks over content that ends above it.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The colour below the bar.
  open var barTintColor: UIColor?
  /// How light or dark the bar is.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The buttons.
  open var items: [UIBarButtonItem]? {
    didSet {
      for view in subviews { view.removeFromSuperview() }
      for item in items ?? [] { addSubview(item.shown) }
    }
  }

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Does nothing.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
