// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

// There is no layout and no drawing, so these functions have no effect.

extension NSView {
  /// Lays out the view and its descendants immediately, if necessary.
  public func layoutSubtreeIfNeeded() {
    if needsLayout {
      needsLayout = false
      layout()
    }
    for view in subviews { view.layoutSubtreeIfNeeded() }
  }
}
