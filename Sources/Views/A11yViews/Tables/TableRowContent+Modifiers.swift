// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// Rows of a table with something changed about their cells.
public struct _ModifiedTableRows<Content: TableRowContent> {
  let content: Content
  let change: @MainActor (AnyView) -> AnyView
}

extension _ModifiedTableRows: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// These rows are not made of others.
  public typealias TableRowBody = Never

  /// Adds the rows.
  public func _add(to rows: inout _TableRows<Content.TableRowValue>) {
    rows.add(_TableRows(content), changing: change)
  }
}
