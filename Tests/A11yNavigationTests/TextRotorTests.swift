// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("Reading text by character, word or line", .timeLimit(.minutes(30)))
struct TextRotorTests {
  private func walk(
    _ item: RotorItem,
    _ direction: VoiceOver.Direction,
    _ user: inout VoiceOverUser
  ) -> [String] {
    user.hears(.setRotor(item))
    return user.walk(.rotorMove(direction))
  }

  @Test func `Characters are announced by name`() {
    var user = VoiceOverUser("text \"aB. é👩‍👩‍👧\"")
    #expect(
      walk(.characters, .forward, &user) == ["a", "cap B", "period", "space", "é", "👩‍👩‍👧"]
    )
    #expect(
      walk(.characters, .backward, &user) == ["👩‍👩‍👧", "é", "space", "period", "cap B", "a"]
    )
  }

  @Test(arguments: [
    (" ", "space"), ("\u{A0}", "space"), ("\u{3000}", "space"), ("\n", "new line"),
    ("\r\n", "new line"), ("\t", "tab"), ("•", "bullet"), ("—", "em dash"), ("ß", "ß"),
    ("Ä", "cap Ä"), ("7", "7"), ("日", "日"), ("\\", "backslash"), ("ab", "ab"), ("", ""),
  ])
  func `Each character has its own name`(character: String, name: String) {
    #expect(CharacterName.spoken(character) == name)
  }

  @Test func `Words and lines are read one at a time`() throws {
    var user = VoiceOverUser("textbox \"Note\" value=x")
    try user.hears(user.page.change("Note") { $0.value = "Dear Ada,\n\nhow  are you?\nYours" })
    #expect(
      walk(.words, .forward, &user) == ["Dear", "Ada,", "how", "are", "you?", "Yours"]
    )
    #expect(walk(.lines, .forward, &user) == ["Dear Ada,", "how are you?", "Yours"])
    #expect(walk(.lines, .backward, &user) == ["Yours", "how are you?", "Dear Ada,"])
    #expect(user.voiceOver.rotorItems(in: user.page.tree).contains(.lines))
  }

  @Test(
    "Words are also separated in languages that do not use spaces",
    arguments: [
      ("日本語の見出しです。", ["日本語", "の", "見出し", "です。"]),
      ("「東京」、大阪", ["「東京」、", "大阪"]),
      ("我喜欢吃苹果", ["我", "喜欢", "吃", "苹果"]),
      ("ภาษาไทยง่าย", ["ภาษา", "ไทย", "ง่าย"]),
      ("Swift 6で書く", ["Swift", "6", "で", "書く"]),
      ("“Well-known” cafés aren’t far.", ["“Well-known”", "cafés", "aren’t", "far."]),
      ("a\u{301}\u{301} 👩‍👩‍👧👍 e\u{0}é", ["a\u{301}\u{301}", "👩‍👩‍👧👍", "e\u{0}é"]),
    ]
  )
  func words(text: String, words: [String]) {
    var user = VoiceOverUser("textbox \"Note\" value=x")
    #expect(throws: Never.self) {
      try user.hears(user.page.change("Note") { $0.value = text })
    }
    #expect(walk(.words, .forward, &user) == words)
    #expect(walk(.words, .backward, &user) == words.reversed())
  }

  @Test func `An element’s text is its label and value, but a field’s text is its value`() {
    var user = VoiceOverUser(
      "group\n  text \"Size\" value=12\n  textbox \"Name\" value=Ada\n  switch \"On\" value=1"
    )
    #expect(walk(.words, .forward, &user) == ["Size,", "12"])
    user.hears(.next)
    #expect(walk(.words, .forward, &user) == ["Ada"])
    user.hears(.next)
    #expect(walk(.words, .forward, &user) == ["On"])
  }

  @Test func `The text of another element is read from its beginning`() {
    var user = VoiceOverUser("group\n  text \"a b\"\n  text \"c d\"")
    user.hears(.setRotor(.words))
    #expect(user.hears(.rotorMove(.forward)) == "a")
    user.hears(.next)
    #expect(user.hears(.rotorMove(.forward)) == "c")
    #expect(user.hears(.rotorMove(.forward)) == "d")
    #expect(user.hears(.rotorMove(.forward)) == "(border)")
    #expect(user.hears(.rotorMove(.backward)) == "c")
  }

  @Test func `A text that has become shorter is read from its end`() throws {
    var user = VoiceOverUser("text \"a b c d e\" #t")
    _ = walk(.words, .forward, &user)
    try user.hears(user.page.change("t") { $0.label = "x y" })
    #expect(user.hears(.rotorMove(.forward)) == "(border)")
    #expect(user.hears(.rotorMove(.backward)) == "y")
    try user.hears(user.page.change("t") { $0.label = "" })
    #expect(user.hears(.rotorMove(.backward)) == "(border)")
  }
}
