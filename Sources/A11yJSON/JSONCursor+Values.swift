// SPDX-License-Identifier: MIT

/// Reads values of an expected type. Each method in this extension returns `nil` for `null`, and throws an error for a
/// value that is not of the expected type.
extension JSONCursor {
  /// Reads a string.
  package mutating func text() throws(Fault) -> String? {
    guard peek() == UInt8(ascii: "\"") else { return try none("a string") }
    return try string()
  }

  /// Reads an integer.
  package mutating func whole() throws(Fault) -> Int? {
    skipSpaces()
    if let digits = digits() { return digits }
    guard let (number, place) = try numeral("a whole number") else { return nil }
    if let whole = Int(number) { return whole }
    guard let real = Double(number), abs(real) < 0x1p63 else { throw Self.tooLarge(place) }
    guard let whole = Int(exactly: real) else {
      throw Fault(message: "expected a whole number, but found a fraction", offset: place)
    }
    return whole
  }

  /// Reads a number.
  package mutating func real() throws(Fault) -> Double? {
    skipSpaces()
    guard let (number, place) = try numeral("a number") else { return nil }
    guard let real = Double(number), real.isFinite else { throw Self.tooLarge(place) }
    return real
  }

  /// Reads `true` or `false`.
  package mutating func flag() throws(Fault) -> Bool? {
    let place = peek().map { _ in offset } ?? offset
    guard next == UInt8(ascii: "t") || next == UInt8(ascii: "f") else {
      return try none("true or false")
    }
    switch try word() {
    case "true": return true
    case "false": return false
    default: throw Fault(message: "expected true or false", offset: place)
    }
  }

  /// Reads an array of strings.
  package mutating func texts() throws(Fault) -> [String]? {
    try entries { cursor, place throws(Fault) in
      guard let text = try cursor.text() else { throw Self.missing(place) }
      return text
    }
  }

  /// Reads an array by calling `body` with the offset of each entry. The closure must read the entry.
  package mutating func entries<Entry>(
    _ body: (inout JSONCursor, _ place: Int) throws(Fault) -> Entry
  ) throws(Fault) -> [Entry]? {
    guard peek() == UInt8(ascii: "[") else { return try none("a list") }
    var entries: [Entry] = []
    try array { cursor throws(Fault) in
      cursor.skipSpaces()
      entries.append(try body(&cursor, cursor.offset))
    }
    return entries
  }

  /// Reads an object by calling `body` for each key. The closure must read or skip the key's value. Returns the offset
  /// of the object's first byte.
  package mutating func members(
    _ body: (inout JSONCursor, String) throws(Fault) -> Void
  ) throws(Fault) -> Int? {
    guard peek() == UInt8(ascii: "{") else { return try none("an object") }
    let place = offset
    try object(body)
    return place
  }

  /// Returns a required value in an object, or throws an error at the object's offset if the value is missing.
  package static func require<Value>(
    _ value: Value?,
    _ key: String,
    in what: String,
    at place: Int
  ) throws(Fault) -> Value {
    guard let value else {
      throw Fault(message: "\(what) lacks \"\(key)\"", offset: place)
    }
    return value
  }

  package static func missing(_ place: Int) -> Fault {
    Fault(message: "a value is missing", offset: place)
  }

  package static func tooLarge(_ place: Int) -> Fault {
    Fault(message: "the number is too large", offset: place)
  }

  /// Reads a number and returns it as written, with its offset.
  private mutating func numeral(_ kind: String) throws(Fault) -> (String, Int)? {
    guard let next, next == UInt8(ascii: "-") || (0x30...0x39).contains(next) else {
      return try none(kind)
    }
    let place = offset
    return (try word(), place)
  }

  /// Returns `nil` for `null`, and throws an error that names the expected type for any other value.
  private mutating func none<Value>(_ kind: String) throws(Fault) -> Value? {
    let place = offset
    guard let next else { throw fault(Self.cut) }
    if next == UInt8(ascii: "n"), try word() == "null" { return nil }
    offset = place
    try skipValue()
    throw Fault(message: "expected \(kind)", offset: place)
  }
}
