// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("Hints and notices that follow an element’s words", .timeLimit(.minutes(30)))
struct HintTests {
  private func said(_ outline: String, _ verbosity: Verbosity = Verbosity()) -> Utterance {
    let page = Page(outline)
    var voiceOver = VoiceOver()
    voiceOver.verbosity = verbosity
    return voiceOver.start(in: page.tree, at: .zero).utterances.first ?? Utterance([])
  }

  @Test func `Hints are spoken after a pause`() {
    let said = said("button \"Save\" hint=\"Saves the page\"")
    #expect(said.text == "Save, button, Saves the page")
    #expect(said.segments.map(\.pause) == [.zero, .zero, .seconds(1)])
    #expect(said.segments.map(\.kind) == [.label, .role, .hint])
  }

  @Test func `A pause precedes only the first of several hints`() {
    let said = said(
      "slider \"Volume\" value=6 hint=Louder description=Sound actions=Mute content=Age|Three"
    )
    #expect(
      said.text == """
        Volume, 6, adjustable, Sound, Louder, \
        swipe up or down with one finger to adjust the value, \
        actions available, more content available
        """
    )
    #expect(said.segments.filter { $0.pause != .zero }.map(\.text) == ["Sound"])
  }

  @Test func `The pause before hints is configurable`() {
    var verbosity = Verbosity()
    verbosity.hintDelay = .milliseconds(300)
    #expect(
      said("button \"Save\" hint=Saves", verbosity).segments.last?.pause == .milliseconds(300)
    )
  }

  @Test func `Hints can be turned off`() {
    var verbosity = Verbosity()
    verbosity.speaksHints = false
    #expect(said("button \"Save\" hint=Saves", verbosity).text == "Save, button")
    #expect(said("textbox \"Name\"", verbosity).text == "Name, text field")
    // Even if hints are turned off, a hint serves as the name of an element without a label, and descriptions are
    // spoken.
    #expect(said("button hint=Saves", verbosity).text == "Saves, button")
    #expect(said("button \"Save\" description=Disk", verbosity).text == "Save, button, Disk")
  }

  @Test func `Available actions and more content are announced`() {
    #expect(said("button \"Mail\" actions=Pin|Delete").text == "Mail, button, actions available")
    #expect(said("button \"Dog\" content=Age|Three").text == "Dog, button, more content available")
    #expect(said("button \"Dog\" important=Age|Three").text == "Dog, Age, Three, button")
    var verbosity = Verbosity()
    verbosity.announcesActions = false
    verbosity.announcesMoreContent = false
    #expect(said("button \"Dog\" actions=Pet content=Age|Three", verbosity).text == "Dog, button")
  }

  @Test func `More content is read with the value first`() {
    var user = VoiceOverUser(
      "group\n  button \"Dog\" content=Age|Three important=Name|Rex\n  text \"a\""
    )
    #expect(user.hears(.moreContent) == "Three, Age, Rex, Name")
    user.hears(.next)
    #expect(user.hears(.moreContent) == "(border) | no more content")
  }

  @Test func `An error message is announced only while the entry is invalid`() {
    #expect(said("textbox \"Age\" error=Wrong").text == "Age, text field, double tap to edit")
  }

  @Test func `An element can have its own language and voice`() throws {
    var user = VoiceOverUser(
      "group language=fr\n  button \"Bonjour\"\n  button \"Hallo\" language=de hint=Tipp"
    )
    try user.hears(
      user.page.change("Hallo") {
        $0.details.speech = SpeechAttributes(
          pitch: 0.5,
          includesPunctuation: true,
          spellsOut: true,
          phonetic: "haˈloː"
        )
      }
    )
    let first = try #require(user.effects(.first).utterances.first)
    // VoiceOver's own words are in the document's language.
    #expect(first.text == "Bonjour, bouton")
    #expect(first.segments.map(\.language) == ["fr", "fr"])
    let second = try #require(user.effects(.next).utterances.first)
    #expect(second.segments.map(\.language) == ["de", "fr", "de"])
    #expect(second.segments.map(\.pitch) == [0.5, nil, 0.5])
    #expect(second.segments.map(\.includesPunctuation) == [true, nil, true])
    #expect(second.segments.map(\.spellsOut) == [true, false, true])
    #expect(second.segments.map(\.phonetic) == ["haˈloː", nil, nil])
  }

  @Test func `Line breaks become spaces`() throws {
    var user = VoiceOverUser("group\n  button \"x\"\n  text \"y\"")
    for label in ["a\nb", " a  b ", "a\r\nb", "a\u{2028}b", "a\u{85}b", "a\t\u{B}b", "a\u{A0}b"] {
      try user.hears(user.page.change("x") { $0.label = label })
      user.hears(.next)
      #expect(user.hears(.previous) == "a b, button")
    }
  }

  @Test(arguments: [
    ("slider \"a\" range=7,0,10", "7, 70%"), ("slider \"a\" range=30,0,100", "30%"),
    ("slider \"a\" range=0.30000000000000004,0,1", "0.3, 30%"),
    ("slider \"a\" range=1,3,3", "1"), ("slider \"a\" value=low range=1,0,3", "low"),
    ("slider \"a\" value=5 range=5,0,8", "5, 62.5%"),
    ("progressbar \"a\" range=1,0,3", "33.3%"), ("progressbar \"a\" range=50,0,100", "50%"),
  ])
  func `Numbers are announced as people write them`(outline: String, value: String) {
    let words = said(outline).segments.filter { $0.kind == .value }
    #expect(Utterance(words).text == value)
  }
}
