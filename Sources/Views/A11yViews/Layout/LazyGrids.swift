// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A column or row of a grid. It does not affect elements.
public struct GridItem: Sendable {
  /// How large the column or row is, in points.
  public enum Size: Sendable {
    /// A fixed size.
    case fixed(CGFloat)
    /// The remaining size, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit, within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How large it is.
  public var size: Size
  /// The space to the next one, in points.
  public var spacing: CGFloat?
  /// The alignment of views in it.
  public var alignment: Alignment?

  /// Creates a column or row.
  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns, read row by row. All exist at once, but each row of a `ForEach` appears only
/// when a cursor comes near.
public struct LazyVGrid<Content: View> {
  package let content: Content

  /// Makes the grid.
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

/// Views in rows, read in source order. All exist at once, but each row of a `ForEach` appears only
/// when a cursor comes near.
public struct LazyHGrid<Content: View> {
  package let content: Content

  /// Makes the grid.
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
