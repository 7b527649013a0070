// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing

@testable import A11ySession

@Suite("Parsing and writing commands", .timeLimit(.minutes(30)))
struct CommandParserTests {
  private static let lines = [
    "next", "previous", "first", "last", "activate", "escape", "magic tap", "increment",
    "decrement", "show menu", "rotor up", "rotor down", "rotor next", "rotor previous",
    "rotor headings", "rotor headings level 2", "find next links", "find previous static text",
    "row up", "row down", "column left", "column right", "read from here", "read from top", "pause",
    "repeat", "spell",
    "actions", "more content", "action Delete all", "choose Sign  up", "scroll down",
    "press h", "press space held 1.5s", "type  two  spaces", "wait 2s", "wait for \"Order sent\"",
    "tab", "shift-tab",
    "focus #12", "focus Buy for switch-control", "announce low Loading", "set hints off",
    "technology voiceover", "technology", "help", "quit", "rotor “My rotor”", "select held 2s",
    "next held 2s", "escape held 1.5s", "scanner menu held 2s", "restart", "tap", "stop scanning",
    "read out", "recipe Turn pages", "recipe off",
    "write walk.a11y",
    "menu", "window", "window 2", "close window", "save", "save My notes.txt", "open a b.txt",
    "choose file a.txt, b c.txt", "open-url https://example.com", "launch gedit.desktop",
    "continue reading", "background",
    "activate app",
    "background task", "background task refresh", "back", "forward", "reload", "page",
    "list headings", "list form controls", "describe", "describe keyboard focus", "explain",
    "interact", "stop interacting",
    "quick nav on", "single-key quick nav off", "set platform macos",
  ]

  @Test("Writing a parsed command produces the original text", arguments: lines)
  func roundTrip(_ text: String) throws {
    let written = try CommandParser.parse(text, for: .voiceOver).text
    #expect(written == text)
  }

  @Test(
    "The number of spaces between words does not matter unless the spaces belong to typed text",
    arguments: [
      ("find  next headings", "find next headings"), ("find next  headings", "find next headings"),
      ("  find   next   headings  ", "find next headings"),
      ("find\tnext\theadings", "find next headings"),
      ("find next headings  level   2", "find next headings level 2"),
      ("rotor  “My  rotor”", "rotor “My  rotor”"), ("magic   tap", "magic tap"),
      ("press   h", "press h"), ("press  space  held  2s", "press space held 2s"),
      ("wait  2s", "wait 2s"), ("wait   for  \"Sent\"", "wait for \"Sent\""),
      ("set   hints   off", "set hints off"), ("technology   voiceover", "technology voiceover"),
      ("scroll   down", "scroll down"), ("quick  nav  on", "quick nav on"),
      ("select   held  2s", "select held 2s"), ("action   Delete  all", "action Delete  all"),
      ("choose   Sign  up", "choose Sign  up"), ("write   walk.a11y", "write walk.a11y"),
      ("window   2", "window 2"), ("announce   low Loading", "announce low Loading"),
    ]
  )
  func spaces(_ text: String, _ written: String) throws {
    #expect(try CommandParser.parse(text, for: .voiceOver).text == written)
  }

  @Test func `Typed and announced text keeps its spaces`() throws {
    #expect(try CommandParser.parse("  type   a  b", for: .voiceOver) == .type("  a  b"))
    #expect(
      try CommandParser.parse("announce low  a  b", for: .voiceOver) == .announce(" a  b", .low)
    )
  }

  @Test("A command that both technologies support applies to the technology that the keys control")
  func sharedWords() throws {
    #expect(try CommandParser.parse("next", for: .voiceOver) == .voiceOver(.next))
    #expect(try CommandParser.parse("next", for: .switchControl) == .switchControl(.next))
    #expect(try CommandParser.parse("select", for: .voiceOver) == .switchControl(.select))
    #expect(
      try CommandParser.parse("select held 2s", for: .switchControl)
        == .switchControl(.select, held: .seconds(2))
    )
  }

  @Test("The tests cover every command")
  func everyEntry() {
    for entry in CommandTable.all {
      #expect(Self.lines.contains { $0 == entry.name || $0.hasPrefix(entry.name + " ") })
    }
  }

  @Test("Equivalent commands are written in the same form")
  func standIns() {
    let id = ElementID(index: 12)
    #expect(SessionCommand.voiceOver(.moveTo(id)).text == "focus #\(id) for voiceover")
    #expect(SessionCommand.switchControl(.moveTo(id)).text == "focus #\(id) for switch-control")
    #expect(SessionCommand.switchControl(.next).text == "next")
    #expect(SessionCommand.openPrompt(.command).text == "press :")
    #expect(SessionCommand.openPrompt(.chooser).text == "press /")
  }

  @Test(
    "The error for an invalid command describes the mistake or suggests the nearest valid command",
    arguments: [
      ("nxet", "there is no command called “nxet”; the closest match is “next”"),
      (
        "rotor headigns",
        "there is no rotor item called “headigns”; the closest match is “headings”"
      ),
      ("press rigth", "there is no key called “rigth”; the closest match is “right”"),
      (
        "technology voice",
        "there is no technology called “voice”; the closest match is “voiceover”"
      ),
      (
        "wait long",
        "“long” is not a valid time; write a time of at most one day, such as 2s, 750ms or 1min"
      ),
      (
        "wait -1s",
        "“-1s” is not a valid time; write a time of at most one day, such as 2s, 750ms or 1min"
      ),
      (
        "wait 99999h",
        "“99999h” is not a valid time; write a time of at most one day, such as 2s, 750ms or 1min"
      ),
      ("type", "the correct form is “type TEXT”"),
      ("next please", "the correct form is “next”"),
      (
        "next column",
        "the correct form is “next”; did you mean “column left” or “column right”?"
      ),
      ("next?", "there is no command called “next?”; the closest match is “next”"),
      ("choose?", "the correct form is “choose WORDS”"),
      ("", "there is no command called “”"),
    ]
  )
  func mistakes(_ text: String, _ message: String) {
    #expect {
      try CommandParser.parse(text, for: .voiceOver)
    } throws: {
      "\($0)" == message
    }
  }

  @Test("The label of an element in a command can contain the word “for”")
  func focusFor() throws {
    #expect(
      try CommandParser.parse("focus Search for books", for: .voiceOver)
        == .focus("Search for books", for: .all)
    )
    #expect(
      try CommandParser.parse("focus Look for it for voiceover", for: .voiceOver)
        == .focus("Look for it", for: .voiceOver)
    )
  }

  @Test("Durations in commands can be specified in seconds, milliseconds or minutes")
  func durations() throws {
    #expect(try CommandParser.duration("2s") == .seconds(2))
    #expect(try CommandParser.duration("0.75") == .milliseconds(750))
    #expect(try CommandParser.duration("750ms") == .milliseconds(750))
    #expect(try CommandParser.duration("1 min") == .seconds(60))
  }
}
