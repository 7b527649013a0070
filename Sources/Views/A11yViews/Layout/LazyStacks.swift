// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A container that arranges views vertically.
///
/// Each row of a `ForEach` appears only when a cursor approaches the row. If a `ForEach` has up to 100 rows, all of
/// them are created from the start. The rows of a larger `ForEach` may be created only when a cursor reaches them.
public struct LazyVStack<Content: View> {
  package let content: Content

  /// Creates a stack.
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

/// A container that arranges views horizontally.
///
/// Each row of a `ForEach` appears only when a cursor approaches the row. If a `ForEach` has up to 100 rows, all of
/// them are created from the start. The rows of a larger `ForEach` may be created only when a cursor reaches them.
public struct LazyHStack<Content: View> {
  package let content: Content

  /// Creates a stack.
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
