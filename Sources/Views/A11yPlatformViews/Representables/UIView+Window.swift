// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension UIView {
  /// Notifies the view and its descendants that they are shown.
  func moveToWindow() {
    willMove(toWindow: window)
    didMoveToWindow()
    for view in subviews { view.moveToWindow() }
  }

  /// Notifies the view and its descendants that they are no longer shown.
  func moveFromWindow() {
    willMove(toWindow: nil)
    didMoveToWindow()
    for view in subviews { view.moveFromWindow() }
  }

  /// Notifies the view and its descendants that their traits have changed.
  func tellTraits(from old: UITraitCollection?) {
    controller?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
    for view in subviews { view.tellTraits(from: old) }
  }
}
