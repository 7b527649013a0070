// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// Table rows whose cells are all changed by a modifier.
public struct _ModifiedTableRows<Content: TableRowContent> {
  let content: Content
  let change: @MainActor (AnyView) -> AnyView
}

extension _ModifiedTableRows: TableRowContent {
  /// The type of the value that each row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the body, which is never used.
  public typealias TableRowBody = Never

  /// Adds the rows.
  public func _add(to rows: inout _TableRows<Content.TableRowValue>) {
    rows.add(_TableRows(content), changing: change)
  }
}
