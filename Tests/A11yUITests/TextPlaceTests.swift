// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

@Suite("Positions in a text field while the text changes", .timeLimit(.minutes(30)))
struct TextPlaceTests {
  /// Characters that join with other characters in various ways, such as accents, line endings, flags, families and
  /// prefixes.
  private static let letters = [
    "a", "e", "\u{301}", "\r", "\n", "\r\n", "\u{1F1E9}", "\u{1F1EA}", "\u{1F469}", "\u{200D}",
    "ß", "日", "\u{600}", "ab", "e\u{301}x", "\u{93F}", "\u{915}\u{94D}",
  ]

  @Test(
    "After typing and deleting, positions are the same as if counted from the start of the text",
    arguments: 0..<40
  )
  func edits(seed: UInt64) {
    var random = seed &* 6_364_136_223_846_793_005 &+ 1
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((random >> 33) % UInt64(bound))
    }
    var text = ""
    var point = 0
    var place = TextPlace(0, in: text)
    for _ in 0..<300 {
      let count = min(point, text.count)
      let index = text.index(text.startIndex, offsetBy: count)
      switch next(8) {
      case 0:
        point = next(text.count + 1)
        place = TextPlace(point, in: text)
      case 1, 2:
        let result = place.deletingBackward()
        guard count > 0 else {
          #expect(result == nil)
          continue
        }
        text.remove(at: text.index(before: index))
        point = count - 1
        guard let result else {
          Issue.record("nothing was deleted before \(point)")
          return
        }
        #expect(result.text == text)
        place = result.place
        text = result.text
      default:
        let inserted = Self.letters[next(Self.letters.count)]
        let before = text[..<index] + inserted
        let expected = String(before + text[index...])
        point = before.count
        let result = place.inserting(inserted)
        #expect(Array(result.text.utf8) == Array(expected.utf8))
        place = result.place
        text = result.text
      }
      #expect(place.insertionPoint == min(point, text.count))
      guard Array(place.text.utf8) == Array(text.utf8) else { return }
      point = place.insertionPoint
    }
  }

  @Test("A position in a text field becomes invalid when the program replaces the text")
  func otherText() {
    let text = String(repeating: "long enough ", count: 10)
    let place = TextPlace(3, in: text)
    #expect(place.isIn(text, at: 3))
    #expect(!place.isIn(text, at: 4))
    #expect(!place.isIn(String(text.reversed()), at: 3))
    #expect(TextPlace(1_000, in: text).insertionPoint == text.count)
    #expect(TextPlace(-1, in: text).insertionPoint == 0)
  }
}
