// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Drawing, layout and touches do not affect elements.

extension UIView {
  /// The view's center, in its superview's coordinates.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin.x = newValue.x - frame.width / 2
      frame.origin.y = newValue.y - frame.height / 2
    }
  }
}
