// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

// Bars, whose looks apps set when they start. They do not affect elements.

/// A bar of buttons: an element for each.
open class UIToolbar: UIView {
  /// The appearance of all bars. Setting it does nothing.
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
