// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

// Dragging is not supported, so a drag point is reported as having no audible effect.

extension AccessibilityAttribute {
  static var dragPoint: Self {
    .unheard(
      "uses accessibilityDragPoint, which has no audible effect, because dragging is not supported."
    )
  }
}

// Dragging is not supported, so a drop point is reported as having no audible effect.

extension AccessibilityAttribute {
  static var dropPoint: Self {
    .unheard(
      "uses accessibilityDropPoint, which has no audible effect, because dragging is not supported."
    )
  }
}
