// SPDX-License-Identifier: MIT

import A11ySession
import Foundation
import Testing

@Suite("Making control characters in untrusted text visible", .timeLimit(.minutes(30)))
struct VisibleTextTests {
  @Test("Control characters are made visible, but the characters of a flag emoji are kept")
  func text() {
    #expect(VisibleText.of("a\u{1B}[2Jb\u{7}\u{9B}c\u{7F}") == "a␛[2Jb␇⟨9B⟩c␡")
    let england = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    #expect(VisibleText.of("\(england)\n\u{202E}") == "\(england) ⟨202E⟩")
    // Tag characters outside a flag would hide text.
    #expect(VisibleText.of("a\u{E0041}\u{E007F}") == "a⟨E0041⟩⟨E007F⟩")
  }

  @Test("Escaped JSON output keeps its meaning and contains no terminal control characters")
  func json() throws {
    let text = "a\u{9B}b\u{202E}c\u{7F}d\u{E0041}e ☃"
    let written = VisibleText(json: "{\n\"t\":\"\(text)\"}\n").text
    #expect(written == "{\n\"t\":\"a\\u009bb\\u202ec\\u007fd\\udb40\\udc41e ☃\"}")
    let read = try JSONDecoder().decode([String: String].self, from: Data(written.utf8))
    #expect(read["t"] == text)
  }

  @Test func `A printed line keeps its own text and makes inserted control characters visible`() {
    let name = "a\u{1B}[2J\nb\tc"
    var line: VisibleText = "\u{8}\t\(name): \(12)"
    #expect(line.printed() == "\u{8}\ta␛[2J b c: 12")
    line += "\n\(VisibleText(lines: "one\ntwo\u{202E}\n"))"
    #expect(line.printed().hasSuffix(": 12\none\ntwo⟨202E⟩"))
    let red = VisibleText("\(name)", color: .red)
    #expect(red.printed(isColored: true) == "\u{1B}[38;5;163ma␛[2J b c\u{1B}[0m")
  }

  @Test("The time needed to escape a long text is proportional to the text’s length")
  func long() {
    let text = String(repeating: "\u{202E}", count: 200_000)
    #expect(VisibleText.of(text).utf8.count == 200_000 * 10)
  }
}
