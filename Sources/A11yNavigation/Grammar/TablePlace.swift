// SPDX-License-Identifier: MIT

import A11yTree

/// The words for a position in a table.
struct CellWords {
  var row: [Utterance.Segment] = []
  var headers: [Utterance.Segment] = []
  var roles: [Utterance.Segment] = []
  var position: [Utterance.Segment] = []
}

/// The table cell that is or contains the element.
struct TablePlace {
  var id: ElementID
  var cell: TableCell
  var table: ElementID
}

extension AccessibilityTree {
  /// Returns the cell that is or contains the element, together with the cell's table. O(depth).
  func tablePlace(of id: ElementID) -> TablePlace? {
    guard let table = table(around: id) else { return nil }
    var next: ElementID? = id
    while let here = next {
      if let cell = cell(of: here) { return TablePlace(id: here, cell: cell, table: table) }
      next = here == table ? nil : parent(of: here)
    }
    return nil
  }

  /// Returns a header cell's name, or the name of the first element in the cell.
  func words(ofHeader id: ElementID) -> String? {
    guard let cell = self[id] else { return nil }
    if !cell.label.isEmpty { return cell.label.onOneLine }
    return first(.stop, in: id).flatMap { self[$0] }.map {
      ($0.label.isEmpty ? $0.value : $0.label).onOneLine
    }
  }
}
