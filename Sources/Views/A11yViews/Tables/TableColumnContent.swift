// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  /// Adds the columns in the body.
  public func _add(to columns: inout _TableColumns<TableRowValue>) {
    tableColumnBody._add(to: &columns)
  }
}

extension Never: TableColumnContent {
  /// The type of value that a row shows, which is never used.
  public typealias TableRowValue = Never
  /// The type of comparator, which is never used.
  public typealias TableColumnSortComparator = Never
  /// The body's type, which is never used.
  public typealias TableColumnBody = Never

  /// Adds no columns, because this type has no values.
  public func _add(to columns: inout _TableColumns<Never>) {}
}

/// A type-erased column of a table.
struct TableColumnPart<Value> {
  let label: AnyView
  /// The comparator for sorting by the column, if the column can be sorted.
  let comparator: (any SortComparator)?
  let cell: (Value) -> AnyView
}
