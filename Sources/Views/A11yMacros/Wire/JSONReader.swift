// SPDX-License-Identifier: MIT

/// Reads one JSON text.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// Messages of the compiler are not deeper.
  private static let maximumDepth = 200

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value of a text, or `nil` if it is not JSON.
  static func read(_ bytes: [UInt8]) -> JSONValue? {
    var reader = JSONReader(bytes)
    guard let value = reader.value() else { return nil }
    reader.skipSpace()
    return reader.position == bytes.count ? value : nil
  }

  private mutating func value() -> JSONValue? {
    skipSpace()
    guard position < bytes.count, depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch bytes[position] {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return string().map(JSONValue.string)
    case UInt8(ascii: "t"): return word("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return word("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return word("null") ? .null : nil
    default: return number()
    }
  }

  private mutating func object() -> JSONValue? {
    var members: [String: JSONValue] = [:]
    position += 1
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard let key = string(), take(":"), let value = value() else { return nil }
      members[key] = value
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array() -> JSONValue? {
    var items: [JSONValue] = []
    position += 1
    if take("]") { return .array(items) }
    repeat {
      guard let item = value() else { return nil }
      items.append(item)
    } while take(",")
    return take("]") ? .array(items) : nil
  }

  private mutating func number() -> JSONValue? {
    let start = position
    while position < bytes.count, "+-0123456789.eE".utf8.contains(bytes[position]) { position += 1 }
    guard start < position else { return nil }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return Int(text).map(JSONValue.int) ?? .number(text)
  }

  private mutating func string() -> String? {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return nil }
    position += 1
    var units: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: units, as: UTF8.self) }
      if byte != UInt8(ascii: "\\") {
        units.append(byte)
      } else {
        guard let scalar = escape() else { return nil }
        units += String(scalar).utf8
      }
    }
    return nil
  }

  /// What comes after a backslash.
  private mutating func escape() -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return unicodeEscape()
    default: return Unicode.Scalar(byte)
    }
  }

  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let unit = fourDigits() else { return nil }
    guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    guard word("\\u"), let low = fourDigits(), (0xDC00..<0xE000).contains(low) else { return nil }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func fourDigits() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    defer { position += 4 }
    return UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
  }

  private mutating func word(_ word: StaticString) -> Bool {
    let letters = word.description.utf8
    guard bytes[position...].starts(with: letters) else { return false }
    position += letters.count
    return true
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while position < bytes.count, " \t\r\n".utf8.contains(bytes[position]) { position += 1 }
  }
}
