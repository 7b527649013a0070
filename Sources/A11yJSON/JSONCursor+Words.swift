// SPDX-License-Identifier: MIT

extension JSONCursor {
  /// Reads a string. The cursor must be before the string's opening quotation mark.
  package mutating func string() throws(Fault) -> String {
    let start = offset
    let isPlain = try skipString()
    let content = bytes[(start + 1)..<(offset - 1)]
    return isPlain ? String(decoding: content, as: UTF8.self) : Self.unescaped(content)
  }

  /// Reads a number that has at most 15 digits and neither a sign nor a fraction, and leaves any other number unread.
  ///
  /// Most of the hundreds of thousands of numbers in a capture have at most 15 digits and neither a sign nor a
  /// fraction.
  package mutating func digits() -> Int? {
    var place = offset
    var number = 0
    while place < bytes.count, place - offset < 15, (0x30...0x39).contains(bytes[place]) {
      number = number * 10 + Int(bytes[place] - 0x30)
      place += 1
    }
    guard place > offset, place == bytes.count || !Self.isWord(bytes[place]) else { return nil }
    offset = place
    return number
  }

  /// Reads a number, or returns `nil` for `true`, `false` and `null`.
  package mutating func number() throws(Fault) -> Double? {
    if let digits = digits() { return Double(digits) }
    return Double(try word())
  }

  /// Reads a literal word or a number, and returns its text.
  package mutating func word() throws(Fault) -> String {
    let start = offset
    while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    if word == "true" || word == "false" || word == "null" { return word }
    if let first = word.utf8.first, first == UInt8(ascii: "-") || (0x30...0x39).contains(first),
      Double(word) != nil
    {
      return word
    }
    if offset == bytes.count { throw fault(Self.cut) }
    throw Fault(message: "a value is missing", offset: start)
  }

  /// Skips a string and returns whether it contains no escapes.
  package mutating func skipString() throws(Fault) -> Bool {
    let start = offset
    var isPlain = true
    offset += 1
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        offset += 1
        return isPlain
      }
      if byte == UInt8(ascii: "\\") {
        isPlain = false
        offset += 1
        guard offset < bytes.count else { break }
        try checkEscape()
      } else if byte < 0x20 {
        throw fault("the string contains an unescaped control character")
      }
      offset += 1
    }
    throw Fault(message: "the text ends inside this string", offset: start)
  }

  /// Checks the escape after a backslash and leaves the cursor on the last byte of the escape.
  private mutating func checkEscape() throws(Fault) {
    guard bytes[offset] == UInt8(ascii: "u") else {
      if "\"\\/bfnrt".utf8.contains(bytes[offset]) { return }
      throw fault("this character does not begin a valid escape sequence")
    }
    for _ in 0..<4 {
      guard offset + 1 < bytes.count, UnicodeScalar(bytes[offset + 1]).properties.isASCIIHexDigit
      else { throw fault("\\u must be followed by four hexadecimal digits") }
      offset += 1
    }
  }

  private static func unescaped(_ content: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    var units: [UInt16] = []
    var rest = content
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        flush(&units, &text)
        text.append(byte)
        continue
      }
      if escape == UInt8(ascii: "u") {
        units.append(UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) ?? 0xFFFD)
        rest = rest.dropFirst(4)
        continue
      }
      flush(&units, &text)
      switch escape {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      default: text.append(escape)
      }
    }
    flush(&units, &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends pending UTF-16 code units to a string. Characters that do not fit in 16 bits are escaped as surrogate
  /// pairs. A lone surrogate becomes U+FFFD.
  private static func flush(_ units: inout [UInt16], _ text: inout [UInt8]) {
    guard !units.isEmpty else { return }
    text += String(decoding: units, as: UTF16.self).utf8
    units = []
  }

  package static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
