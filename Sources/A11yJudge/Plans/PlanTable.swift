// SPDX-License-Identifier: MIT

/// A table of comma-separated values with a heading row, in the format of the plans (RFC 4180).
struct PlanTable {
  /// The rows below the heading row. The rows, each of which contains its values keyed by column name, without
  /// surrounding white space.
  let rows: [[String: String]]

  /// Parses a table, with or without a byte-order mark and carriage returns.
  ///
  /// - Returns: The table, or `nil` if a quotation is not closed.
  init?(_ text: String) {
    var records: [[String]] = []
    var record: [String] = []
    var field = ""
    var isQuoted = false
    var wasQuoted = false
    func endField() {
      record.append(field)
      (field, wasQuoted) = ("", false)
    }
    var scalars = text.unicodeScalars.drop { $0 == "\u{FEFF}" }[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted:
        if scalars.first == "\"" {
          scalars.removeFirst()
          field.unicodeScalars.append("\"")
        } else {
          isQuoted = false
        }
      case "\"" where field.isEmpty && !wasQuoted: (isQuoted, wasQuoted) = (true, true)
      case _ where isQuoted: field.unicodeScalars.append(scalar)
      case ",": endField()
      case "\r" where scalars.first == "\n": break
      case "\n", "\r":
        endField()
        records.append(record)
        record = []
      default: field.unicodeScalars.append(scalar)
      }
    }
    guard !isQuoted else { return nil }
    if !field.isEmpty || !record.isEmpty {
      endField()
      records.append(record)
    }
    let names = records.first?.map(\.trimmedOfSpace) ?? []
    rows = records.dropFirst().filter { $0 != [""] }.map { record in
      Dictionary(
        zip(names, record.map(\.trimmedOfSpace)),
        uniquingKeysWith: { first, _ in first }
      )
    }
  }
}

extension String {
  /// The text without leading and trailing white space.
  var trimmedOfSpace: String {
    let from = drop(while: \.isWhitespace)
    return String(from.reversed().drop(while: \.isWhitespace).reversed())
  }
}
