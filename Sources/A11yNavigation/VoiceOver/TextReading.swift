// SPDX-License-Identifier: MIT

/// A reading of an element's text by characters, words or lines.
struct TextReading: Sendable {
  /// A text in pieces of one unit.
  private struct Division {
    let text: String
    let unit: RotorItem
    let pieces: [String]
  }

  /// The text that is read, as it was last.
  private var division: Division?
  /// The index of the last piece, from 0; `nil` before the first.
  private var index: Int?

  /// The next piece in a direction; `nil` at the end of the text.
  ///
  /// O(1), for a text or unit other than the last time O(length of the text).
  ///
  /// - Parameter language: The language of the text, as in `ja-JP`; empty if it is not known.
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
    // The text may have become shorter since.
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
