// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// When a header or footer of a lazy view stays in sight. It does not affect elements.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// One bit per kind.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

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
