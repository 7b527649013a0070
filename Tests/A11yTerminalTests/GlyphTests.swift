// SPDX-License-Identifier: MIT

import A11yTextWidth
import Testing

@testable import A11yTerminal

@Suite("Glyphs for terminals that display only ASCII", .timeLimit(.minutes(30)))
struct GlyphTests {
  @Test(arguments: [
    ("\u{1B}[31mBuy\u{1B}[0m\r\n", "\u{1B}[31mBuy\u{1B}[0m\r\n"),
    ("\u{201B}", "'"), ("Café, e\u{301}", "Cafe, e"), ("“a” – b…", "\"a\" - b~"),
    ("日本", "????"), ("👩‍👩‍👧", "??"), ("\u{241B}", "?"), ("•••", "***"), ("", ""),
  ])
  func `Outside UTF-8, every glyph is an ASCII character of the same width`(
    text: String,
    drawn: String
  ) {
    #expect(Glyphs.ascii.drawn(text) == drawn)
    #expect(Glyphs.unicode.drawn(text) == text)
    #expect(TextWidth.of(drawn) == TextWidth.of(text))
  }

  @Test func `No glyph contains a byte outside ASCII`() {
    for value in UInt32(0x80)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let drawn = Glyphs.ascii.drawn(String(scalar))
      guard drawn.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else {
        Issue.record("U+\(String(value, radix: 16)) is drawn as \(drawn.debugDescription)")
        return
      }
    }
  }
}
