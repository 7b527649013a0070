// SPDX-License-Identifier: MIT

/// The tags of an XML file, in order.
struct XMLTags {
  /// A start tag, an end tag, or the text before the next tag of a file.
  enum Event: Equatable {
    case begin(String, [String: String])
    case end(String)
    case text(String)
  }

  /// An error in an XML file.
  struct Damage: Error, Equatable {
    let line: Int
    let reason: String
  }

  private let bytes: [UInt8]
  private var index = 0
  private(set) var events: [Event] = []

  /// Reads a file. O(length).
  init(_ text: String) throws(Damage) {
    bytes = Array(text.utf8)
    var open: [String] = []
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<") { try readTag(&open) } else { readText() }
    }
    if let last = open.last { throw damage("<\(last)> is not closed") }
  }

  private func damage(_ reason: String) -> Damage {
    Damage(line: bytes[..<min(index, bytes.count)].count { $0 == 10 } + 1, reason: reason)
  }

  private func has(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func skip(behind mark: String) throws(Damage) {
    while index < bytes.count, !has(mark) { index += 1 }
    guard index < bytes.count else { throw damage("\(mark) is missing") }
    index += mark.utf8.count
  }

  private mutating func readText() {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    let text = Self.plain(bytes[start..<index])
    if text.contains(where: { !$0.isWhitespace }) { events.append(.text(text)) }
  }

  private mutating func readTag(_ open: inout [String]) throws(Damage) {
    if has("<!--") { return try skip(behind: "-->") }
    if has("<?") { return try skip(behind: "?>") }
    if has("<!") { return try skip(behind: ">") }
    index += 1
    if bytes.dropFirst(index).first == UInt8(ascii: "/") {
      index += 1
      let name = try readName()
      skipSpace()
      guard take(UInt8(ascii: ">")), open.popLast() == name else {
        throw damage("unexpected </\(name)>")
      }
      events.append(.end(name))
      return
    }
    let name = try readName()
    var attributes: [String: String] = [:]
    skipSpace()
    while index < bytes.count, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "/")
    {
      let (key, value) = try readAttribute()
      attributes[key] = value
      skipSpace()
    }
    events.append(.begin(name, attributes))
    if take(UInt8(ascii: "/")) { events.append(.end(name)) } else { open.append(name) }
    guard take(UInt8(ascii: ">")) else { throw damage("<\(name)> is not closed") }
  }

  private mutating func readAttribute() throws(Damage) -> (String, String) {
    let name = try readName()
    skipSpace()
    guard take(UInt8(ascii: "=")) else { throw damage("\(name) has no value") }
    skipSpace()
    guard let quote = bytes.dropFirst(index).first,
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { throw damage("\(name) has no value") }
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != quote { index += 1 }
    guard index < bytes.count else { throw damage("\(name) has an unterminated value") }
    index += 1
    return (name, Self.plain(bytes[start..<(index - 1)]))
  }

  private mutating func readName() throws(Damage) -> String {
    let start = index
    while index < bytes.count, Self.isName(bytes[index]) { index += 1 }
    guard index > start else { throw damage("a name is missing") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count, [9, 10, 13, 32].contains(bytes[index]) { index += 1 }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  /// Returns the text with its entity references resolved, except unknown ones.
  private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      if let end = rest.firstIndex(of: ";"), let character = character(of: rest[..<end].dropFirst())
      {
        result.append(character)
        rest = rest[rest.index(after: end)...]
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func character(of name: Substring) -> Character? {
    if let known = references[name] { return known }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map(Character.init)
  }

  private static let references: [Substring: Character] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
  ]
}
