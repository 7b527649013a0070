// SPDX-License-Identifier: MIT

import A11yTextWidth
import Foundation
import Testing

@testable import A11ySession
@testable import A11yTerminal

@Suite("Displaying untrusted text on a terminal", .timeLimit(.minutes(30)))
struct TextWidthTests {
  @Test(
    "Control sequences are shown instead of executed",
    arguments: [
      ("\u{1B}[31mred", "␛[31mred"), ("bell\u{07}", "bell␇"), ("a\u{9B}2J", "a⟨9B⟩2J"),
      ("\u{202E}evil", "⟨202E⟩evil"), ("del\u{7F}", "del␡"), ("two\nlines", "two lines"),
      ("tab\there", "tab here"), ("plain é 日 👩‍👧", "plain é 日 👩‍👧"), ("مرحبا", "مرحبا"),
      ("\u{0}", "␀"), ("\u{E0041}", "⟨E0041⟩"),
    ]
  )
  func visible(_ text: String, _ shown: String) {
    #expect(VisibleText.of(text) == shown)
  }

  @Test("No escape or control characters remain in text that is shown on a terminal")
  func nothingObeyed() {
    let all = String(String.UnicodeScalarView((0...0x10FFFF).compactMap(Unicode.Scalar.init)))
    let shown = VisibleText.of(all)
    #expect(!shown.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test("The width of text is counted in columns rather than characters")
  func width() {
    #expect(TextWidth.of("abc") == 3)
    #expect(TextWidth.of("日本") == 4)
    #expect(TextWidth.of("e\u{301}") == 1)
    #expect(TextWidth.of("👍") == 2)
  }

  @Test("Truncated text fits the width and ends with an ellipsis")
  func cut() {
    #expect(TextWidth.cut("hello", to: 5) == "hello")
    #expect(TextWidth.cut("hello", to: 4) == "hel…")
    #expect(TextWidth.cut("日本語", to: 4) == "日…")
    #expect(TextWidth.cut("hello", to: 0) == "")
    #expect(TextWidth.cut("hello", to: 1) == "…")
  }

  @Test("Lines are broken at spaces, and long words can be broken anywhere")
  func wrap() {
    #expect(TextWidth.wrap("one two three", to: 7) == ["one two", "three"])
    #expect(TextWidth.wrap("abcdefgh", to: 3) == ["abc", "def", "gh"])
    #expect(TextWidth.wrap("one two three four", to: 5, limit: 2) == ["one", "two …"])
    #expect(TextWidth.wrap("", to: 5) == [])
  }

  @Test(
    "The measured width of emoji and syllables equals their width in a terminal",
    arguments: [
      ("👍🏽", 2), ("👩‍👧", 2), ("❤️", 2), ("☺", 1), ("🇩🇪", 2), ("1️⃣", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("क्षि", 2), ("\u{200B}", 0), ("\u{AD}", 1),
    ]
  )
  func clusters(_ text: String, _ width: Int) {
    #expect(TextWidth.of(text) == width)
  }

  @Test("Every scalar is as wide as check-text-width.sh expects when that script runs the test")
  func scalars() throws {
    guard let file = ProcessInfo.processInfo.environment["A11YNAV_WIDTHS"] else { return }
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count > 1_000_000)
    var wrong: [String] = []
    for line in lines {
      let parts = line.split(separator: " ")
      let scalars = parts.dropLast().compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      let text = String(String.UnicodeScalarView(scalars))
      if TextWidth.of(text) != Int(parts[parts.count - 1]) { wrong.append(String(line)) }
    }
    #expect(wrong.count == 0, "\(wrong.prefix(20))")
  }
}
