// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  /// Adds the body's columns to the table.
  public func _add(to columns: inout _TableColumns<TableRowValue>) {
    tableColumnBody._add(to: &columns)
  }
}

extension Never: TableColumnContent {
  /// The type of each row's value, which is never used.
  public typealias TableRowValue = Never
  /// The type of the comparator, which is never used.
  public typealias TableColumnSortComparator = Never
  /// The type of the body, which is never used.
  public typealias TableColumnBody = Never

  /// Adds no columns, because a value of this type cannot exist.
  public func _add(to columns: inout _TableColumns<Never>) {}
}

/// A type-erased table column.
struct TableColumnPart<Value> {
  let label: AnyView
  /// The comparator that is used to sort the column, or `nil` if the column cannot be sorted.
  let comparator: (any SortComparator)?
  let cell: (Value) -> AnyView
}
