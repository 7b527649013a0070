// SPDX-License-Identifier: MIT

/// A table for aligning two lists. If the lists are long, only the cells near the table's diagonal are stored.
struct Band<Value> {
  private let rows: Int
  private let lastColumn: Int
  /// The number of columns in each row.
  private let width: Int
  private let outside: Value
  private var values: [Value]

  /// Creates a table with a row for each position in one list and a column for each position in the other, including
  /// the end positions.
  ///
  /// - Parameters:
  ///   - limit: The approximate maximum number of values in the table.
  ///   - outside: The value of every cell that is not stored, and the initial value of every stored cell.
  init(_ left: Int, _ right: Int, limit: Int, _ outside: Value) {
    rows = left
    lastColumn = right
    width = min(right + 1, max(limit / (left + 1), Self.leastWidth))
    self.outside = outside
    values = Array(repeating: outside, count: (left + 1) * width)
  }

  private static var leastWidth: Int { 64 }

  /// Returns the columns that are stored for a row.
  func columns(of row: Int) -> ClosedRange<Int> {
    let first = first(of: row)
    return first...first + width - 1
  }

  private func first(of row: Int) -> Int {
    let center = rows == 0 ? lastColumn : row * lastColumn / rows
    return min(max(center - width / 2, 0), lastColumn + 1 - width)
  }

  subscript(row: Int, column: Int) -> Value {
    get {
      let offset = column - first(of: row)
      return offset >= 0 && offset < width ? values[row * width + offset] : outside
    }
    set { values[row * width + column - first(of: row)] = newValue }
  }
}
