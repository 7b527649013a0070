// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A built-in layout, which neither measures nor places views.
package protocol UnmeasuredLayout: Layout where Cache == Void {}

extension UnmeasuredLayout {
  /// Returns a size of zero, because a11ynav does not measure views.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGSize { .zero }

  /// Does nothing, because a11ynav does not draw views.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) {}
}
