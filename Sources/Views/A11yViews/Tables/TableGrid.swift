// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// The positions of a table's cells, and the headers of the table's columns.
@MainActor
final class TableGrid {
  private var places: [ObjectIdentifier: TableCell] = [:]

  nonisolated init() {}

  /// Returns the position of a cell or header, or `nil` if the cell or header does not belong to a row.
  func place(of cell: ElementNode) -> TableCell? { places[ObjectIdentifier(cell)] }

  /// Assigns numbers to a table's rows and cells, and returns the table's size.
  func number(_ table: ElementNode) -> TableSize {
    var size = TableSize(rows: 0, columns: 0)
    var headers: [ElementID?] = []
    var numbered: [ObjectIdentifier: TableCell] = [:]
    table.forEachInnerElement { row in
      guard row is any TableRowNode, !row.flags.contains(.isGone) else { return }
      size.rows += 1
      var column = 0
      row.forEachInnerElement { cell in
        guard cell is any TableCellNode else { return }
        column += 1
        var place = TableCell(row: size.rows, column: column)
        if size.rows == 1 {
          headers.append(cell.id)
        } else if headers.indices.contains(column - 1), let header = headers[column - 1] {
          place.columnHeaders = [header]
        }
        numbered[ObjectIdentifier(cell)] = place
        if places[ObjectIdentifier(cell)] != place { cell.markUnfolded() }
      }
      size.columns = max(size.columns, column)
    }
    places = numbered
    return size
  }
}

/// The node for a table row.
@MainActor
protocol TableRowNode: ElementNode {}

/// The node for a cell or a column header.
@MainActor
protocol TableCellNode: ElementNode {}
