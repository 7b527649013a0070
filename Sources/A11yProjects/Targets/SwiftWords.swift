// SPDX-License-Identifier: MIT

/// The words in a Swift file outside comments and strings.
package struct SwiftWords {
  /// A word in a file, with a leading dot if the word is a member.
  package struct Word {
    package let text: Substring
    package let line: Int
    /// The word without the dot.
    package var name: Substring { text.first == "." ? text.dropFirst() : text }
  }

  /// The words that the file uses.
  package private(set) var used: [Word] = []
  /// The names that the file declares.
  package private(set) var declared: Set<Substring> = []

  /// Reads a file. O(length).
  package init(in text: String) {
    var line = 1
    var last: Substring = ""
    var index = text.startIndex
    while index < text.endIndex {
      let rest = text[index...]
      let character = text[index]
      let start = index
      if let end = Self.end(ofSkipped: rest) {
        index = end
        line += text[start..<end].count(where: \.isNewline)
      } else if Self.isWord(character) {
        index = rest.firstIndex { !Self.isWord($0) } ?? text.endIndex
        let hasDot = start > text.startIndex && text[text.index(before: start)] == "."
        let from = hasDot ? text.index(before: start) : start
        if Self.declarations.contains(last) {
          declared.insert(text[start..<index])
        } else {
          used.append(Word(text: text[from..<index], line: line))
        }
        last = text[start..<index]
      } else {
        if character.isNewline { line += 1 }
        if !character.isWhitespace { last = "" }
        index = text.index(after: index)
      }
    }
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Returns the end of a comment or a string that begins at the given position. Words in interpolations are ignored.
  private static func end(ofSkipped rest: Substring) -> Substring.Index? {
    if rest.hasPrefix("//") { return rest.firstIndex(where: \.isNewline) ?? rest.endIndex }
    if rest.hasPrefix("/*") { return after("*/", in: rest.dropFirst(2)) }
    if rest.hasPrefix("\"\"\"") { return after("\"\"\"", in: rest.dropFirst(3)) }
    guard rest.first == "\"" else { return nil }
    var isEscaped = false
    for index in rest.indices.dropFirst() {
      let character = rest[index]
      if character.isNewline { return index }
      if character == "\"", !isEscaped { return rest.index(after: index) }
      isEscaped = character == "\\" && !isEscaped
    }
    return rest.endIndex
  }

  private static func after(_ mark: String, in text: Substring) -> Substring.Index {
    text.firstRange(of: mark)?.upperBound ?? text.endIndex
  }

  private static let declarations: Set<Substring> = [
    "func", "struct", "class", "enum", "protocol", "typealias", "actor", "var", "let", "case",
  ]
}
