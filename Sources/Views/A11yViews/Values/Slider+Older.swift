// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

// Sliders with views for the labels of their ends, as they were written before iOS 15.

extension Slider {
}
