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
