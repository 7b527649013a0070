// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A container that arranges views in rows and columns and is read row by row.
public struct Grid<Content: View> {
  package let content: Content

  /// Creates a grid from its rows.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// A row in a grid. Each view in the row occupies its own column.
public struct GridRow<Content: View> {
  package let content: Content

  /// Creates a grid row from its views.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Grid: View, PassThroughView {}
extension GridRow: View, PassThroughView {}
