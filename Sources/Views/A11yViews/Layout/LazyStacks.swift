// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// Views one below the other. All exist at once, but each row of a `ForEach` appears only when a
/// cursor comes near.
public struct LazyVStack<Content: View> {
  package let content: Content

  /// Makes the grid.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVStack: View, PassThroughView {
  package static var isLazy: Bool { true }
}

/// Views side by side. All exist at once, but each row of a `ForEach` appears only when a cursor
/// comes near.
public struct LazyHStack<Content: View> {
  package let content: Content

  /// Makes the grid.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHStack: View, PassThroughView {
  package static var isLazy: Bool { true }
}
