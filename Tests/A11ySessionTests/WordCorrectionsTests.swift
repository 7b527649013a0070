// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree
import SessionFixtures
import Testing

/// Tests for a project's own words for roles, states and hints.
@MainActor
@Suite(.timeLimit(.minutes(30)))
struct WordCorrectionsTests {
  @Test func `Corrections are written as pairs of words`() {
    let words = WordCorrections(written: " button = Knob ,heading=, ")
    #expect(words?.corrections == [.init("button", heard: "Knob"), .init("heading", heard: "")])
    #expect(words?.written == "button = Knob, heading =")
    #expect(WordCorrections(written: "button") == nil)
    #expect(WordCorrections(written: "= Knob") == nil)
    #expect(WordCorrections(written: "") == WordCorrections())
  }

  @Test func `An author’s words are kept, and VoiceOver’s words for roles and hints are corrected`()
    throws
  {
    let page = RecordedSession([.button("button"), .field("Name", value: "text field", .textField)])
    try page.run("set words button = Knob, text field = Input, double tap to edit =")
    #expect(try page.run("first") == ["button, Knob"])
    #expect(try page.run("next") == ["Name, text field, Input"])
  }

  @Test func `Corrections without an equals sign are refused`() {
    var settings = SessionSettings()
    #expect(throws: SessionError.self) { try settings.set("words", to: "button") }
  }
}
