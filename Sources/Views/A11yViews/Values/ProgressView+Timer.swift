// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The remaining or elapsed time of an interval, as a clock.
public struct DefaultDateProgressLabel {
  package let interval: ClosedRange<Date>
  package let countsDown: Bool
}
