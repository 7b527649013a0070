// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension UIView {
  /// The view and those in it are shown from now on.
  func moveToWindow() {
    willMove(toWindow: window)
    didMoveToWindow()
    for view in subviews { view.moveToWindow() }
  }

  /// The view and those in it are no longer shown.
  func moveFromWindow() {
    willMove(toWindow: nil)
    didMoveToWindow()
    for view in subviews { view.moveFromWindow() }
  }

  /// Tells the view and those in it that what they depend on has changed.
  func tellTraits(from old: UITraitCollection?) {
    controller?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
    for view in subviews { view.tellTraits(from: old) }
  }
}
