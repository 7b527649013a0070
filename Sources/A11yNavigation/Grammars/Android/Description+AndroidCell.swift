// SPDX-License-Identifier: MIT

import A11yTree

extension Description {
  /// Returns the row and headers of the cell that is or contains the element.
  ///
  /// The row is spoken when it changes. The headers of a column are spoken at every cell below them.
  func wordsOfCellOnAndroid(from previous: ElementID?) -> CellWords {
    guard verbosity.describesTables, let here = tree.tablePlace(of: id) else { return CellWords() }
    let before = previous.flatMap(tree.tablePlace(of:))
    let isSameTable = before?.table == here.table
    if isSameTable, before?.id == here.id { return CellWords() }
    var words = CellWords()
    // A control in a header cell is spoken with its own role rather than the cell's role.
    switch element.role.isTextOfCell ? tree.role(of: here.id) : nil {
    case .columnHeader: words.roles = [own(.role, .columnHeader)]
    case .rowHeader: words.roles = [own(.role, .rowHeader)]
    default: break
    }
    let isNewRow = !isSameTable || before?.cell.row != here.cell.row
    if verbosity.speaksTableNumbers, isNewRow, here.cell.row > 0,
      words.roles.isEmpty || !isSameTable
    {
      words.row = [own(.position, catalog[.row, "\(here.cell.row)"])]
    }
    if verbosity.speaksTableHeaders {
      words.headers = here.cell.columnHeaders.filter { $0 != here.id }.compactMap { header in
        tree.words(ofHeader: header).map { .init(.header, $0) }
      }
    }
    return words
  }
}

extension Role {
  /// Whether an element with this role is a cell or the text in a cell.
  fileprivate var isTextOfCell: Bool { isCell || self == .staticText || self == .paragraph }
}
