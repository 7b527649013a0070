// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  /// Adds the columns of the body.
  public func _add(to columns: inout _TableColumns<TableRowValue>) {
    tableColumnBody._add(to: &columns)
  }
}

extension Never: TableColumnContent {
  /// There is no row.
  public typealias TableRowValue = Never
  /// Nothing is sorted.
  public typealias TableColumnSortComparator = Never
  /// Nothing.
  public typealias TableColumnBody = Never

  /// Never called: there is no value.
  public func _add(to columns: inout _TableColumns<Never>) {}
}

/// A column of a table, of any type.
struct TableColumnPart<Value> {
  let label: AnyView
  /// How rows are sorted by the column.
  let comparator: (any SortComparator)?
  let cell: (Value) -> AnyView
}
