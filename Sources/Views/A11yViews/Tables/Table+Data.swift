// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

/// A row of a table for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>
where Data.Element: Identifiable {
  let data: Data
}

extension TableForEachContent: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Data.Element
  /// These rows are not made of others.
  public typealias TableRowBody = Never

  /// Adds the rows.
  public func _add(to rows: inout _TableRows<Data.Element>) {
    for value in data { rows.add(value) }
  }
}

// Tables of data. What the user changes about the columns is not kept.
extension Table {
  /// Creates a table of data.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns())
  }

  /// Creates a table of data, that is sorted by its headers.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns(), order: TableOrder(sortOrder))
  }

  /// Creates a table of data, with at most one row selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns(), selection: ListSelection.one(selection))
  }

  /// Creates a table of data, with at most one row selected, sorted by its headers.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      TableForEachContent(data: data),
      columns(),
      selection: ListSelection.one(selection),
      order: TableOrder(sortOrder)
    )
  }

  /// Creates a table of data, with any rows selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      TableForEachContent(data: data),
      columns(),
      selection: ListSelection.several(selection)
    )
  }

  /// Creates a table of data, with any rows selected, sorted by its headers.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      TableForEachContent(data: data),
      columns(),
      selection: ListSelection.several(selection),
      order: TableOrder(sortOrder)
    )
  }
}
