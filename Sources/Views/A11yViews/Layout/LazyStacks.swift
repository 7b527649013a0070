// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A container that arranges views vertically.
///
/// Each row of a `ForEach` appears only when a cursor approaches it. If a `ForEach` has up to 100 rows, all of them are
/// created immediately. If a `ForEach` has more than 100 rows, each row may be created only when a cursor reaches it.
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
/// Each row of a `ForEach` appears only when a cursor approaches it. If a `ForEach` has up to 100 rows, all of them are
/// created immediately. If a `ForEach` has more than 100 rows, each row may be created only when a cursor reaches it.
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
