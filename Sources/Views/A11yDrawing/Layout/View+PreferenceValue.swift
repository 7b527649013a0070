// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Views made from preferences, in a place of this view. The place does not affect elements.
extension View {
}
