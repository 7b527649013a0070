// SPDX-License-Identifier: MIT

import Testing

@testable import A11ySpeech

@Suite("Making text safe for a speech engine", .timeLimit(.minutes(30)))
struct SpeakableTextTests {
  @Test(
    "Characters that the engine could interpret as commands are removed",
    arguments: [
      ("a\u{1}99Sb", "a 99Sb"), ("a\u{0}b", "a b"), ("a\u{1B}[31mb", "a [31mb"),
      ("a\u{9B}b\u{7F}c", "a b c"), ("a\tb\nc\r\nd", "a b\nc \nd"),
      ("\u{202E}abc\u{202C}\u{2066}\u{200F}", "abc"), ("so\u{AD}ft\u{FEFF}", "soft"),
      ("a\u{E000}b\u{F8FF}c\u{100000}d", "a b c d"), ("a\u{FFFF}b", "a b"),
      ("a\u{2028}b\u{85}c", "a\nb\nc"), ("Ⓜⓜℹ🅰🅱🅾🅿🄰🆉", "MmiABOPAZ"), ("⠓⠊", "  "),
      ("e\u{301}", "\u{E9}"),
    ]
  )
  func neutralised(raw: String, safe: String) {
    #expect(Array(SpeakableText(raw).text.unicodeScalars) == Array(safe.unicodeScalars))
  }

  @Test(
    "Words, punctuation marks and emoji are passed to the speech engine unchanged",
    arguments: [
      "<b>1 & 2</b> [[x]]", "שלום", "مرحبا", "👩‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می‌خواهم", "日本語", "q\u{323}\u{307}",
    ]
  )
  func kept(text: String) {
    #expect(SpeakableText(text).text == text)
  }

  @Test(arguments: ["7", "\u{664}", "\u{1090}"])
  func `Each digit in a number with more than 30 digits becomes a word`(_ digit: String) {
    let number = String(repeating: digit, count: 30)
    #expect(SpeakableText("No \(number).").text == "No \(number).")
    let words = Array(repeating: digit, count: 31).joined(separator: " ")
    #expect(SpeakableText("a\(number)\(digit)b, \(number)").text == "a\(words)b, \(number)")
  }

  @Test(
    "Text without any audible characters counts as empty",
    arguments: ["", " ", "\u{0}", "\u{202E}\u{200B}\n", "\u{A0}"]
  )
  func empty(text: String) {
    #expect(SpeakableText(text).isEmpty)
  }

  @Test("Code points that are not characters are silent", arguments: [0xFDD0, 0xFDEF, 0x1FFFE])
  func noncharacters(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(SpeakableText("a\(Character(scalar))b").text == "a b")
  }
}
