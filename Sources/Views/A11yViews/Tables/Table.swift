// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

/// A table, which consists of a row of headers followed by rows of cells. If the available width is compact, the table
/// is a list of the cells in the first column.
///
/// In a table with a selection, each cell is a button that selects the cell's row and announces whether the row is
/// selected. In a table with a sort order, the header of a sortable column is a button. The header button sorts the
/// rows by the column, and announces the sort direction.
public struct Table<Value, Rows, Columns>
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  @Environment(\.isCompact) private var isCompact
  @State private var grid = TableGrid()
  let rows: Rows
  let columns: Columns
  let selection: ListSelection<Value.ID>?
  let order: TableOrder?

  init(
    _ rows: Rows,
    _ columns: Columns,
    selection: ListSelection<Value.ID>? = nil,
    order: TableOrder? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.order = order
  }
}

extension Table: View {
  /// The body of the view.
  public var body: some View {
    let columns = _TableColumns(columns).columns
    if isCompact {
      if let first = columns.first {
        CompactTable(rows: _TableRows(rows).rows, column: first, selection: selection)
      }
    } else {
      grid(of: columns)
    }
  }

  @MainActor
  private func grid(of columns: [TableColumnPart<Value>]) -> some View {
    TableFrame(
      grid: grid,
      content: Group {
        TableLine(
          grid: grid,
          content: ForEach(columns.indices, id: \.self) { place in
            let column = columns[place]
            TableHeader(
              label: column.label,
              grid: grid,
              comparator: column.comparator,
              order: order
            )
          }
        )
        TableRowsView(
          rows: _TableRows(rows).rows,
          columns: columns,
          grid: grid,
          selection: selection
        )
      }
    )
  }
}

/// The rows of a table or of part of a table.
private struct TableRowsView<Value: Identifiable>: View {
  let rows: [TableRowPart<Value>]
  let columns: [TableColumnPart<Value>]
  let grid: TableGrid
  let selection: ListSelection<Value.ID>?

  var body: some View {
    ForEach(rows) { row in
      switch row.kind {
      case .row(let value): cells(of: value, in: row)
      case .section(let header, let rows, let footer):
        header
        AnyView(Self(rows: rows, columns: columns, grid: grid, selection: selection))
        footer
      case .disclosure(let value, let isExpanded, let inside):
        DisclosedRows(isExpanded: isExpanded) { isExpanded in
          cells(of: value, in: row, isExpanded: isExpanded)
        } content: {
          AnyView(Self(rows: inside(), columns: columns, grid: grid, selection: selection))
        }
      }
    }
  }

  private func cells(
    of value: Value,
    in row: TableRowPart<Value>,
    isExpanded: Binding<Bool>? = nil
  ) -> some View {
    TableLine(
      grid: grid,
      content: ForEach(columns.indices, id: \.self) { place in
        let cell = columns[place].cell(value)
        TableCellView(
          id: value.id,
          grid: grid,
          selection: selection,
          isExpanded: place == 0 ? isExpanded : nil,
          content: row.change?(cell) ?? cell
        )
      }
    )
  }
}

/// A table row, with the rows below it that it can show and hide.
struct DisclosedRows<Row: View, Content: View>: View {
  @State private var isExpandedByUser = false
  private let isExpanded: Binding<Bool>?
  private let row: (Binding<Bool>) -> Row
  private let content: () -> Content

  init(
    isExpanded: Binding<Bool>?,
    row: @escaping (Binding<Bool>) -> Row,
    content: @escaping () -> Content
  ) {
    self.isExpanded = isExpanded
    self.row = row
    self.content = content
  }

  var body: some View {
    let isExpanded = isExpanded ?? $isExpandedByUser
    row(isExpanded)
    if isExpanded.wrappedValue { content() }
  }
}
