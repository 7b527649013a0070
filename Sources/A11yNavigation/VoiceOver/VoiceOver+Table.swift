import A11yTree

extension VoiceOver {
  /// Moves to the neighbouring cell. O(cells of one row), times the rows that a cell spans.
  mutating func tableMove(_ move: TableMove, in tree: AccessibilityTree) -> [Effect] {
    guard let cursor, let here = tree.tablePlace(of: cursor) else {
      return [.sound(.border)] + say(.interface, "not in a table")
    }
    var row = here.cell.row
    var column = here.cell.column
    switch move {
    case .up: row -= 1
    case .down: row += here.cell.rowSpan
    case .left: column -= 1
    case .right: column += here.cell.columnSpan
    }
    let isForward = move == .down || move == .right
    var next: ElementID? = here.id
    while let place = next {
      next =
        isForward
        ? tree.next(.cell, after: place, in: here.table)
        : tree.previous(.cell, before: place, in: here.table)
      guard let id = next, let cell = tree[id]?.details.cell, id != here.id,
        tree.tablePlace(of: id)?.table == here.table
      else { continue }
      if cell.covers(row: row, column: column), let stop = tree.first(.stop, in: id) {
        return land(on: stop, in: tree)
      }
      if isForward ? cell.row > row : cell.row + cell.rowSpan <= row { break }
    }
    return [.sound(.border)]
  }
}

extension TableCell {
  /// Whether the cell takes up a place of its table.
  func covers(row: Int, column: Int) -> Bool {
    (self.row..<self.row + max(rowSpan, 1)).contains(row)
      && (self.column..<self.column + max(columnSpan, 1)).contains(column)
  }
}
