// SPDX-License-Identifier: MIT

import A11yTree

extension Description {
  /// Returns the row, headers and column of the cell that is or contains the element.
  ///
  /// The row is spoken when it changes or when the cursor enters the table. The column and its headers are spoken at
  /// every cell.
  func wordsOfCellOnMac(
    _ surroundings: [AccessibilityTree.Surrounding],
    from previous: ElementID?,
    because reason: Arrival.Reason
  ) -> CellWords {
    guard verbosity.describesTables, let here = tree.tablePlace(of: id) else { return CellWords() }
    // The Tab key moves between controls, and only the cells of a grid are controls.
    if reason == .focused, tree.role(of: here.table) == .table { return CellWords() }
    let before = previous.flatMap(tree.tablePlace(of:))
    let isSameTable = before?.table == here.table
    if isSameTable, before?.id == here.id { return CellWords() }
    let isNewRow = !isSameTable || before?.cell.row != here.cell.row
    var words = CellWords()
    if verbosity.speaksTableHeaders {
      let isNewColumn = !isSameTable || before?.cell.column != here.cell.column
      let headers = isNewRow && !isNewColumn ? here.cell.rowHeaders : here.cell.columnHeaders
      let all = headers.isEmpty ? here.cell.rowHeaders + here.cell.columnHeaders : headers
      words.headers = all.filter { $0 != here.id }.compactMap { header in
        tree.words(ofHeader: header).map { .init(.header, $0) }
      }
    }
    guard verbosity.speaksTableNumbers else { return words }
    let size = tree[here.table]?.details.table
    if isNewRow, here.cell.row > 0 {
      words.row = [own(.position, place(.rowOf, .row, here.cell.row, of: size?.rows))]
    }
    if here.cell.column > 0 {
      words.position = [
        own(.position, place(.columnOf, .column, here.cell.column, of: size?.columns))
      ]
    }
    return words
  }

  private func place(_ counted: Word, _ plain: Word, _ number: Int, of count: Int?) -> String {
    guard let count, count >= number else { return catalog[plain, "\(number)"] }
    return catalog[counted, "\(number)", "\(count)"]
  }
}
