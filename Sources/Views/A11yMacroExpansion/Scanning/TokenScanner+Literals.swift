// SPDX-License-Identifier: MIT

extension TokenScanner {
  /// Skips a string literal of any form, and returns whether there was one.
  mutating func skipString() -> Bool {
    var pounds = 0
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    guard peek(pounds) == UInt8(ascii: "\"") else { return false }
    position += pounds
    let isLong = isAt("\"\"\"") && !(pounds > 0 && isEmptyRawString(pounds))
    position += isLong ? 3 : 1
    while position < bytes.count {
      if isAtEnd(of: isLong ? 3 : 1, pounds) {
        position += (isLong ? 3 : 1) + pounds
        return true
      }
      if !isLong, peek() == UInt8(ascii: "\n") { return true }
      if isAtEscape(pounds) {
        position += 1 + pounds
        if peek() == UInt8(ascii: "(") { skipBrackets() } else { position += 1 }
      } else {
        position += 1
      }
    }
    position = bytes.count
    return true
  }

  /// Returns whether `""` is the entire content of a raw string, as in `#""#`, rather than the start of a multiline
  /// string.
  private func isEmptyRawString(_ pounds: Int) -> Bool {
    (0..<pounds).allSatisfy { peek(2 + $0) == UInt8(ascii: "#") }
  }

  private func isAtEnd(of quotes: Int, _ pounds: Int) -> Bool {
    (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
      && (0..<pounds).allSatisfy { peek(quotes + $0) == UInt8(ascii: "#") }
  }

  private func isAtEscape(_ pounds: Int) -> Bool {
    peek() == UInt8(ascii: "\\")
      && (0..<pounds).allSatisfy { peek(1 + $0) == UInt8(ascii: "#") }
  }

  /// Skips a string interpolation up to its closing parenthesis.
  private mutating func skipBrackets() {
    var inside = TokenScanner(bytes, at: position)
    var depth = 0
    repeat {
      guard inside.scanToken(), let token = inside.tokens.last else { break }
      if token.kind == .opening { depth += 1 }
      if token.kind == .closing { depth -= 1 }
    } while depth > 0
    position = inside.position
  }

  /// Skips a regular expression literal, and returns whether there was one.
  ///
  /// A single slash begins a regular expression literal only where an expression is allowed, and only if the literal is
  /// closed on the same line.
  mutating func skipRegularExpression(after previous: Token?) -> Bool {
    var pounds = 0
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    guard peek(pounds) == UInt8(ascii: "/") else { return false }
    if pounds == 0, !Self.beginsExpression(after: previous) { return false }
    let isLong = pounds > 0 && peek(pounds + 1) == UInt8(ascii: "\n")
    if pounds == 0, peek(1) == UInt8(ascii: " ") || peek(1) == UInt8(ascii: ")") { return false }
    var end = position + pounds + 1
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "\n"), !isLong { return false }
      if bytes[end] == UInt8(ascii: "\\") {
        end += 2
      } else if bytes[end] == UInt8(ascii: "/"), closes(at: end + 1, pounds) {
        position = end + 1 + pounds
        return true
      } else {
        end += 1
      }
    }
    return false
  }

  private func closes(at index: Int, _ pounds: Int) -> Bool {
    index + pounds <= bytes.count
      && bytes[index..<index + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private static func beginsExpression(after previous: Token?) -> Bool {
    guard let previous else { return true }
    switch previous.kind {
    case .opening, .sign: return true
    case .mark: return previous.text != "#" && previous.text != "@"
    case .word:
      return ["return", "in", "try", "await", "case", "if", "where"].contains(previous.text)
    case .number, .literal, .closing: return false
    }
  }
}
