// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A built-in layout, which measures and places nothing.
package protocol UnmeasuredLayout: Layout where Cache == Void {}

extension UnmeasuredLayout {
  /// Returns zero.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGSize { .zero }

  /// Places nothing.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) {}
}
