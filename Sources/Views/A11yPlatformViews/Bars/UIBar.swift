// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

// Apps set the appearance of bars at launch. The appearance does not affect elements.

/// A toolbar that contains an element for each button.
open class UIToolbar: UIView {
  /// Returns the appearance proxy for all bars. Changes to the appearance proxy have no effect.
  open override class func appearance() -> UIToolbar { UIToolbar() }
  /// The bar's appearance.
  open var standardAppearance = UIToolbarAppearance()
  /// The bar's appearance when no content is behind the bar.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The bar's background color.
  open var barTintColor: UIColor?
  /// The bar's light or dark style.
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
  /// Does nothing, because a11ynav does not draw views.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
}
