// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A container that arranges views in columns, which are read row by row.
///
/// Each row of a `ForEach` appears only when a cursor approaches the row. If a `ForEach` has up to 100 rows, all of
/// them are created from the start. The rows of a larger `ForEach` may be created only when a cursor reaches them.
public struct LazyVGrid<Content: View> {
  package let content: Content

  /// Creates a grid.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVGrid: View, PassThroughView {
  package static var isLazy: Bool { true }
}

/// A container that arranges views in rows, which are read in source order.
///
/// Each row of a `ForEach` appears only when a cursor approaches the row. If a `ForEach` has up to 100 rows, all of
/// them are created from the start. The rows of a larger `ForEach` may be created only when a cursor reaches them.
public struct LazyHGrid<Content: View> {
  package let content: Content

  /// Creates a grid.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHGrid: View, PassThroughView {
  package static var isLazy: Bool { true }
}
