// SPDX-License-Identifier: MIT

/// The effect of a key on text that the user types in a field, the command line or the item chooser.
enum TextEdit: Hashable, Sendable {
  case deleteBackward, deleteForward, deleteWord, deleteToStart, deleteToEnd
  case characterBack, characterOn, wordBack, wordOn
  case lineUp, lineDown, lineStart, lineEnd, start, end

  /// The result of an edit.
  enum Effect: Hashable {
    /// The insertion point moves to another position, passing over a range of characters.
    case move(to: Int, over: Range<Int>)
    /// A range of characters is deleted.
    case delete(Range<Int>)
  }

  /// Returns the result of the edit in text whose insertion point is at `place`, or `nil` if nothing changes.
  ///
  /// Places count characters. The complexity is O(length of the text).
  func effect(in text: [Character], at place: Int) -> Effect? {
    let target = target(in: text, at: place)
    guard target != place else { return nil }
    let range = min(target, place)..<max(target, place)
    switch self {
    case .deleteBackward, .deleteForward, .deleteWord, .deleteToStart, .deleteToEnd:
      return .delete(range)
    default: return .move(to: target, over: range)
    }
  }

  private func target(in text: [Character], at place: Int) -> Int {
    switch self {
    case .deleteBackward, .characterBack: max(place - 1, 0)
    case .deleteForward, .characterOn: min(place + 1, text.count)
    case .deleteWord, .wordBack: Self.wordStart(in: text, before: place)
    case .wordOn: Self.wordEnd(in: text, after: place)
    case .deleteToStart, .lineStart: Self.lineStart(in: text, at: place)
    case .deleteToEnd, .lineEnd: Self.lineEnd(in: text, at: place)
    case .start: 0
    case .end: text.count
    case .lineUp:
      Self.lineStart(in: text, at: place) == 0
        ? place : Self.sameColumn(in: text, at: place, Self.lineStart(in: text, at: place) - 1)
    case .lineDown:
      Self.lineEnd(in: text, at: place) == text.count
        ? place : Self.sameColumn(in: text, at: place, Self.lineEnd(in: text, at: place) + 1)
    }
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private static func wordStart(in text: [Character], before place: Int) -> Int {
    var start = place
    while start > 0, !isOfWord(text[start - 1]) { start -= 1 }
    while start > 0, isOfWord(text[start - 1]) { start -= 1 }
    return start
  }

  private static func wordEnd(in text: [Character], after place: Int) -> Int {
    var end = place
    while end < text.count, !isOfWord(text[end]) { end += 1 }
    while end < text.count, isOfWord(text[end]) { end += 1 }
    return end
  }

  private static func lineStart(in text: [Character], at place: Int) -> Int {
    text[..<place].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
  }

  private static func lineEnd(in text: [Character], at place: Int) -> Int {
    text[place...].firstIndex(where: \.isNewline) ?? text.count
  }

  /// Returns the position that is in the same line as `other` and in the same column as `place`.
  private static func sameColumn(in text: [Character], at place: Int, _ other: Int) -> Int {
    let column = place - lineStart(in: text, at: place)
    let start = lineStart(in: text, at: other)
    return min(start + column, lineEnd(in: text, at: other))
  }
}
