// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The size of a view. Nothing is laid out, so none is ever passed.
public struct ViewDimensions: Equatable, Sendable {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat

  /// Where a horizontal guide is.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// Where a vertical guide is.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}
