import A11yTextWidth
import Testing

@testable import A11ySession
@testable import A11yTerminal

@Suite("Text from strangers, on a terminal")
struct TerminalTextTests {
  @Test(
    "Whatever a terminal would obey is shown instead",
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

  @Test("No escape or control character is left, whatever the text")
  func nothingObeyed() {
    let all = String(String.UnicodeScalarView((0...0x10FFFF).compactMap(Unicode.Scalar.init)))
    let shown = VisibleText.of(all)
    #expect(!shown.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test("Width counts columns, not characters")
  func width() {
    #expect(TextWidth.of("abc") == 3)
    #expect(TextWidth.of("日本") == 4)
    #expect(TextWidth.of("e\u{301}") == 1)
    #expect(TextWidth.of("👍") == 2)
  }

  @Test("Cutting keeps to the width and shows that something is missing")
  func cut() {
    #expect(TextWidth.cut("hello", to: 5) == "hello")
    #expect(TextWidth.cut("hello", to: 4) == "hel…")
    #expect(TextWidth.cut("日本語", to: 4) == "日…")
    #expect(TextWidth.cut("hello", to: 0) == "")
    #expect(TextWidth.cut("hello", to: 1) == "…")
  }

  @Test("Wrapping breaks at spaces, and words that are too long anywhere")
  func wrap() {
    #expect(TextWidth.wrap("one two three", to: 7) == ["one two", "three"])
    #expect(TextWidth.wrap("abcdefgh", to: 3) == ["abc", "def", "gh"])
    #expect(TextWidth.wrap("one two three four", to: 5, limit: 2) == ["one", "two …"])
    #expect(TextWidth.wrap("", to: 5) == [])
  }
}
