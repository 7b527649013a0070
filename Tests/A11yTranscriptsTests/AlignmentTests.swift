// SPDX-License-Identifier: MIT

import A11ySession
import Testing

@testable import A11yTranscripts

@Suite("Comparing expected lines with spoken lines", .timeLimit(.minutes(30)))
struct AlignmentTests {
  private func align(_ expected: [String], _ heard: [String]) throws -> [LineAlignment.Entry] {
    LineAlignment(expected: try expected.map { try SpeechPattern(written: $0) }, heard: heard)
      .entries
  }

  @Test("Identical lines are matched, and the lines between them are reported as differences")
  func entries() throws {
    #expect(
      try align(["A", "B", "C"], ["A", "X", "C"]) == [
        .same(expected: 0, heard: 0), .missing(expected: 1), .extra(heard: 1),
        .same(expected: 2, heard: 2),
      ]
    )
    #expect(try align([], []) == [])
    #expect(try align([], ["A"]) == [.extra(heard: 0)])
    #expect(try align(["A"], []) == [.missing(expected: 0)])
  }

  @Test("An expected line is matched with the spoken line that shares words with it")
  func changed() throws {
    #expect(
      try align(
        ["Email, text field"],
        ["Name, text field, required", "Email, text field, invalid"]
      )
        == [.extra(heard: 0), .changed(expected: 0, heard: 1)]
    )
  }

  @Test("A regular expression that takes too long is stopped and matches nothing")
  func costlyExpression() throws {
    let pattern = try SpeechPattern(written: "/(a+)+$/")
    let line = String(repeating: "a", count: 40) + "!"
    let alignment = LineAlignment(
      expected: [pattern, .words("B"), pattern],
      heard: [line, "B", "aaa"]
    )
    #expect(alignment.givenUp == [0])
    #expect(!alignment.isSame)
    #expect(alignment.entries.last == .same(expected: 2, heard: 2))
    #expect(!pattern.matches(line))
    #expect(throws: SessionError.self) {
      try SpeechPattern(written: "/" + String(repeating: "[", count: 10_000) + "/")
    }
    do {
      _ = try SpeechPattern(written: "/" + String(repeating: "a", count: 100_000) + "/")
    } catch {
      #expect("\(error)" == "an expression can have at most 1000 characters; this one has 100000")
    }
  }

  @Test(
    "A regular expression matches whole lines, and “.” matches a letter with its combining marks"
  )
  func expressions() throws {
    #expect(try SpeechPattern(written: "/caf./").matches("cafe\u{301}"))
    #expect(try SpeechPattern(written: "/Updated \\d+ min ago/").matches("Updated 12 min ago"))
    #expect(try !SpeechPattern(written: "/a|ab/").matches("abc"))
    #expect(try SpeechPattern(written: "/a|ab/").matches("ab"))
    #expect(throws: SessionError.self) { try SpeechPattern(written: "/a)|(b/") }
  }

  @Test("“...” matches as many lines as necessary, and as few as possible")
  func rest() throws {
    #expect(try align(["..."], []) == [.rest(expected: 0, heard: 0..<0)])
    #expect(
      try align(["A", "...", "D"], ["A", "B", "C", "D"]) == [
        .same(expected: 0, heard: 0), .rest(expected: 1, heard: 1..<3),
        .same(expected: 2, heard: 3),
      ]
    )
    #expect(try align(["...", "Z"], ["A", "B"]).contains(.missing(expected: 1)))
  }

  @Test("Long transcripts with many differences are aligned by their unique lines")
  func large() {
    let old = (0..<3000).map { "old \($0)" }
    let new = (0..<3000).map { $0 % 10 == 0 ? "old \($0)" : "new \($0) else" }
    let alignment = LineAlignment(expected: old.map { .words($0) }, heard: new)
    let same = alignment.entries.filter(\.isSame)
    #expect(same.count == 300)
    #expect(!alignment.isSame)
  }

  @Test("Long transcripts are matched even if the expected lines contain several “...”")
  func largeRests() {
    let heard = (0..<3000).map { "line \($0 % 7)" }
    let middle = heard[400..<2600].map { SpeechPattern.words($0) }
    let fits = LineAlignment(expected: [.rest] + middle + [.rest], heard: heard)
    #expect(fits.isSame)
    #expect(fits.entries.count == 2202)
    let other = LineAlignment(expected: [.rest] + middle + [.words("no"), .rest], heard: heard)
    #expect(!other.isSame)
  }

  @Test("Only the words that differ between two lines are marked")
  func marks() {
    func marked(_ left: String, _ right: String) -> [[Substring]] {
      let marks = WordDifference.marks(left, right)
      return [marks.left.map { left[$0] }, marks.right.map { right[$0] }]
    }
    #expect(marked("Buy, button", "Buy, dimmed, button") == [[], ["dimmed", ","]])
    #expect(marked("row 1, column 2", "row 1, column 3") == [["2"], ["3"]])
    #expect(marked("one", "two") == [[], []])
    #expect(marked("one, two", "three, four") == [[], []])
  }

  @Test("Marks are placed below the words that they refer to, even if characters are wide")
  func columns() {
    var lines = ComparedLines(highestNumber: 9)
    lines.different(expected: "日本 one, link", heard: "日本 two, link", number: 4)
    #expect(
      lines.lines == [
        "  4  expected  日本 one, link", "                    ^^^",
        "     heard     日本 two, link", "                    ^^^",
      ]
    )
  }
}
