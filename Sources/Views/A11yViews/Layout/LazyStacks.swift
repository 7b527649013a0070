// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A container with views arranged vertically.
///
/// All views exist from the start, but each row of a `ForEach` appears only when a cursor comes near.
public struct LazyVStack<Content: View> {
  package let content: Content

  /// Creates the stack.
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

/// A container with views arranged horizontally.
///
/// All views exist from the start, but each row of a `ForEach` appears only when a cursor comes near.
public struct LazyHStack<Content: View> {
  package let content: Content

  /// Creates the stack.
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
