// SPDX-License-Identifier: MIT

/// A scanner that splits Swift source into tokens.
///
/// The scanner recognizes all constructs that can contain brackets or commas that do not belong to the code's
/// structure. Examples of such constructs are nested comments, strings with interpolations, regular expressions, and
/// names in backticks.
struct TokenScanner {
  let bytes: [UInt8]
  var position = 0
  private(set) var tokens: [Token] = []
  private var isAtLineStart = true

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// Returns the tokens in a piece of source code.
  static func tokens(of source: String) -> [Token] {
    var scanner = TokenScanner(Array(source.utf8))
    while scanner.scanToken() {}
    return scanner.tokens
  }

  /// Returns the byte at a given distance from the current position, or 0 past the end of the source.
  func peek(_ distance: Int = 0) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  /// Returns whether the remaining source begins with the given text.
  func isAt(_ text: StaticString) -> Bool {
    bytes[min(position, bytes.count)...].starts(with: text.description.utf8)
  }

  /// Scans the next token and returns `false` at the end of the source.
  mutating func scanToken() -> Bool {
    skipSpaceAndComments()
    guard position < bytes.count else { return false }
    let start = position
    let kind = scanKind()
    tokens.append(
      Token(
        kind: kind,
        range: start..<position,
        startsLine: isAtLineStart,
        text: String(decoding: bytes[start..<position], as: UTF8.self)
      )
    )
    isAtLineStart = false
    return true
  }

  private mutating func scanKind() -> Token.Kind {
    let byte = peek()
    if skipString() || skipRegularExpression(after: tokens.last) { return .literal }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      position += 1
      return .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      position += 1
      return .closing
    case UInt8(ascii: "`"):
      position += 1
      skip { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
      position = min(position + 1, bytes.count)
      return .word
    case _ where Self.isDigit(byte):
      skip { Self.isWord($0) }
      // A period belongs to a number only if another digit follows, unlike the periods in `1...2` and `1.description`.
      if peek() == UInt8(ascii: "."), Self.isDigit(peek(1)) {
        position += 1
        skip { Self.isWord($0) }
      }
      return .number
    case _ where Self.isWord(byte):
      skip { Self.isWord($0) }
      return .word
    case _ where Self.isSign(byte):
      // A period is part of an operator only if the operator begins with a period, unlike the period in `=.zero`.
      let mayHavePoints = byte == UInt8(ascii: ".")
      repeat {
        position += 1
      } while Self.isSign(peek()) && (mayHavePoints || peek() != UInt8(ascii: "."))
        && !isAt("//") && !isAt("/*")
      return .sign
    default:
      position += 1
      return .mark
    }
  }

  private mutating func skipSpaceAndComments() {
    while position < bytes.count {
      if isAt("//") {
        skip { $0 != UInt8(ascii: "\n") }
      } else if isAt("/*") {
        skipBlockComment()
      } else if Self.isSpace(peek()) {
        if peek() == UInt8(ascii: "\n") || peek() == UInt8(ascii: "\r") { isAtLineStart = true }
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        position += 2
      } else if isAt("*/") {
        depth -= 1
        position += 2
      } else {
        if peek() == UInt8(ascii: "\n") { isAtLineStart = true }
        position += 1
      }
    } while depth > 0 && position < bytes.count
    position = min(position, bytes.count)
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(bytes[position]) { position += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { " \t\r\n\u{C}\u{B}\0".utf8.contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isSign(_ byte: UInt8) -> Bool { "+-*/%=<>!&|^~?.".utf8.contains(byte) }

  /// Returns whether a byte is a letter, a digit or part of a non-ASCII character.
  ///
  /// Non-ASCII operators are treated as names; this does not affect how brackets are nested.
  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80 || isDigit(byte)
      || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
