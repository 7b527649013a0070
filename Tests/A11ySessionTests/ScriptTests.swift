// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing

@testable import A11ySession

@Suite("Parsing scripts", .timeLimit(.minutes(30)))
struct ScriptTests {
  @Test("A script contains a header, commands and expected words")
  func parts() throws {
    let script = try Script(
      """
      open: login.yaml
      technology: voiceover, switch-control
      interval: 1.5s

      Sign in, heading level 1
      # a comment
      > next
      Email, text field
      [border]
      switch-control> select
        > wait 2s
      """
    )
    #expect(script.document == "login.yaml")
    #expect(script.opening.map(\.text) == ["Sign in, heading level 1"])
    #expect(script.steps.map(\.command) == ["next", "select", "wait 2s"])
    #expect(script.steps[0].expected == ["Email, text field", "[border]"])
    #expect(script.steps[1].technology == .switchControl)
    #expect(script.steps[2].line == 11)
    #expect(script.steps[2].column == 5)
    var settings = SessionSettings()
    try script.apply(to: &settings)
    #expect(settings.technologies == .all)
    #expect(settings.switchControl.interval == .milliseconds(1500))
    #expect(
      try script.commands(for: .voiceOver) == [
        .voiceOver(.next), .setTechnology(.switchControl), .switchControl(.select),
        .wait(.seconds(2)),
      ]
    )
  }

  @Test("A script’s header can specify a device")
  func device() throws {
    #expect(try Script("app: Shop\ndevice: ipad\n\nA").device == .iPad)
    #expect(try Script("app: Shop\n\nA").device == nil)
    let unknown = try Script("app: Shop\ndevice: watch\n\nA")
    var settings = SessionSettings()
    let message =
      "line 2, column 1: “watch” is not a device; "
      + "choose one of iphone, iphone-landscape, ipad, ipad-portrait, mac"
    let error = #expect(throws: SessionError.self) { try unknown.apply(to: &settings) }
    #expect(error.map { "\($0)" } == message)
  }

  @Test("A script can have any kind of line ending, and its last line does not need a line ending")
  func lineEndings() throws {
    let script = try Script("open: a\r\n\r\n> next\r\nA\r> last")
    #expect(script.steps.map(\.command) == ["next", "last"])
    #expect(script.steps[0].expected == ["A"])
  }

  @Test(
    "Errors in a script are reported with their line and column numbers",
    arguments: [
      (
        "open\n",
        "line 1, column 1: a header line must have the form “name: value”; a command starts "
          + "with “>”"
      ),
      (
        "technology: voicover\n> next",
        "line 1, column 1: there is no technology called “voicover”; the closest match is "
          + "“voiceover”"
      ),
      ("hints: maybe\n> next", "line 1, column 1: “hints” must be on or off, not “maybe”"),
      ("colour: red", "line 1, column 1: there is no setting called “colour”"),
      (
        "open: a\n\n> next\n>   nxet",
        "line 4, column 5: there is no command called “nxet”; the closest match is “next”"
      ),
      ("> ", "line 1, column 3: a command is missing"),
      ("talkback> next", "line 1, column 1: there is no technology called “talkback”"),
    ]
  )
  func mistakes(_ text: String, _ message: String) {
    #expect {
      let script = try Script(text)
      var settings = SessionSettings()
      try script.apply(to: &settings)
      _ = try script.commands(for: .voiceOver)
    } throws: {
      "\($0)".hasPrefix(message)
    }
  }
}

@Suite("Expected lines and costs in transcripts", .timeLimit(.minutes(30)))
struct SpeechPatternTests {
  @Test(
    "An expected line contains literal words, a regular expression, or “...” for any number of lines"
  )
  func kinds() throws {
    #expect(try SpeechPattern(written: "Buy, button") == .words("Buy, button"))
    #expect(try SpeechPattern(written: "...") == .rest)
    #expect(try SpeechPattern(written: "\\...") == .words("..."))
    let time = try SpeechPattern(written: "/Updated \\d+ min ago/")
    #expect(time.matches("Updated 12 min ago"))
    #expect(!time.matches("Updated 12 min ago, link"))
    #expect(throws: SessionError.self) { try SpeechPattern(written: "/a(/") }
  }

  @Test(
    "Spoken words that resemble transcript syntax are escaped when they are written",
    arguments: [
      "# of guests", "...", "…", "\\n", "/a/", "> next", "Home> next", "cost \"a\" is high", "/",
      "Buy, button", "a > b",
    ]
  )
  func roundTrip(_ words: String) throws {
    let written = SpeechPattern.words(words).written
    let script = try Script("open: a\n\n> next\n\(written)\n")
    #expect(script.steps.count == 1)
    #expect(script.steps[0].expectations.map(\.content) == [.speech(.words(words))])
  }

  @Test("Cost limits in transcripts can be parsed and written")
  func costs() throws {
    for text in [
      "cost \"Buy\" <= 6 presses", "cost \"Buy “now”\" = 1 press", "cost \"a \"b\"\" < 4.5s",
      "cost \"Buy for Anna\" <= 20s expected for tremor", "cost \"Buy\" > 7 presses 95%",
      "cost task <= 60s best", "cost task with typing <= 60s expected",
      "cost \"Name\" with typing \"Ada “L”\" <= 20 presses", "cost index <= 1.5 for slow",
    ] {
      #expect(try CostCheck(written: text).written == text)
    }
    let check = try CostCheck(written: "cost \"Buy\" < 3 presses")
    #expect(!check.holds(for: .cost(ScanCost(presses: 3))))
    #expect(check.holds(for: .cost(ScanCost(presses: 2))))
    #expect(!check.holds(for: .notScanned("Buy")))
    #expect(!check.holds(for: .tooFast))
  }

  @Test(
    "Invalid cost limits in transcripts are reported with their line and column numbers",
    arguments: [
      "cost \"Buy\"", "cost \"Buy <= 6 presses", "cost \"\" <= 6 presses", "cost \"Buy\" <= 6",
      "cost \"Buy\" <= -1 presses", "cost \"Buy\" ~ 6 presses", "cost \"Buy\" <= 6 parsecs",
      "cost \"Buy\" <= 6 presses expected for nobody", "cost task <= 1.5",
      "cost index <= 6 presses",
      "cost index <= nan", "cost index <= 1.5 expected", "cost task ~ 3s",
      "cost \"Name\" with typing \"\" <= 3s", "cost task with typing",
    ]
  )
  func badCosts(_ line: String) {
    #expect {
      try Script("open: a\n\n> next\n  \(line)\n")
    } throws: {
      "\($0)".hasPrefix("line 4, column 3: ")
    }
  }

  @Test("Repeated header lines and header lines without a value cause errors")
  func header() {
    #expect {
      try Script("open: a\nopen: b\n")
    } throws: {
      "\($0)" == "line 2, column 1: “open” is already set in line 1"
    }
    #expect {
      try Script("open:\n")
    } throws: {
      "\($0)" == "line 1, column 6: a value is missing after “open:”"
    }
  }
}
