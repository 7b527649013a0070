// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

// Views are neither positioned nor drawn, so this function only runs a program's own layout code.

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
