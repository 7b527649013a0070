// SPDX-License-Identifier: MIT

import A11yJSON
import A11yNativeFormat
import A11yTree

extension Frame {
  /// Reads a frame, or returns `nil` if the value is `null`.
  init?(native cursor: inout JSONCursor) throws(JSONCursor.Fault) {
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?
    let place = try cursor.members { cursor, key throws(JSONCursor.Fault) in
      switch key {
      case "x": x = try cursor.real()
      case "y": y = try cursor.real()
      case "width": width = try cursor.real()
      case "height": height = try cursor.real()
      default: try cursor.skipValue()
      }
    }
    guard let place else { return nil }
    self.init(
      x: try JSONCursor.require(x, "x", in: "the frame", at: place),
      y: try JSONCursor.require(y, "y", in: "the frame", at: place),
      width: try JSONCursor.require(width, "width", in: "the frame", at: place),
      height: try JSONCursor.require(height, "height", in: "the frame", at: place)
    )
  }
}

extension Point {
  /// Reads a point, or returns `nil` if the value is `null`.
  init?(native cursor: inout JSONCursor) throws(JSONCursor.Fault) {
    var x: Double?
    var y: Double?
    let place = try cursor.members { cursor, key throws(JSONCursor.Fault) in
      switch key {
      case "x": x = try cursor.real()
      case "y": y = try cursor.real()
      default: try cursor.skipValue()
      }
    }
    guard let place else { return nil }
    self.init(
      x: try JSONCursor.require(x, "x", in: "the point", at: place),
      y: try JSONCursor.require(y, "y", in: "the point", at: place)
    )
  }
}

extension TableSize {
  /// Reads the size of a table, or returns `nil` if the value is `null`.
  init?(native cursor: inout JSONCursor) throws(JSONCursor.Fault) {
    var rows: Int?
    var columns: Int?
    var statedRows: Int?
    var statedColumns: Int?
    let place = try cursor.members { cursor, key throws(JSONCursor.Fault) in
      switch key {
      case "rows": rows = try cursor.whole()
      case "columns": columns = try cursor.whole()
      case "statedRows": statedRows = try cursor.whole()
      case "statedColumns": statedColumns = try cursor.whole()
      default: try cursor.skipValue()
      }
    }
    guard let place else { return nil }
    self.init(
      rows: try JSONCursor.require(rows, "rows", in: "the table", at: place),
      columns: try JSONCursor.require(columns, "columns", in: "the table", at: place),
      statedRows: statedRows,
      statedColumns: statedColumns
    )
  }
}

extension ValueRange {
  /// Reads a range, or returns `nil` if the value is `null`.
  init?(native cursor: inout JSONCursor) throws(JSONCursor.Fault) {
    var current: Double?
    var minimum: Double?
    var maximum: Double?
    var step: Double?
    let place = try cursor.members { cursor, key throws(JSONCursor.Fault) in
      switch key {
      case "current": current = try cursor.real()
      case "minimum": minimum = try cursor.real()
      case "maximum": maximum = try cursor.real()
      case "step": step = try cursor.real()
      default: try cursor.skipValue()
      }
    }
    guard let place else { return nil }
    self.init(
      current: try JSONCursor.require(current, "current", in: "the range", at: place),
      minimum: minimum,
      maximum: maximum,
      step: step
    )
  }
}

extension NativePosition {
  /// Reads a position in a set, or returns `nil` if the value is `null`.
  init?(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) {
    var index: Int32?
    var count: Int32?
    let place = try cursor.members { cursor, key throws(JSONCursor.Fault) in
      switch key {
      case "index": index = try cursor.place()
      case "count": count = try cursor.place()
      default: try cursor.skipValue()
      }
    }
    guard let place else { return nil }
    self.init(
      index: try JSONCursor.require(index, "index", in: "the position", at: place),
      count: try JSONCursor.require(count, "count", in: "the position", at: place)
    )
  }
}

