// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension InsettableShape {
  /// Draws the outline inside the shape in the foreground style.
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }

  /// Draws the outline inside the shape in the foreground style.
  nonisolated public func strokeBorder(
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }
}
