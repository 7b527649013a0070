// SPDX-License-Identifier: MIT

import A11yAudit
import A11yNavigation
import A11ySession
import Testing
import TreeOutlines

@Suite("Audit rules that check spoken words", .timeLimit(.minutes(30)))
struct WordRuleTests {
  @Test func `A dimmed current choice is reported if others are not dimmed`() throws {
    func choices(_ others: String) -> [String] {
      let page = Page(
        "webarea\n  group \"Range\"\n    button \"Day\" selected dimmed\n    button \"Week\"\(others)"
      )
      return Screen(page.tree).finds("selected-dimmed")
    }
    #expect(choices("") == ["“Day” is the current choice, but is announced as dimmed."])
    #expect(choices(" dimmed") == [])
  }

  @Test func `An error that only aria-errormessage refers to is reported`() throws {
    func field(_ attributes: String) -> [String] {
      Screen(Page("webarea\n  textbox \"Town\" \(attributes)").tree).finds("error-by-reference")
    }
    #expect(
      field("invalid=true error=\"Enter a town\"")
        == ["“Enter a town” is not spoken with the field on the Mac."]
    )
    #expect(field("invalid=true error=\"Enter a town\" description=\"Enter a town\"") == [])
    #expect(field("error=\"Enter a town\"") == [])
  }

  @Test func `A Tab stop that VoiceOver cannot reach is reported with the stop before it`() throws {
    let page = Page("webarea\n  button \"Buy\"")
    let exploration = Exploration(of: page.tree)
    var live = LiveExploration()
    live.unheardFocus = [exploration.stops[0].id, exploration.stops[0].id]
    let found = try Audit(only: ["focus-unheard"]).findings(in: exploration.with(live))
    #expect(
      found.map(\.message) == [
        "Tab reaches 2 stops that VoiceOver cannot reach; the first comes after “Buy”."
      ]
    )
  }

  @Test func `Buttons with the same words in different items are one finding`() throws {
    let item = "  - listitem:\n    - text: Tea\n    - button \"Edit\"\n"
    let screen = try Screen("- list:\n\(item)\(item)\(item)")
    #expect(
      screen.finds("same-words")
        == ["3 stops are announced as “Edit, button” but belong to different items."]
    )
    #expect(
      screen.proof("same-words")
        == "> next | «Edit, button» | ... | > next | «Edit, button» | ..."
    )
  }

  @Test func `A named item or a header distinguishes identical buttons`() throws {
    let screen = try Screen(
      """
      - list:
        - listitem "Assam":
          - button "Edit"
        - listitem "Sencha":
          - button "Edit"
      """
    )
    #expect(screen.finds("same-words") == [])
  }

  @Test func `Links with the same words are reported if they lead to different addresses`() throws {
    let apart = "- link \"Order\":\n  - /url: /assam\n- link \"Order\":\n  - /url: /sencha"
    #expect(
      try Screen(apart).finds("same-words")
        == ["2 stops are announced as “Order, link” but lead to different addresses."]
    )
    let same =
      "- link \"Order\":\n  - /url: /assam\n- text: or\n- link \"Order\":\n  - /url: /assam"
    #expect(try Screen(same).finds("same-words") == [])
  }

  @Test func `A name that ends with its element’s role is reported`() throws {
    let screen = try Screen(
      "- button \"Search button\"\n- button \"Search\"\n- link \"Button shop\""
    )
    #expect(
      screen.finds("role-twice")
        == ["The name “Search button” repeats the role “button”."]
    )
    #expect(screen.proof("role-twice") == "> first | Search «button, button»")
  }

  @Test(arguments: [
    ("de", "img", "Bild von einer Kanne"), ("fr", "img", "Image de théière"),
    ("es", "img", "Imagen de una tetera"), ("en", "img", "Image of a pot"),
    ("de", "button", "Suchen Taste"), ("fr", "button", "Chercher bouton"),
  ])
  func `The role is recognized in the spoken language`(
    language: String,
    role: String,
    name: String
  ) throws {
    let page = Page("webarea language=\(language)\n  \(role) \"\(name)\"\n  \(role) \"Assam\"")
    #expect(Screen(page.tree).finds("role-twice").count == 1)
  }

  @Test func `An image with the same words as its caption is reported`() throws {
    let screen = try Screen("- img \"Assam in a pot\"\n- text: Assam in a pot")
    #expect(
      screen.finds("stutter")
        == ["“Assam in a pot” is announced at two consecutive stops."]
    )
    #expect(
      screen.proof("stutter")
        == "> first | «Assam in a pot», image | > next | «Assam in a pot»"
    )
    #expect(try Screen("- img \"A pot\"\n- text: Assam in a pot").finds("stutter") == [])
  }

  @Test func `A description that repeats the name is reported`() throws {
    let page = Page("webarea\n  button \"Add to basket\" description=\"Add to basket\"")
    #expect(
      Screen(page.tree).finds("stutter") == ["“Add to basket” is announced twice at one stop."]
    )
    let sound = Page("webarea\n  button \"Add to basket\" description=\"Assam, 100 g\"")
    #expect(Screen(sound.tree).finds("stutter") == [])
  }

  @Test(arguments: [
    ("- button", "Only “button” is announced, without a name."),
    ("- img \"assam_0231.png\"", "“assam_0231.png” is a file name, not a name."),
    ("- button \"\u{E12F}\"", "“\u{E12F}” is a glyph from an icon font, not a name."),
    (
      "- link \"3f2504e0-4f89-41d3-9a0c-0305e82c3301\"",
      "“3f2504e0-4f89-41d3-9a0c-0305e82c3301” is an identifier, not a name."
    ),
    ("- button \"4006381333931\"", "“4006381333931” is a long number, not a name."),
  ])
  func `A name that is empty or meant for machines is reported`(line: String, message: String)
    throws
  {
    #expect(try Screen("- text: Tea\n\(line)").finds("no-words") == [message])
  }

  @Test(arguments: [
    "- button \"Buy\"", "- link \"prices.pdf\"", "- img \"A pot\"", "- button \"+\"",
    "- link \"004940123456\":\n  - /url: tel:004940123456", "- text: \"4006381333931\"",
  ])
  func `Names written for people are not reported`(line: String) throws {
    #expect(try Screen(line).finds("no-words") == [])
  }

  @Test func `A card that is a single link is reported because speaking it takes too long`()
    throws
  {
    let words = String(repeating: "Assam of the second flush, malty and dark. ", count: 9)
    #expect(
      try Screen("- link \"\(words)\"").finds("too-long")
        == ["It takes 22 s to speak this link."]
    )
    #expect(try Screen("- paragraph: \(words)").finds("too-long") == [])
  }

  @Test(arguments: [
    "here", "Read more", "Mehr lesen", "En savoir plus", "Más información", "詳細", "更多", "Hier!",
  ])
  func `Link text that is meaningless on its own is reported in six languages`(name: String)
    throws
  {
    #expect(
      try Screen("- link \"\(name)\"").finds("lone-pronoun")
        == ["“\(name)” does not say where the link leads."]
    )
  }

  @Test(arguments: ["- link \"More teas\"", "- button \"More\"", "- text: here"])
  func `Link texts with their own meaning are not reported`(line: String) throws {
    #expect(try Screen(line).finds("lone-pronoun") == [])
  }

  @Test func `Text in a language that its voice does not speak is reported`() throws {
    let german = "Der Tee ist frisch und wird mit heißem Wasser auf die Blätter gegossen"
    let page = Page("webarea language=en\n  text \"\(german)\"\n  text \"All teas\"")
    #expect(
      Screen(page.tree).finds("wrong-voice")
        == ["1 stop is written in German but read by a voice for “en”."]
    )
    let marked = Page("webarea language=en\n  text \"\(german)\" language=de")
    #expect(Screen(marked.tree).finds("wrong-voice") == [])
  }

  @Test func `A list of language codes does not count as text in another language`() {
    let page = Page("webarea language=en\n  text \"--language en|de|fr|es|ja|zh-Hans|la|el|un|y\"")
    #expect(Screen(page.tree).finds("wrong-voice") == [])
  }

  @Test func `Text in another script is recognized without a dictionary`() throws {
    let page = Page("webarea language=en\n  text \"おいしいおちゃをどうぞ\"\n  text \"Чёрный чай\"")
    #expect(
      Screen(page.tree).finds("wrong-voice") == [
        "1 stop is written in Japanese but read by a voice for “en”.",
        "1 stop is written in Cyrillic letters but read by a voice for “en”.",
      ]
    )
  }
}
