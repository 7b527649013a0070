// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A container that arranges views in columns and is read row by row.
///
/// Each row of a `ForEach` appears only when a cursor approaches it. If a `ForEach` has up to 100 rows, all of them are
/// created immediately. If a `ForEach` has more than 100 rows, each row may be created only when a cursor reaches it.
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

/// A container that arranges views in rows and is read in source order.
///
/// Each row of a `ForEach` appears only when a cursor approaches it. If a `ForEach` has up to 100 rows, all of them are
/// created immediately. If a `ForEach` has more than 100 rows, each row may be created only when a cursor reaches it.
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
