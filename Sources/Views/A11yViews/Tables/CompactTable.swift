// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A table for a compact width. The compact table is a list without headers whose rows show only the first column
/// (https://developer.apple.com/documentation/swiftui/table).
struct CompactTable<Value: Identifiable>: View {
  let rows: [TableRowPart<Value>]
  let column: TableColumnPart<Value>
  let selection: ListSelection<Value.ID>?

  var body: some View {
    let content = CompactTableRows(rows: rows, column: column, selects: selection != nil)
    if let selection {
      List(selection, content)
    } else {
      List<Never, CompactTableRows<Value>>(nil, content)
    }
  }
}

/// The rows of a table, or of part of a table, as rows of a list.
private struct CompactTableRows<Value: Identifiable>: View {
  let rows: [TableRowPart<Value>]
  let column: TableColumnPart<Value>
  let selects: Bool

  var body: some View {
    ForEach(rows) { row in
      switch row.kind {
      case .row(let value): cell(of: value, in: row)
      case .section(let header, let rows, let footer):
        Section {
          AnyView(Self(rows: rows, column: column, selects: selects))
        } header: {
          header
        } footer: {
          footer
        }
      case .disclosure(let value, let isExpanded, let inside):
        DisclosedRows(isExpanded: isExpanded) { isExpanded in
          DisclosureButton(
            isExpanded: isExpanded,
            selectsRow: selects,
            content: cell(of: value, in: row)
          )
          .tag(value.id)
        } content: {
          AnyView(Self(rows: inside(), column: column, selects: selects))
        }
      }
    }
  }

  private func cell(of value: Value, in row: TableRowPart<Value>) -> some View {
    let cell = column.cell(value)
    return (row.change?(cell) ?? cell).tag(value.id)
  }
}
