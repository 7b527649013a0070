// SPDX-License-Identifier: MIT

import A11yTree

/// The words in live regions that a source knows piece by piece, while one update is spoken.
struct SpokenLiveTexts {
  private let texts: [LiveText]
  /// Where the texts of an element are; the last place comes first.
  private var places: [ElementID: [Int]] = [:]
  /// The first text whose removed words were not spoken.
  private var unspoken = 0

  init(_ texts: [LiveText]) {
    self.texts = texts
    for (place, text) in texts.enumerated().reversed() {
      places[text.id, default: []].append(place)
    }
  }

  /// The texts from which words went, up to that of an element, or to the last one; each once.
  mutating func removals(upTo id: ElementID?) -> [LiveText] {
    let last = id.map { places[$0]?.last ?? -1 } ?? texts.count - 1
    guard last >= unspoken else { return [] }
    defer { unspoken = last + 1 }
    return texts[unspoken...last].filter { !$0.removed.isEmpty }
  }

  /// The pieces of an element's words at its next change; those of the last one stay.
  mutating func next(for id: ElementID) -> [LiveText.Piece]? {
    guard let place = places[id]?.last else { return nil }
    if let count = places[id]?.count, count > 1 { places[id]?.removeLast() }
    return texts[place].pieces.isEmpty ? nil : texts[place].pieces
  }

  /// All words of an element, piece by piece.
  func words(of id: ElementID) -> String? {
    guard let place = places[id]?.first, !texts[place].pieces.isEmpty else { return nil }
    return texts[place].pieces.words
  }
}
