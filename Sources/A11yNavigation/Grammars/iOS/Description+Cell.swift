// SPDX-License-Identifier: MIT

import A11yTree

extension Description {
  /// Returns the headers and position of the cell that is or contains the element.
  ///
  /// VoiceOver speaks only the information that has changed. When the cursor moves along a row, VoiceOver speaks the
  /// column and its headers; when the cursor moves down a column, VoiceOver speaks the row and its headers. At the
  /// first cell of a table, VoiceOver speaks both the row and the column.
  func wordsOfCell(
    _ surroundings: [AccessibilityTree.Surrounding],
    from previous: ElementID?
  ) -> CellWords {
    guard verbosity.describesTables,
      let here = tree.tablePlace(of: id)
    else { return CellWords() }
    let before = previous.flatMap(tree.tablePlace(of:))
    let isSameTable = before?.table == here.table
    if isSameTable, before?.id == here.id { return CellWords() }
    let isStart = surroundings.contains { $0.id == here.table && $0.isFirst }
    let isNewRow = !isSameTable || before?.cell.row != here.cell.row
    let isNewColumn = !isSameTable || before?.cell.column != here.cell.column
    var words = CellWords()
    if verbosity.speaksTableHeaders {
      let headers =
        (isNewRow ? here.cell.rowHeaders : []) + (isNewColumn ? here.cell.columnHeaders : [])
      words.headers = headers.filter { $0 != here.id }.compactMap { header in
        tree.words(ofHeader: header).map { .init(.header, $0) }
      }
    }
    words.roles = headerRoles(of: here).map { own(.role, $0) }
    guard verbosity.speaksTableNumbers else { return words }
    words.position = spans(of: here.cell)
    if isNewRow || isStart, here.cell.row > 0 {
      words.position.append(own(.position, catalog[.row, "\(here.cell.row)"]))
    }
    if isNewColumn || isStart, here.cell.column > 0 {
      words.position.append(own(.position, catalog[.column, "\(here.cell.column)"]))
    }
    return words
  }

  /// Returns the words for a header cell's roles. According to testers, the corner cell is a header of both its row and
  /// its column.
  private func headerRoles(of place: TablePlace) -> [Word] {
    let role = tree.role(of: place.id)
    let isRow = role == .rowHeader || place.cell.rowHeaders.contains(place.id)
    let isColumn = role == .columnHeader || place.cell.columnHeaders.contains(place.id)
    let isCorner =
      (isRow || isColumn) && place.cell.row == 1 && place.cell.column == 1
      && tree[place.table]?.details.table?.hasCorner != false
    return (isRow || isCorner ? [.rowHeader] : []) + (isColumn || isCorner ? [.columnHeader] : [])
  }

  private func spans(of cell: TableCell) -> [Utterance.Segment] {
    var words: [Utterance.Segment] = []
    if cell.rowSpan > 1 { words.append(own(.position, catalog[.spansRows, cell.rowSpan])) }
    if cell.columnSpan > 1 {
      words.append(own(.position, catalog[.spansColumns, cell.columnSpan]))
    }
    return words
  }
}
