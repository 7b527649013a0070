// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

// Nothing is ever dragged here, so a drag point is reported as not heard.

extension AccessibilityAttribute {
  static var dragPoint: Self {
    .unheard(
      "uses accessibilityDragPoint, which is accepted and not heard: nothing is dragged here."
    )
  }
}

// Nothing is ever dragged here, so a drag point is reported as not heard.

extension AccessibilityAttribute {
  static var dropPoint: Self {
    .unheard(
      "uses accessibilityDropPoint, which is accepted and not heard: nothing is dragged here."
    )
  }
}
