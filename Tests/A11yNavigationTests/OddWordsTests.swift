// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

/// Tests that inconsistent documents are announced in a way that a listener can understand.
@Suite("Announcements for documents with contradictory information", .timeLimit(.minutes(30)))
struct OddWordsTests {
  @Test func `Headers that refer to missing elements are ignored`()
    throws
  {
    var user = VoiceOverUser("table table=1,1\n  cell \"a\" #a cell=1,1\n  cell \"b\" cell=1,2")
    try user.hears(
      user.page.change("b") {
        $0.details.cell?.columnHeaders = [ElementID(index: 99), ElementID(index: 7, generation: 3)]
      }
    )
    #expect(user.hears(.next) == "b, column 2, table end")
  }

  @Test(arguments: [
    ("radio \"a\" checked=on position=5,3", "a, radio button, checked, 5"),
    ("radio \"a\" checked=on position=0,3", "a, radio button, checked"),
    ("radio \"a\" checked=on position=-2,3", "a, radio button, checked"),
    ("radio \"a\" checked=on position=2,0", "a, radio button, checked"),
  ])
  func `A position outside its set is shortened or left out`(outline: String, words: String) {
    #expect(VoiceOverUser(outline).opening == words)
  }

  @Test func `A cell outside any row announces only known positions`() {
    #expect(
      VoiceOverUser("table\n  cell \"a\" cell=0,2\n  cell \"b\" cell=-1,-1").opening
        == "a, column 2, table start"
    )
  }

  @Test func `Nested tables and lists in cells announce their start and end`() {
    var user = VoiceOverUser(
      """
      table "Outer" table=1,2
        cell cell=1,1
          table "Inner" table=1,1
            cell "x" cell=1,1
        cell cell=1,2
          list "L"
            listitem "y"
            listitem "z"
      """
    )
    #expect(
      user.opening
        == "Outer, Inner, x, row 1, column 1, table start, 1 row, 2 columns, table start, 1 row, 1 column"
    )
    #expect(user.walk() == ["L, y, row 1, column 2, list start", "z, list end, table end"])
  }

  @Test func `A table may have ten thousand columns`() {
    let cells = (1...10_000).map { "    cell \"c\($0)\" cell=1,\($0)" }.joined(separator: "\n")
    var user = VoiceOverUser("table table=1,10000\n  row\n" + cells)
    #expect(user.hears(.last) == "c10000, column 10000, table end")
    #expect(user.hears(.previous) == "c9999, column 9999")
  }

  @Test func `Bidirectional text is not changed`() {
    #expect(
      VoiceOverUser("button \"\u{202E}abc\u{202C} مرحبا 1\" selected").opening
        == "selected, \u{202E}abc\u{202C} مرحبا 1, button"
    )
  }
}
