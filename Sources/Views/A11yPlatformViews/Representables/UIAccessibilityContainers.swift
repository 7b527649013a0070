// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// A setting that determines how Switch Control moves through a container's contents.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined

  var style: NavigationStyle? {
    switch self {
    case .automatic: nil
    case .separate: .separate
    case .combined: .combined
    }
  }
}

/// The type of the container, such as a list or a table.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup

  var role: A11yTree.Role {
    switch self {
    case .none, .semanticGroup: .group
    case .dataTable: .table
    case .list: .list
    case .landmark: .region
    }
  }
}

extension UIResponder {
  /// The innermost table that contains the object.
  private var dataTable: (any UIAccessibilityContainerDataTable)? {
    var responder = next
    while let asked = responder {
      if asked.accessibilityContainerType == .dataTable {
        return asked as? any UIAccessibilityContainerDataTable
      }
      responder = asked.next
    }
    return nil
  }

  /// The object's row and column, if the object is in a table.
  var tableCell: TableCell? {
    guard let cell = self as? any UIAccessibilityContainerDataTableCell, let dataTable else {
      return nil
    }
    let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
    guard rows.location >= 0, columns.location >= 0, rows.location < Int(Int32.max),
      columns.location < Int(Int32.max)
    else { return nil }
    func ids(_ cells: [any UIAccessibilityContainerDataTableCell]?) -> [ElementID] {
      (cells ?? []).filter { $0 !== self }
        .compactMap { ($0 as? UIResponder).flatMap { tree?.id(of: $0) } }
    }
    return TableCell(
      row: rows.location + 1,
      column: columns.location + 1,
      rowSpan: max(1, rows.length),
      columnSpan: max(1, columns.length),
      rowHeaders: ids(dataTable.accessibilityHeaderElements(forRow: rows.location)),
      columnHeaders: ids(dataTable.accessibilityHeaderElements(forColumn: columns.location))
    )
  }

  /// The numbers of rows and columns, if the object is a table.
  var tableSize: TableSize? {
    guard accessibilityContainerType == .dataTable,
      let table = self as? any UIAccessibilityContainerDataTable
    else { return nil }
    return TableSize(
      rows: max(0, table.accessibilityRowCount()),
      columns: max(0, table.accessibilityColumnCount())
    )
  }
}