extension NativeCell {
  /// Reads a position in a table, or returns `nil` if the value is `null`.
  init?(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) {
    var row: Int?
    var column: Int?
    var rowSpan: Int?
    var columnSpan: Int?
    var rowHeaders: [String]?
    var columnHeaders: [String]?
    let place = try cursor.members { cursor, key throws(JSONCursor.Fault) in
      switch key {
      case "row": row = try cursor.whole()
      case "column": column = try cursor.whole()
      case "rowSpan": rowSpan = try cursor.whole()
      case "columnSpan": columnSpan = try cursor.whole()
      case "rowHeaders": rowHeaders = try cursor.texts()
      case "columnHeaders": columnHeaders = try cursor.texts()
      default: try cursor.skipValue()
      }
    }
    guard let place else { return nil }
    self.init(
      row: try JSONCursor.require(row, "row", in: "the cell", at: place),
      column: try JSONCursor.require(column, "column", in: "the cell", at: place),
      rowSpan: rowSpan,
      columnSpan: columnSpan,
      rowHeaders: rowHeaders,
      columnHeaders: columnHeaders
    )
  }
}

extension NativeContent {
  /// Reads an item of custom content, or returns `nil` if the value is `null`.
  init?(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) {
    var label: String?
    var value: String?
    var important: Bool?
    let place = try cursor.members { cursor, key throws(JSONCursor.Fault) in
      switch key {
      case "label": label = try cursor.text()
      case "value": value = try cursor.text()
      case "important": important = try cursor.flag()
      default: try cursor.skipValue()
      }
    }
    guard let place else { return nil }
    self.init(
      label: try JSONCursor.require(label, "label", in: "the custom content", at: place),
      value: try JSONCursor.require(value, "value", in: "the custom content", at: place),
      important: important
    )
  }
}

extension NativeRotor {
  /// Reads a custom rotor, or returns `nil` if the value is `null`.
  init?(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) {
    var name: String?
    var entries: [Entry]?
    let place = try cursor.members { cursor, key throws(JSONCursor.Fault) in
      switch key {
      case "name": name = try cursor.text()
      case "entries":
        entries = try cursor.entries { cursor, place throws(JSONCursor.Fault) in
          guard let entry = try Entry(&cursor) else { throw JSONCursor.missing(place) }
          return entry
        }
      default: try cursor.skipValue()
      }
    }
    guard let place else { return nil }
    self.init(
      name: try JSONCursor.require(name, "name", in: "the rotor", at: place),
      entries: try JSONCursor.require(entries, "entries", in: "the rotor", at: place)
    )
  }
}

extension NativeRotor.Entry {
  /// Reads a rotor stop, or returns `nil` if the value is `null`.
  init?(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) {
    var target: String?
    var label: String?
    let place = try cursor.members { cursor, key throws(JSONCursor.Fault) in
      switch key {
      case "target": target = try cursor.text()
      case "label": label = try cursor.text()
      default: try cursor.skipValue()
      }
    }
    guard let place else { return nil }
    self.init(
      label: label,
      target: try JSONCursor.require(target, "target", in: "the entry", at: place)
    )
  }
}

extension NativeSpeech {
  /// Reads speech attributes, or returns `nil` if the value is `null`.
  init?(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) {
    var pitch: Double?
    var punctuation: Bool?
    var spellsOut: Bool?
    var phonetic: String?
    let place = try cursor.members { cursor, key throws(JSONCursor.Fault) in
      switch key {
      case "pitch": pitch = try cursor.real()
      case "punctuation": punctuation = try cursor.flag()
      case "spellsOut": spellsOut = try cursor.flag()
      case "phonetic": phonetic = try cursor.text()
      default: try cursor.skipValue()
      }
    }
    guard place != nil else { return nil }
    self.init(
      pitch: pitch,
      punctuation: punctuation,
      spellsOut: spellsOut,
      phonetic: phonetic
    )
  }
}

extension NativeReadingOrder {
  /// Reads a reading order, or returns `nil` if the value is `null`.
  init?(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) {
    var rowThreshold: Double?
    var isRightToLeft: Bool?
    let place = try cursor.members { cursor, key throws(JSONCursor.Fault) in
      switch key {
      case "rowThreshold": rowThreshold = try cursor.real()
      case "isRightToLeft": isRightToLeft = try cursor.flag()
      default: try cursor.skipValue()
      }
    }
    guard place != nil else { return nil }
    self.init(
      rowThreshold: rowThreshold,
      isRightToLeft: isRightToLeft
    )
  }
}

extension JSONCursor {
  /// Reads a 32-bit number that belongs to a position in a set.
  fileprivate mutating func place() throws(Fault) -> Int32? {
    skipSpaces()
    let place = offset
    guard let whole = try whole() else { return nil }
    guard let number = Int32(exactly: whole) else { throw Self.tooLarge(place) }
    return number
  }
}
