// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// Rows with columns, as a table: a row of headers, then each row cell by cell.
public struct Table<Value: Identifiable, Rows, Columns> {
  let values: [Value]
  let columns: [_AnyTableColumn<Value>]
}

extension Table where Rows == [Value], Columns == [_AnyTableColumn<Value>] {
  /// Makes a table of data.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value> columns: () -> [_AnyTableColumn<Value>]
  ) where Data.Element == Value {
    self.init(values: Array(data), columns: columns())
  }

  /// Makes a table of data; the selection is not used.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [_AnyTableColumn<Value>]
  ) where Data.Element == Value {
    self.init(values: Array(data), columns: columns())
  }

  /// Makes a table of data; the selection is not used.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [_AnyTableColumn<Value>]
  ) where Data.Element == Value {
    self.init(values: Array(data), columns: columns())
  }

  /// Makes a table of data; its headers do not sort.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_AnyTableColumn<Value>]
  ) where Data.Element == Value {
    self.init(values: Array(data), columns: columns())
  }

  /// Makes a table of data; the selection is not used, and its headers do not sort.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_AnyTableColumn<Value>]
  ) where Data.Element == Value {
    self.init(values: Array(data), columns: columns())
  }

  /// Makes a table of data; the selection is not used, and its headers do not sort.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_AnyTableColumn<Value>]
  ) where Data.Element == Value {
    self.init(values: Array(data), columns: columns())
  }

  /// Makes a table of rows.
  public init(
    of valueType: Value.Type,
    @TableColumnBuilder<Value> columns: () -> [_AnyTableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) {
    self.init(values: rows(), columns: columns())
  }
}

extension Table: View {
  /// The headers and the rows.
  public var body: some View {
    TablePart(
      role: .table,
      content: Group {
        TablePart(
          role: .row,
          content: ForEach(Array(columns.enumerated()), id: \.offset) { _, column in
            TablePart(role: .columnHeader, content: column.title)
          }
        )
        ForEach(values) { value in
          TablePart(
            role: .row,
            content: ForEach(Array(columns.enumerated()), id: \.offset) { _, column in
              TablePart(role: .cell, content: column.cell(value))
            }
          )
        }
      }
    )
  }
}

/// A table, or a row or cell of one.
struct TablePart<Content: View>: ElementView {
  static var childMode: ChildMode { .contained }
  let role: Role
  let content: Content

  func element(in context: ElementContext) -> Element { Element(role) }
}
