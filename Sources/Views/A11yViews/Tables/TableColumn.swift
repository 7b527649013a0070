// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

extension TableColumn: TableColumnContent {
  /// The type of the value that each row shows.
  public typealias TableRowValue = RowValue
  /// The type of the comparator that is used to sort the column.
  public typealias TableColumnSortComparator = Sort
  /// The type of the body, which is never used.
  public typealias TableColumnBody = Never

  /// Adds the column.
  public func _add(to columns: inout _TableColumns<RowValue>) {
    let content = content
    columns.columns.append(
      TableColumnPart(label: AnyView(label), comparator: comparator) { AnyView(content($0)) }
    )
  }
}

extension TableColumnForEach: TableColumnContent {
  /// The type of the value that each row shows.
  public typealias TableRowValue = RowValue
  /// The type of the comparator that is used to sort a column.
  public typealias TableColumnSortComparator = Sort
  /// The type of the body, which is never used.
  public typealias TableColumnBody = Never

  /// Adds the columns.
  public func _add(to columns: inout _TableColumns<RowValue>) {
    for element in data { content(element)._add(to: &columns) }
  }
}
