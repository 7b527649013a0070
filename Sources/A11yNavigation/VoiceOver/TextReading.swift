// SPDX-License-Identifier: MIT

/// The state of reading an element's text by characters, words or lines.
struct TextReading: Sendable {
  /// Text that is divided into characters, words or lines.
  private struct Division {
    let text: String
    let unit: RotorItem
    let pieces: [String]
  }

  /// The text and unit that were divided last, with the resulting pieces of text.
  private var division: Division?
  /// The zero-based index of the current piece of text, or `nil` before the first piece.
  private var index: Int?

  /// Returns the next piece of text in a direction, or `nil` at the end of the text.
  ///
  /// The complexity is O(1), or O(length of the text) if the text or the unit has changed since the previous call.
  ///
  /// - Parameter language: The language of the text, as in `ja-JP` (empty if the language is not known).
  mutating func move(
    by unit: RotorItem,
    _ direction: VoiceOver.Direction,
    in text: String,
    language: @autoclosure () -> String
  ) -> String? {
    if division?.unit != unit { index = nil }
    if division?.unit != unit || division?.text != text {
      let pieces = Self.pieces(of: text, by: unit, language())
      division = Division(text: text, unit: unit, pieces: pieces)
    }
    let pieces = division?.pieces ?? []
    // The element's text may have become shorter since the last call.
    let next = index.map { direction == .forward ? $0 + 1 : min($0, pieces.count) - 1 }
    let target = next ?? (direction == .forward ? 0 : pieces.count - 1)
    guard pieces.indices.contains(target) else { return nil }
    index = target
    return pieces[target]
  }

  private static func pieces(
    of text: String,
    by unit: RotorItem,
    _ language: String
  ) -> [String] {
    switch unit {
    case .characters: text.map(String.init)
    case .words: WordBreaks.words(of: text, language: language)
    default: text.split(whereSeparator: \.isNewline).map { String($0).onOneLine }
    }
  }
}
