// SPDX-License-Identifier: MIT

import A11yTree

/// A pass that determines the positions of table cells.
enum PageTables {
  /// Sets the size of every table, and the position and headers of every cell.
  ///
  /// At this stage, headers are node numbers, which ``update(_:)`` converts to IDs.
  static func settle(_ order: [Int], _ nodes: inout [Page.Node]) {
    var owners = [Int32](repeating: -1, count: nodes.count)
    var tables: [Int32: Table] = [:]
    var rows: [Int32: Int32] = [:]
    for index in order {
      guard let role = nodes[index].role else { continue }
      let number = Int32(truncatingIfNeeded: index)
      var inside = owners[index]
      if role.isTable {
        tables[number] = Table()
        inside = number
      } else if role == .row, inside >= 0 {
        rows[number] = inside
        tables[inside]?.beginRow(nodes[index].index.row)
        shareRowState(index, &nodes)
      } else if role.isCell, inside >= 0 {
        nodes[index].details.cell = tables[inside]?.place(number, role, nodes[index])
        if role == .columnHeader, nodes[index].hasScope {
          tables[inside]?.hasStatedHeader()
        }
      }
      for child in nodes[index].children { owners[Int(child)] = inside }
    }
    for (index, table) in tables {
      let stated = nodes[Int(index)].details.table
      nodes[Int(index)].details.table = TableSize(
        rows: max(table.rows, table.numbersRows ? stated?.statedRows ?? 0 : 0),
        columns: max(table.columns, table.numbersColumns ? stated?.statedColumns ?? 0 : 0),
        statedRows: stated?.statedRows,
        statedColumns: stated?.statedColumns,
        hasCorner: table.hasCorner ? nil : false
      )
    }
    settleRowHeaders(order, &nodes)
  }

  /// Copies a row's states to the row's first cell, because users reach rows through their cells.
  private static func shareRowState(_ row: Int, _ nodes: inout [Page.Node]) {
    guard let first = nodes[row].children.first.map(Int.init), nodes[first].role?.isCell == true
    else { return }
    let states = nodes[row].states
    if nodes[first].states.isExpanded == nil { nodes[first].states.isExpanded = states.isExpanded }
    if states.isSelected { nodes[first].states.isSelected = true }
    if nodes[first].level == nil { nodes[first].level = nodes[row].level }
  }

  /// Determines row headers last, because a row's header cells can follow the cells that they apply to.
  private static func settleRowHeaders(_ order: [Int], _ nodes: inout [Page.Node]) {
    for index in order where nodes[index].role == .row {
      let headers = nodes[index].children.filter { nodes[Int($0)].role == .rowHeader }
      guard !headers.isEmpty else { continue }
      let places = headers.prefix(Self.headerLimit).map(Self.place)
      for cell in nodes[index].children where nodes[Int(cell)].details.cell != nil {
        nodes[Int(cell)].details.cell?.rowHeaders = places.filter { $0 != Self.place(cell) }
      }
    }
  }

  /// The maximum number of headers that a cell can have in each direction. The number of headers is limited because no
  /// user would listen to a long list of headers. In a table that consists only of headers, each cell would be a header
  /// of every other cell.
  static let headerLimit = 8

  /// The maximum column number that an author can specify.
  static let columnLimit = 10_000

  /// The maximum number of rows or columns that a cell spans, as in HTML.
  static let spanLimit = 1000

  static func place(_ index: Int32) -> ElementID {
    ElementID(index: UInt32(bitPattern: index))
  }

  /// The state of a table while its rows are being read.
  private struct Table {
    var rows = 0
    var columns = 0
    /// Whether the author numbers the rows, which means that the table is part of a larger table whose size the author
    /// specifies.
    private(set) var numbersRows = false
    private(set) var numbersColumns = false
    /// Whether the first header in the first row can be both a row header and a column header.
    private(set) var hasCorner = true
    private var column = 0
    /// For each column, the headers that have been found so far and the last row to which they apply.
    private var headers: [(cells: [ElementID], row: Int)] = []
    /// For each column, the last row to which a cell from an earlier row extends.
    private var taken: [Int] = []

    /// Begins the next row, or a later row if the author specifies a row number.
    mutating func beginRow(_ stated: Int?) {
      rows = Self.number(stated, after: rows)
      numbersRows = numbersRows || rows == stated
      column = 0
    }

    /// Records that the author has explicitly marked the last header cell as a column header.
    mutating func hasStatedHeader() {
      if rows == 1, column == 1 { hasCorner = false }
    }

    private static func number(_ stated: Int?, after last: Int) -> Int {
      guard let stated, stated > last, stated <= Int32.max else { return last + 1 }
      return stated
    }

    /// Determines the position of the next cell in the row.
    mutating func place(
      _ cell: Int32,
      _ role: Role,
      _ node: Page.Node
    ) -> TableCell {
      let spans = node.spans
      rows = max(rows, 1)
      if column == 0, let row = node.index.row, row >= rows {
        rows = Self.number(row, after: row - 1)
        numbersRows = true
      }
      let stated = node.index.column.flatMap { $0 <= PageTables.columnLimit ? $0 : nil }
      column = Self.number(stated, after: column)
      numbersColumns = numbersColumns || column == stated
      while column <= taken.count, taken[column - 1] >= rows { column += 1 }
      // Cell spans are limited, because a page may specify absurdly large numbers.
      let width = min(max(spans.columns, 1), PageTables.spanLimit)
      let height = min(max(spans.rows, 1), PageTables.spanLimit)
      let last = column + width - 1
      columns = max(columns, last)
      while headers.count < last { headers.append(([], 0)) }
      if height > 1 {
        while taken.count < last { taken.append(0) }
        for column in column...last { taken[column - 1] = rows + height - 1 }
      }
      defer { column = last }
      let above = headers[column - 1]
      var place = TableCell(row: rows, column: column, rowSpan: height, columnSpan: width)
      guard role == .columnHeader else {
        place.columnHeaders = above.cells
        return place
      }
      // A header directly below another header applies in addition to that header, whereas a header farther down
      // replaces the earlier header.
      let isNext = above.row == rows - 1
      place.columnHeaders = isNext ? above.cells : []
      let below = Array(
        (place.columnHeaders + [PageTables.place(cell)]).suffix(PageTables.headerLimit)
      )
      for column in column...last { headers[column - 1] = (below, rows + height - 1) }
      return place
    }
  }
}
