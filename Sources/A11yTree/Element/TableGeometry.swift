// SPDX-License-Identifier: MIT

/// The numbers of rows and columns in a table.
public struct TableSize: Hashable, Sendable, Codable {
  /// The number of rows, including header rows.
  public var rows: Int
  /// The number of columns.
  public var columns: Int
  /// The number of rows that the author states, as in `aria-rowcount`, because not all rows are present. The stated
  /// number is negative if the number of rows is unknown.
  public var statedRows: Int?
  /// The number of columns that the author states, as in `aria-colcount`.
  public var statedColumns: Int?
  /// Whether the first header in the first row is also that row's header, as on a web page. The value is `false` if the
  /// headers are only column headers, as in a toolkit's table.
  public var hasCorner: Bool?

  /// Creates a size from the numbers of rows and columns.
  public init(
    rows: Int,
    columns: Int,
    statedRows: Int? = nil,
    statedColumns: Int? = nil,
    hasCorner: Bool? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.statedRows = statedRows
    self.statedColumns = statedColumns
    self.hasCorner = hasCorner
  }
}

/// The sort direction of the rows or columns under a header cell.
public enum SortDirection: String, Hashable, Sendable, Codable, CaseIterable {
  case ascending, descending, other
}

/// A cell's position in its table, and the header cells that name its row and column.
public struct TableCell: Hashable, Sendable {
  /// The one-based row number.
  public var row: Int
  /// The one-based column number.
  public var column: Int
  /// The number of rows that the cell spans.
  public var rowSpan: Int
  /// The number of columns that the cell spans.
  public var columnSpan: Int
  /// The header cells of the cell's row.
  public var rowHeaders: [ElementID]
  /// The header cells of the cell's column.
  public var columnHeaders: [ElementID]

  /// Creates a position from a one-based row number and a one-based column number.
  public init(
    row: Int,
    column: Int,
    rowSpan: Int = 1,
    columnSpan: Int = 1,
    rowHeaders: [ElementID] = [],
    columnHeaders: [ElementID] = []
  ) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
  }
}
