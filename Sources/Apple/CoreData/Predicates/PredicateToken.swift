// SPDX-License-Identifier: MIT

/// A word or symbol in a predicate's format, with its position.
struct PredicateToken {
  /// The type of the token.
  enum Kind: Equatable {
    /// A token that is a name or a keyword. The form `#name` is always a name, even if the name is a keyword.
    case word(String, isName: Bool)
    case text(String)
    case number(Double)
    case integer(Int)
    /// A placeholder such as `%@`, `%K` or `%d`, without the percent sign.
    case placeholder(String)
    case variable(String)
    case sign(String)
  }

  let kind: Kind
  /// The number of characters that precede the token in the format.
  let place: Int
}

/// The reason that a format cannot be parsed, and the position of the error.
struct PredicateFormatError: Error, Equatable {
  let reason: String
  let place: Int
}

/// The words and symbols into which a format is split.
struct PredicateTokens {
  private let characters: [Character]
  private var index = 0
  private(set) var found: [PredicateToken] = []

  /// Splits a format. O(length).
  init(_ format: String) throws(PredicateFormatError) {
    characters = Array(format)
    while index < characters.count {
      if characters[index].isWhitespace { index += 1 } else { try readToken() }
    }
  }

  private mutating func readToken() throws(PredicateFormatError) {
    let start = index
    let character = characters[index]
    let kind: PredicateToken.Kind
    switch character {
    case "\"", "'": kind = .text(try readText(until: character))
    case "%": kind = .placeholder(try readPlaceholder())
    case "$":
      index += 1
      kind = .variable(readWhile(Self.isName))
    case "#":
      index += 1
      kind = .word(readWhile(Self.isName), isName: true)
    case _ where character.isNumber: kind = try readNumber()
    case _ where character == "@" || Self.isName(character):
      index += 1
      kind = .word(String(character) + readWhile(Self.isName), isName: false)
    default: kind = .sign(try readSign())
    }
    found.append(PredicateToken(kind: kind, place: start))
  }

  private mutating func readWhile(_ belongs: (Character) -> Bool) -> String {
    let start = index
    while index < characters.count, belongs(characters[index]) { index += 1 }
    return String(characters[start..<index])
  }

  private mutating func readText(until quote: Character) throws(PredicateFormatError) -> String {
    let start = index
    var text = ""
    index += 1
    while index < characters.count, characters[index] != quote {
      if characters[index] == "\\", index + 1 < characters.count {
        index += 1
        text.append(Self.escapes[characters[index]] ?? characters[index])
      } else {
        text.append(characters[index])
      }
      index += 1
    }
    guard index < characters.count else {
      throw PredicateFormatError(reason: "a string is not terminated", place: start)
    }
    index += 1
    return text
  }

  private mutating func readPlaceholder() throws(PredicateFormatError) -> String {
    let start = index
    index += 1
    if index < characters.count, "@K".contains(characters[index]) {
      index += 1
      return String(characters[index - 1])
    }
    let name = readWhile { "0123456789.$+-#hlqLtzj".contains($0) }
    guard index < characters.count, "dDiuUxXoOfFeEgGaAcCsS".contains(characters[index]) else {
      throw PredicateFormatError(reason: "% does not begin a placeholder", place: start)
    }
    index += 1
    return name + String(characters[index - 1])
  }

  private mutating func readNumber() throws(PredicateFormatError) -> PredicateToken.Kind {
    let start = index
    var text = readWhile { $0.isHexDigit || "xob._".contains($0) }
    if text.last.map({ "eE".contains($0) }) == true, index < characters.count,
      "+-".contains(characters[index])
    {
      index += 1
      text += String(characters[index - 1]) + readWhile(\.isNumber)
    }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where text.hasPrefix(prefix) {
      if let number = Int(text.dropFirst(2), radix: radix) { return .integer(number) }
    }
    if let number = Int(text) { return .integer(number) }
    guard let number = Double(text) else {
      throw PredicateFormatError(reason: "\(text) is not a number", place: start)
    }
    return .number(number)
  }

  private mutating func readSign() throws(PredicateFormatError) -> String {
    for length in [2, 1] where index + length <= characters.count {
      let sign = String(characters[index..<(index + length)])
      guard Self.signs.contains(sign) else { continue }
      index += length
      return sign
    }
    throw PredicateFormatError(
      reason: "\(characters[index]) is not a valid character",
      place: index
    )
  }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static let escapes: [Character: Character] = ["n": "\n", "t": "\t", "r": "\r"]
  private static let signs: Set<String> = [
    "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "**", ":=", "=", "<", ">", "!", "(", ")",
    "{", "}", "[", "]", ",", ".", "+", "-", "*", "/", ":",
  ]
}
