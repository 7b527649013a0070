// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// How rows are sorted by a column.
  associatedtype TableColumnSortComparator: SortComparator =
    TableColumnBody.TableColumnSortComparator
  /// The columns that these are made of.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns that these are made of.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody
  { get }

  /// Adds the columns to a list of them.
  func _add(to columns: inout _TableColumns<TableRowValue>)
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  /// Adds the columns of the body.
  public func _add(to columns: inout _TableColumns<TableRowValue>) {
    tableColumnBody._add(to: &columns)
  }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Never called: the columns add themselves.
  public var tableColumnBody: Never { fatalError("these columns have no body") }
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

/// The columns of a table, in order.
public struct _TableColumns<Value> {
  var columns: [TableColumnPart<Value>] = []

  @MainActor
  init(_ content: some TableColumnContent<Value, some SortComparator>) where Value: Identifiable {
    content._add(to: &self)
  }
}

/// A column of a table, of any type.
struct TableColumnPart<Value> {
  let label: AnyView
  /// How rows are sorted by the column.
  let comparator: (any SortComparator)?
  let cell: (Value) -> AnyView
}
