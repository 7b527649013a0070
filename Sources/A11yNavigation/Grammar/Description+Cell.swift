import A11yTree

/// What is said of the place in a table.
struct CellWords {
  var headers: [Utterance.Segment] = []
  var roles: [Utterance.Segment] = []
  var position: [Utterance.Segment] = []
}

extension Description {
  /// The headers and the place of the cell that the element is or stands in.
  ///
  /// Only what changed is said: along a row the column, in a new row both.
  func cellWords(
    _ surroundings: [AccessibilityTree.Surrounding],
    from previous: ElementID?
  ) -> CellWords {
    guard verbosity.describesTables, let here = tree.tablePlace(of: id) else { return CellWords() }
    let before = previous.flatMap(tree.tablePlace(of:))
    let isSameTable = before?.table == here.table
    if isSameTable, before?.id == here.id { return CellWords() }
    var words = CellWords()
    let isNewRow = !isSameTable || before?.cell.row != here.cell.row
    let headers = (isNewRow ? here.cell.rowHeaders : []) + here.cell.columnHeaders
    words.headers = headers.filter { $0 != here.id }.compactMap { header in
      tree.words(ofHeader: header).map { .init(.header, $0) }
    }
    let role = tree.role(of: here.id)
    if role == .rowHeader || here.cell.rowHeaders.contains(here.id) {
      words.roles.append(.init(.role, "row header"))
    }
    if role == .columnHeader || here.cell.columnHeaders.contains(here.id) {
      words.roles.append(.init(.role, "column header"))
    }
    if here.cell.rowSpan > 1 {
      words.position.append(.init(.position, "spans \(here.cell.rowSpan) rows"))
    }
    if here.cell.columnSpan > 1 {
      words.position.append(.init(.position, "spans \(here.cell.columnSpan) columns"))
    }
    if isNewRow { words.position.append(.init(.position, "row \(here.cell.row)")) }
    words.position.append(.init(.position, "column \(here.cell.column)"))
    return words
  }
}

/// The cell that an element is or stands in.
struct TablePlace {
  var id: ElementID
  var cell: TableCell
  var table: ElementID
}

extension AccessibilityTree {
  /// The cell that an element is or stands in, and its table. O(depth).
  func tablePlace(of id: ElementID) -> TablePlace? {
    guard let table = table(around: id) else { return nil }
    var next: ElementID? = id
    while let here = next {
      if let cell = cell(of: here) { return TablePlace(id: here, cell: cell, table: table) }
      next = here == table ? nil : parent(of: here)
    }
    return nil
  }

  /// What a header cell is called, by itself or by the first thing in it.
  func words(ofHeader id: ElementID) -> String? {
    guard let cell = self[id] else { return nil }
    if !cell.label.isEmpty { return cell.label.onOneLine }
    return first(.stop, in: id).flatMap { self[$0] }.map {
      ($0.label.isEmpty ? $0.value : $0.label).onOneLine
    }
  }
}
