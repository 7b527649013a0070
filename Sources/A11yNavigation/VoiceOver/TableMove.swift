// SPDX-License-Identifier: MIT

import A11yTree

extension VoiceOver {
  /// A direction in a table.
  public enum TableMove: String, Hashable, Sendable, CaseIterable {
    /// The direction toward the row above, in the same column.
    case up
    /// The direction toward the row below, in the same column.
    case down
    /// The direction toward the previous cell in the same row.
    case left
    /// The direction toward the next cell in the same row.
    case right
  }
}

extension VoiceOver.TableMove {
  /// Returns the stop in the nearest cell that contains one, in the given direction, or `nil` at the edge of the table.
  /// The complexity is O(number of cells in a row) if each cell of the table spans one row and one column, and
  /// otherwise O(number of cells) in the worst case.
  func target(from start: TablePlace, in tree: AccessibilityTree) -> ElementID? {
    var here = start
    while let next = tree.cell(beside: here, self, on: start.cell) {
      if let stop = tree.first(.stop, in: next.id) { return stop }
      here = next
    }
    return nil
  }
}

extension AccessibilityTree {
  /// Returns the next cell in a direction, in the row or column of the cell where the move began.
  fileprivate func cell(
    beside here: TablePlace,
    _ move: VoiceOver.TableMove,
    on start: TableCell
  ) -> TablePlace? {
    var row: Int
    let column: Int
    switch move {
    case .up: (row, column) = (here.cell.rows.lowerBound - 1, start.column)
    case .down: (row, column) = (here.cell.rows.upperBound, start.column)
    case .left: (row, column) = (start.row, here.cell.columns.lowerBound - 1)
    case .right: (row, column) = (start.row, here.cell.columns.upperBound)
    }
    guard row >= 1, column >= 1 else { return nil }
    if let size = self[here.table]?.details.table, size.rows > 0, size.columns > 0 {
      guard row <= size.rows, column <= size.columns else { return nil }
    }
    let isForward = move == .down || move == .right
    if isForward, let found = cellAfter(here, row: row, column: column) { return found }
    // A cell that spans several rows is read in the first of these rows.
    var next = here.id
    while let id = previous(.cell, before: next, in: here.table) {
      if let found = place(of: id, in: here) {
        if move == .up, found.cell.row < here.cell.row {
          row = min(row, found.cell.rows.upperBound - 1)
        }
        if found.cell.covers(row: row, column: column) { return found }
      }
      next = id
    }
    return nil
  }

  private func cellAfter(_ here: TablePlace, row: Int, column: Int) -> TablePlace? {
    var row = row
    var lastRow = here.cell.row
    var next = here.id
    while let id = self.next(.cell, after: next, in: here.table) {
      if let found = place(of: id, in: here) {
        // Rows may be missing between the last row and this row, for example in an excerpt of a long table.
        if lastRow < row, found.cell.row > row { row = found.cell.row }
        lastRow = found.cell.row
        if found.cell.covers(row: row, column: column) { return found }
        if found.cell.row > row { return nil }
      }
      next = id
    }
    return nil
  }

  /// Returns the position of a cell if it is in the given table rather than in a nested table.
  private func place(of id: ElementID, in here: TablePlace) -> TablePlace? {
    guard let found = tablePlace(of: id), found.id == id, found.table == here.table else {
      return nil
    }
    return found
  }
}

extension TableCell {
  /// The rows that the cell spans. The number of rows is limited, because a document may contain implausibly large
  /// numbers.
  fileprivate var rows: Range<Int> { Self.span(row, rowSpan) }
  /// The columns that the cell spans.
  fileprivate var columns: Range<Int> { Self.span(column, columnSpan) }

  /// Returns whether the cell covers a position in its table.
  fileprivate func covers(row: Int, column: Int) -> Bool {
    rows.contains(row) && columns.contains(column)
  }

  private static func span(_ start: Int, _ count: Int) -> Range<Int> {
    let start = min(max(start, 0), Int(Int32.max))
    return start..<start + min(max(count, 1), Int(Int32.max))
  }
}
