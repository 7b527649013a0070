// SPDX-License-Identifier: MIT

/// A reading of an element's text by characters, words or lines.
struct TextReading: Sendable {
  /// The unit and the index of the last piece, from 0; `nil` before the first.
  private var place: (unit: RotorItem, index: Int)?

  /// The next piece in a direction; `nil` at the end of the text.
  mutating func move(
    by unit: RotorItem,
    _ direction: VoiceOver.Direction,
    in text: String
  ) -> String? {
    let pieces = Self.pieces(of: text, by: unit)
    let now = place?.unit == unit ? place?.index : nil
    // The text may have become shorter since.
    let next = now.map { direction == .forward ? $0 + 1 : min($0, pieces.count) - 1 }
    let target = next ?? (direction == .forward ? 0 : pieces.count - 1)
    guard pieces.indices.contains(target) else { return nil }
    place = (unit, target)
    return pieces[target]
  }

  private static func pieces(of text: String, by unit: RotorItem) -> [String] {
    switch unit {
    case .characters: text.map(String.init)
    case .words: text.split(whereSeparator: \.isWhitespace).map(String.init)
    default: text.split(whereSeparator: \.isNewline).map { String($0).onOneLine }
    }
  }
}
