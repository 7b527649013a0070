// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

/// The rows of a tree of data: elements with children show and hide the rows below them.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>
where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
}

extension TableOutlineGroupContent: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Data.Element
  /// These rows are not made of others.
  public typealias TableRowBody = Never

  /// Adds the rows.
  public func _add(to rows: inout _TableRows<Data.Element>) {
    for value in data {
      guard let inside = value[keyPath: children] else {
        rows.add(value)
        continue
      }
      rows.add(value, isExpanded: nil) {
        _TableRows(TableOutlineGroupContent(data: inside, children: children))
      }
    }
  }
}

// Tables of trees of data. What the user changes about the columns is not kept.
extension Table {
  /// Creates a table of trees.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(TableOutlineGroupContent(data: data, children: children), columns())
  }

  /// Creates a table of trees, that is sorted by its headers.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      TableOutlineGroupContent(data: data, children: children),
      columns(),
      order: TableOrder(sortOrder)
    )
  }

  /// Creates a table of trees, with at most one row selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      TableOutlineGroupContent(data: data, children: children),
      columns(),
      selection: ListSelection.one(selection)
    )
  }

  /// Creates a table of trees, with at most one row selected, sorted by its headers.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      TableOutlineGroupContent(data: data, children: children),
      columns(),
      selection: ListSelection.one(selection),
      order: TableOrder(sortOrder)
    )
  }

  /// Creates a table of trees, with any rows selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      TableOutlineGroupContent(data: data, children: children),
      columns(),
      selection: ListSelection.several(selection)
    )
  }

  /// Creates a table of trees, with any rows selected, sorted by its headers.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      TableOutlineGroupContent(data: data, children: children),
      columns(),
      selection: ListSelection.several(selection),
      order: TableOrder(sortOrder)
    )
  }
}
