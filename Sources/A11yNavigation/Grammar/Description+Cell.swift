// SPDX-License-Identifier: MIT

import A11yTree

/// The words for a position in a table.
struct CellWords {
  var headers: [Utterance.Segment] = []
  var roles: [Utterance.Segment] = []
  var position: [Utterance.Segment] = []
}

extension Description {
  /// The headers and position of the cell that the element is or is in.
  ///
  /// Only changes are spoken: along a row the column and its headers, down a column the row and
  /// its headers. The first cell of a table speaks both.
  func cellWords(
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
      words.position.append(own(.position, catalogue[.row, "\(here.cell.row)"]))
    }
    if isNewColumn || isStart, here.cell.column > 0 {
      words.position.append(own(.position, catalogue[.column, "\(here.cell.column)"]))
    }
    return words
  }

  /// What a header cell heads: the corner cell both rows and columns, as testers heard.
  private func headerRoles(of place: TablePlace) -> [Word] {
    let role = tree.role(of: place.id)
    let isRow = role == .rowHeader || place.cell.rowHeaders.contains(place.id)
    let isColumn = role == .columnHeader || place.cell.columnHeaders.contains(place.id)
    let isCorner = (isRow || isColumn) && place.cell.row == 1 && place.cell.column == 1
    return (isRow || isCorner ? [.rowHeader] : []) + (isColumn || isCorner ? [.columnHeader] : [])
  }

  private func spans(of cell: TableCell) -> [Utterance.Segment] {
    var words: [Utterance.Segment] = []
    if cell.rowSpan > 1 { words.append(own(.position, catalogue[.spansRows, cell.rowSpan])) }
    if cell.columnSpan > 1 {
      words.append(own(.position, catalogue[.spansColumns, cell.columnSpan]))
    }
    return words
  }
}

/// The cell that an element is or is in.
struct TablePlace {
  var id: ElementID
  var cell: TableCell
  var table: ElementID
}

extension AccessibilityTree {
  /// The cell that an element is or is in, and its table. O(depth).
  func tablePlace(of id: ElementID) -> TablePlace? {
    guard let table = table(around: id) else { return nil }
    var next: ElementID? = id
    while let here = next {
      if let cell = cell(of: here) { return TablePlace(id: here, cell: cell, table: table) }
      next = here == table ? nil : parent(of: here)
    }
    return nil
  }

  /// The name of a header cell: its own, or that of the first element in it.
  func words(ofHeader id: ElementID) -> String? {
    guard let cell = self[id] else { return nil }
    if !cell.label.isEmpty { return cell.label.onOneLine }
    return first(.stop, in: id).flatMap { self[$0] }.map {
      ($0.label.isEmpty ? $0.value : $0.label).onOneLine
    }
  }
}
