// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Names an alignment of a program's own.
public protocol AlignmentID {
  /// Where the alignment is in a view, in points. Never asked.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension ViewDimensions {
  /// Where a horizontal guide is, if the program says so: it is not known.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// Where a vertical guide is, if the program says so: it is not known.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
