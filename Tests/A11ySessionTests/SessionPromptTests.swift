// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import SessionFixtures
import Testing

@testable import A11ySession

@MainActor @Suite("A session’s item chooser and command line", .timeLimit(.minutes(30)))
struct SessionPromptTests {
  private func page() -> RecordedSession {
    RecordedSession([.button("Buy"), .button("Bücher"), .init(.heading, label: "The end")])
  }

  @Test("The item chooser moves to the match for the typed text")
  func chooser() throws {
    let page = page()
    #expect(
      try page.press("/ b u c enter")
        == [
          "item chooser", "Buy, button, 1 of 2", "Buy, button, 1 of 2", "Bücher, button, 1 of 1",
          "Bücher, button",
        ]
    )
    #expect(page.session.focus(of: .voiceOver) == ElementID(index: 2))
    #expect(page.session.prompt == nil)
  }

  @Test("The arrow keys choose among the item chooser’s matches")
  func chooserArrows() throws {
    let page = page()
    #expect(
      try page.press("/ b down down enter").suffix(3)
        == ["Bücher, button, 2 of 2", "Bücher, button, 2 of 2", "Bücher, button"]
    )
    #expect(try page.press("/ z enter") == ["item chooser", "no matching items", "[border]"])
    #expect(try page.press("/ q escape") == ["item chooser", "no matching items", "closed"])
    #expect(!page.session.isFinished)
  }

  @Test(
    "An accent that is typed into a command combines with the preceding letter",
    arguments: [("e", "\u{301}"), ("🇩", "🇪"), ("👩", "\u{200D}👧")]
  )
  func joining(letter: String, mark: String) throws {
    let page = page()
    page.session.perform(.openPrompt(.command))
    page.session.perform(.type(letter + "xy"))
    _ = try page.press("left left")
    page.session.perform(.type(mark))
    #expect(page.session.prompt?.text == letter + mark + "xy")
    #expect(page.session.prompt?.insertionPoint == 1)
    #expect(try page.press("right").last == "x")
  }

  @Test("The command line accepts commands by name")
  func command() throws {
    let page = page()
    let keys = "focus The end".map { $0 == " " ? "space" : String($0) }.joined(separator: " ")
    #expect(try page.press(": \(keys) enter") == ["command", "The end, heading"])
    #expect(try page.press(": n x t enter") == ["command"])
    #expect(page.notices == ["There is no command called “nxt”; the closest match is “next”."])
    #expect(try page.press(": backspace") == ["command", "closed"])
  }

  @Test("The item chooser counts all matches and follows changes to the page")
  func manyMatches() throws {
    let labels = (0..<258).map { Element(.button, label: "Item \($0)") }
    let page = RecordedSession(labels)
    #expect(try page.press("/ i").last == "Item 0, button, 1 of 258")
    #expect(page.session.matchCount == 258)
    #expect(
      page.session.matches(256..<300).map(\.text) == ["Item 256, button", "Item 257, button"]
    )
    #expect(try page.press("t e m space 2 5 7").last == "Item 257, button, 1 of 1")
    page.session.take(page.source.change(258) { $0.label = "Gone" })
    #expect(page.session.matchCount == 0)
    #expect(try page.press("backspace").last == "Item 25, button, 1 of 8")
  }

  @Test(
    "Commands are edited at the insertion point, and text that the insertion point passes is spoken"
  )
  func editing() throws {
    let page = page()
    #expect(
      try page.press(": n e x t home delete end x left backspace")
        == ["command", "next", "n", "ext", "x", "t"]
    )
    #expect(page.session.prompt?.text == "exx")
    #expect(page.session.prompt?.insertionPoint == 2)
    #expect(try page.press("ctrl-a left") == ["ex", "[border]"])
    #expect(try page.press("ctrl-k ctrl-u") == ["exx", "[border]"])
    #expect(page.session.prompt?.text == "")
    #expect(try page.press("backspace") == ["closed"])
    page.session.perform(.openPrompt(.command))
    page.session.paste("focus The\nend now")
    #expect(page.session.prompt?.text == "focus The end now")
    #expect(try page.press("ctrl-w backspace enter").suffix(1) == ["The end, heading"])
  }

  @Test("A letter with an accent counts as one character, even if the accent is pasted separately")
  func combiningText() throws {
    let page = page()
    page.session.perform(.openPrompt(.command))
    for part in ["focus cafe", "\u{301} and", " so on"] { page.session.paste(part) }
    #expect(page.session.prompt?.insertionPoint == "focus café and so on".count)
    page.session.paste("!")
    #expect(page.session.prompt?.text == "focus cafe\u{301} and so on!")
  }

  @Test("Earlier commands can be recalled, and an unfinished command is kept")
  func history() throws {
    let page = page()
    for command in ["next", "first", "next"] {
      page.session.perform(.openPrompt(.command))
      page.session.paste(command)
      page.session.perform(.press(Key(.enter)))
    }
    _ = try page.press(": z")
    #expect(try page.press("up up up") == ["next", "first", "[border]"])
    #expect(try page.press("down down down") == ["next", "z", "[border]"])
    #expect(try page.press("up up enter").last == "Buy, button")
  }

  /// Returns an unfinished command in the form to which Tab completes it.
  private func completed(_ line: String, on page: RecordedSession) throws -> String? {
    page.session.perform(.openPrompt(.command))
    page.session.paste(line)
    _ = try page.press("tab")
    defer { page.session.perform(.press(Key(.escape))) }
    return page.session.prompt?.text
  }

  @Test("Tab completes a command and shows the possible continuations")
  func completion() throws {
    let page = page()
    #expect(try completed("mag", on: page) == "magic tap")
    #expect(try completed("set hin", on: page) == "set hint")
    #expect(page.notices == ["set hint-delay, set hints"])
    #expect(try completed("set hints", on: page) == "set hints ")
    #expect(try completed("set capi", on: page) == "set capitals ")
    #expect(try completed("set hints o", on: page) == "set hints o")
    #expect(page.notices == ["set hints off, set hints on"])
    #expect(try completed("zzz", on: page) == "zzz")
  }

  @Test("Tab completes a command’s argument, such as an element, a kind or a technology")
  func completionOfWords() throws {
    let page = RecordedSession([
      .button("Buy"), .button("Bundle of two"), .init(.heading, label: "Offers"),
    ])
    #expect(try completed("focus of", on: page) == "focus Offers")
    #expect(try completed("focus b", on: page) == "focus Bu")
    #expect(page.notices == ["focus Bundle of two, focus Buy"])
    #expect(try completed("rotor land", on: page) == "rotor landmarks")
    #expect(try completed("find next head", on: page) == "find next headings")
    #expect(try completed("technology s", on: page) == "technology switch-control")
    #expect(try completed("type Bu", on: page) == "type Bu")
    #expect(try completed("focus zzz", on: page) == "focus zzz")
  }

  @Test("Settings can be changed during a session")
  func settings() throws {
    let page = RecordedSession([.init(.switchButton, label: "Wifi")])
    try page.run("set hints on")
    #expect(page.notices == ["Hints is on."])
    #expect(try page.run("first") == ["Wifi, switch button, double tap to toggle setting"])
    try page.run("set hints maybe")
    #expect(page.notices == ["“hints” must be on or off, not “maybe”."])
  }

  @Test("Pressing an unassigned key is reported, and the help lists all keys")
  func help() throws {
    let page = page()
    #expect(try page.press("z") == [])
    #expect(page.notices == ["The key z does nothing here; ? shows the keys."])
    _ = try page.press("?")
    #expect(page.notices.first?.contains("next, previous element") == true)
    _ = try page.press("q")
    #expect(page.session.isFinished)
  }
}
