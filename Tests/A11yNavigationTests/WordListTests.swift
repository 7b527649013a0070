// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("Predicting words from a word list", .timeLimit(.minutes(30)))
struct WordListTests {
  private func list(_ text: String) throws -> WordList { try WordList(Array(text.utf8)) }

  private func suggestions(_ text: String, for beginning: String) throws -> [String] {
    try list(text).suggestions(for: beginning, 3)
  }

  @Test func `Suggestions are ordered by count, then by their order in the list`() throws {
    #expect(
      try suggestions("there 5\nthe 90\nthen 40\nthey 60\n", for: "th") == ["the", "they", "then"]
    )
    #expect(try suggestions("they\nthe\nthen\nthere\n", for: "the") == ["they", "then", "there"])
  }

  @Test func `In an alphabetic list, shorter words come first`() throws {
    #expect(
      try suggestions("aardvark\nabacus\nable\nabout\nabove\n", for: "ab")
        == ["able", "about", "above"]
    )
  }

  @Test func `Typed letters keep their case, and a complete word is not suggested`() throws {
    #expect(try suggestions("London 2\nlong 1\n", for: "LO") == ["LOndon", "LOng"])
    #expect(try suggestions("London 2\nlong 1\n", for: "long") == [])
    #expect(try suggestions("İstanbul 2\nstraße 1\n", for: "stras") == [])
    #expect(try suggestions("Straße 1\n", for: "straß") == ["straße"])
    #expect(try suggestions("a b c\n", for: "") == [])
  }

  @Test func `Lines that are not words are skipped`() throws {
    let text = "# a comment\n\u{1B}[31mred\n\u{7}bell\n12\nword\u{200B}\n  \nreal 4\r\nreally\r\n"
    #expect(try suggestions(text, for: "re") == ["real", "really"])
    #expect(try suggestions(text, for: "r") == ["real", "really"])
    let long = String(repeating: "a", count: 1000)
    #expect(try suggestions("\(long)\nab\n", for: "a") == ["ab"])
  }

  @Test func `An unusable list is an error that gives the reason`() {
    #expect(throws: WordList.Fault.notText) { try WordList([0x61, 0xFF, 0x0A]) }
    #expect(throws: WordList.Fault.empty) { try WordList([]) }
    #expect(throws: WordList.Fault.empty) { try list("\u{1B}[2J\n123\n") }
    #expect(throws: WordList.Fault.tooLarge) {
      try WordList(Array(repeating: 0x61, count: WordList.mostBytes + 1))
    }
  }

  @Test func `A search in a million words gives the same suggestions every time`() throws {
    let letters = Array("abcdefghij")
    let lines = (0..<1_000_000).map { number in
      String(String(number).map { letters[Int(String($0)) ?? 0] })
    }
    let list = try list(lines.joined(separator: "\n"))
    #expect(list.suggestions(for: "bc", 3) == ["bca", "bcb", "bcc"])
    #expect(list.suggestions(for: "bcdef", 6).count == 6)
    #expect(list.suggestions(for: "zz", 3) == [])
  }

  private static func settings(_ settings: inout SwitchControl.Settings) {
    settings.scanning = .manual
    settings.words = try? WordList(Array("hello 9\nhelp 8\nheld 7\nhe’s 6\n".utf8))
  }

  @Test func `Predictions are the keyboard’s first group, and complete the word`() throws {
    var user = SwitchUser("webarea\n  textbox \"Name\" editing", Self.settings)
    user.hears(editing: "Name")
    user.hears(.select)
    #expect(user.panel?.first == "q to p")
    #expect(user.types("h") == "(select) | predictions, group, 3 items | !insert(\"h\")")
    // The typed text arrives later and has no further effect.
    #expect(try user.hears(user.page.change("Name") { $0.value = "h" }) == "")
    user.hears(.select)
    #expect(user.panel == ["hello", "help", "held", "Back"])
    user.hears(.next)
    #expect(user.hears(.select) == "(select) | group, 2 items, q to p | !insert(\"elp \")")
    // The program has entered different text.
    let other = user.page.change("Name") {
      $0.value = "hel"
      $0.details.insertionPoint = 3
    }
    #expect(try user.hears(other) == "")
    #expect(user.panel?.first == "predictions")
  }

  @Test func `More predictions can be shown`() {
    var user = SwitchUser("webarea\n  textbox \"Name\" editing value=he") {
      Self.settings(&$0)
      $0.extendsPredictions = true
    }
    user.hears(editing: "Name")
    user.hears(.select)
    user.hears(.select)
    #expect(user.panel == ["hello", "help", "held", "he’s", "Back"])
  }

  @Test func `Nothing is predicted in a secure field`() {
    var user = SwitchUser("webarea\n  textbox \"Pin\" editing protected value=he", Self.settings)
    user.hears(editing: "Pin")
    user.hears(.select)
    #expect(user.panel?.contains("predictions") == false)
  }
}
