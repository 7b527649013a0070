// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

// Tables of rows. What the user changes about the columns is not kept.
extension Table {
  /// Creates a table of rows.
  public init(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns()) }

  /// Creates a table of rows, that is sorted by its headers.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns(), order: TableOrder(sortOrder)) }

  /// Creates a table of rows, with at most one row selected.
  public init(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns(), selection: ListSelection.one(selection)) }

  /// Creates a table of rows, with at most one row selected, sorted by its headers.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows(),
      columns(),
      selection: ListSelection.one(selection),
      order: TableOrder(sortOrder)
    )
  }

  /// Creates a table of rows, with any rows selected.
  public init(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns(), selection: ListSelection.several(selection)) }

  /// Creates a table of rows, with any rows selected, sorted by its headers.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows(),
      columns(),
      selection: ListSelection.several(selection),
      order: TableOrder(sortOrder)
    )
  }
}
