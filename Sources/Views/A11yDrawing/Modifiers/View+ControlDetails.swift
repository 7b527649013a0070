// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension ControlSize: Comparable {
  /// Returns whether one control size is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
