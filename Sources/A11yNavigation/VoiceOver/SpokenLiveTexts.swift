// SPDX-License-Identifier: MIT

import A11yTree

/// The words in live regions that a source reports in separate pieces, kept while an update is spoken.
struct SpokenLiveTexts {
  private let texts: [LiveText]
  /// The indices of each element's pieces of text, in reverse order.
  private var places: [ElementID: [Int]] = [:]
  /// The index of the first piece of text whose removed words have not been spoken yet.
  private var unspoken = 0

  init(_ texts: [LiveText]) {
    self.texts = texts
    for (place, text) in texts.enumerated().reversed() {
      places[text.id, default: []].append(place)
    }
  }

  /// Returns the pieces of text with removed words that come before an element's piece, or all remaining pieces. Each
  /// piece is returned only once.
  mutating func removals(upTo id: ElementID?) -> [LiveText] {
    let last = id.map { places[$0]?.last ?? -1 } ?? texts.count - 1
    guard last >= unspoken else { return [] }
    defer { unspoken = last + 1 }
    return texts[unspoken...last].filter { !$0.removed.isEmpty }
  }

  /// Returns the pieces of an element's text after the element's next change. After the element's last change, the same
  /// pieces are returned again.
  mutating func next(for id: ElementID) -> [LiveText.Piece]? {
    guard let place = places[id]?.last else { return nil }
    if let count = places[id]?.count, count > 1 { places[id]?.removeLast() }
    return texts[place].pieces.isEmpty ? nil : texts[place].pieces
  }

  /// Returns whether the source has reported a text change in an element.
  func areChanged(in id: ElementID) -> Bool { places[id] != nil }

  /// Returns all words of an element, joined from its pieces of text.
  func words(of id: ElementID) -> String? {
    guard let place = places[id]?.first, !texts[place].pieces.isEmpty else { return nil }
    return texts[place].pieces.words
  }
}
