// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import SessionFixtures
import Testing

@testable import A11ySession

@MainActor @Suite("Settings for the words that VoiceOver speaks", .timeLimit(.minutes(30)))
struct VerbositySettingTests {
  /// Returns a session with a page that has a field for typing text.
  private func page() -> RecordedSession {
    let page = RecordedSession([.field("Name", value: "", .textField), .button("Send")])
    page.source.answer = { source, request in
      guard request.target == ElementID(index: 1) else { return .refused("") }
      switch request.action {
      case .beginEditing: return .handled(source.change(1) { $0.states.isEditing = true })
      case .insertText(let text): return .handled(source.change(1) { $0.value += text })
      default: return .refused("")
      }
    }
    return page
  }

  @Test(
    "Typing is echoed by character, by word, by both or not at all",
    arguments: [
      ("characters", ["h", "i", "space"]), ("words", ["hi"]), ("both", ["h", "i", "space", "hi"]),
      ("none", []), ("on", ["h", "i", "space"]), ("off", []),
    ]
  )
  func typingEcho(value: String, heard: [String]) throws {
    let page = page()
    try page.press("space")
    try page.run("set typing-echo \(value)")
    #expect(try page.press("h i space") == heard)
  }

  @Test("Unknown verbosity settings and invalid values cause errors")
  func wrong() throws {
    var settings = SessionSettings()
    for (name, value) in [
      ("ios", "11"), ("macos", "9"), ("language", "klingon"), ("language", "d"),
      ("language", "de-"),
      ("capitals", "loud"), ("rotor", "headings,cats"),
      ("rotor", ""), ("positions", "yes"), ("typing-echo", "some"), ("punctuation", "few"),
      ("group-size", "1"), ("numbers", "roman"),
    ] {
      #expect(throws: SessionError.self, "\(name)") { try settings.set(name, to: value) }
    }
    #expect(settings == SessionSettings())
  }

  @Test("A script’s header can change every setting that a command can change")
  func header() throws {
    var settings = SessionSettings()
    let script = try Script(
      "language: de-AT\nios: 16\nlists: off\nlandmarks: off\ntable-headers: off\ntable-numbers: off\npositions: off\ncapitals: pitch\ndeletions: speak\nnumbers: digits\npunctuation: all\nrotor: links, headings\ngroup-size: 4\n\n> next\n"
    )
    try script.apply(to: &settings)
    let verbosity = settings.verbosity
    #expect(verbosity.language == .german && verbosity.system == .iOS16)
    #expect(settings.switchControl.verbosity.language == .german)
    #expect(!verbosity.describesLists && !verbosity.describesLandmarks)
    #expect(!verbosity.speaksTableHeaders && !verbosity.speaksTableNumbers)
    #expect(!verbosity.speaksPositions && verbosity.capitals == .pitch)
    #expect(verbosity.deletions == .speak && verbosity.numbers == .digits)
    #expect(verbosity.punctuation == .all && verbosity.rotor == [.links, .headings])
    #expect(settings.switchControl.groupSize == 4)
  }

  @Test("VoiceOver’s words depend on the selected version of iOS")
  func versions() throws {
    var field = Element(.textField, label: "Age", value: "x")
    field.states.invalid = .entry
    let page = RecordedSession([field])
    #expect(try page.run("first") == ["Age, x, text field, invalid data"])
    try page.run("set ios 16")
    #expect(try page.run("first") == ["Age, x, text field, invalid field"])
    try page.run("set ios 17")
    #expect(try page.run("first") == ["Age, x, text field, invalid data"])
  }

  @Test("Digits are passed to the voice one at a time but appear unchanged in the written output")
  func digits() {
    var verbosity = Verbosity()
    verbosity.numbers = .digits
    verbosity.punctuation = .all
    let utterance = Utterance(.label, "Room 101, 7 beds")
    #expect(utterance.speechSegments(verbosity).map(\.text) == ["Room 1 0 1, 7 beds"])
    #expect(utterance.speechSegments(verbosity).map(\.punctuation) == [.all])
    #expect(utterance.text == "Room 101, 7 beds")
  }
}
