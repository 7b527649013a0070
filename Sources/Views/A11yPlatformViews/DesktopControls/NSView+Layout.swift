// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

// There is no layout and no drawing, so this is accepted.

extension NSView {
  /// Lays the view out now, and those in it, where that is needed.
  public func layoutSubtreeIfNeeded() {
    if needsLayout {
      needsLayout = false
      layout()
    }
    for view in subviews { view.layoutSubtreeIfNeeded() }
  }
}
