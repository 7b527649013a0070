// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

extension TableColumn: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// How rows are sorted by the column.
  public typealias TableColumnSortComparator = Sort
  /// A column is not made of others.
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
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// How rows are sorted by a column.
  public typealias TableColumnSortComparator = Sort
  /// These columns are not made of others.
  public typealias TableColumnBody = Never

  /// Adds the columns.
  public func _add(to columns: inout _TableColumns<RowValue>) {
    for element in data { content(element)._add(to: &columns) }
  }
}
