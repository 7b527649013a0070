// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySpeech
import A11yTree
import SessionFixtures
import Testing

@testable import A11ySession

@MainActor @Suite("The order and timing of a session’s speech", .timeLimit(.minutes(30)))
struct SessionSpeechTests {
  @Test("Announcements are spoken after all other speech in the same turn")
  func announcement() throws {
    let page = RecordedSession([.button("Save"), .button("Leave")])
    page.source.answer = { _, _ in
      .handled(
        TreeUpdate(announcements: [Announcement("Saved"), Announcement("Tip", priority: .low)])
      )
    }
    #expect(try page.run("activate") == ["Saved", "Tip"])
    #expect(try page.run("announce high Fire", "next") == ["Fire", "Leave, button"])
  }

  @Test("Continuous reading takes as long as speaking the words, and can be paused")
  func reading() throws {
    let page = RecordedSession(
      (1...5).map { .init(.staticText, label: "Line number \($0) of five") }
    )
    #expect(try page.run("read from here") == ["Line number 1 of five"])
    #expect(try page.run("wait 2s") == ["Line number 2 of five"])
    #expect(try page.run("pause", "wait 1min") == [])
    #expect(try page.run("pause") == ["Line number 2 of five"])
    #expect(
      try page.run("wait 1min")
        == ["Line number 3 of five", "Line number 4 of five", "Line number 5 of five", "[border]"]
    )
    #expect(page.session.voiceOver?.reading == .off)
  }

  @Test("A command stops continuous reading at the current element")
  func readingInterrupted() throws {
    let page = RecordedSession((1...9).map { .init(.staticText, label: "Line \($0)") })
    #expect(try page.run("read from top", "wait 1s", "spell").prefix(2) == ["Line 1", "Line 2"])
    let place = page.session.focus(of: .voiceOver)
    #expect(try page.run("wait 1min") == [])
    #expect(page.session.focus(of: .voiceOver) == place)
  }

  @Test("Segments in the same language are spoken together, with a pause before a hint")
  func segments() {
    var hint = Utterance.Segment(.hint, "double tap to edit")
    hint.pause = .seconds(1)
    var french = Utterance.Segment(.label, "Nom")
    french.language = "fr"
    let utterance = Utterance([french, .init(.role, "text field"), .init(.state, "required"), hint])
    #expect(utterance.text == "Nom, text field, required, double tap to edit")
    let spoken = utterance.speechSegments()
    #expect(spoken.map(\.text) == ["Nom", "text field, required", "double tap to edit"])
    #expect(spoken.map(\.language) == ["fr", nil, nil])
    #expect(spoken[2].pause == .seconds(1))
  }

  @Test("The JSON record of an utterance contains the words, time, technology, command and element")
  func json() throws {
    let page = RecordedSession([.button("Save \u{1B}[31m"), .button("Leave")])
    try page.run("wait 1.5s", "next")
    let record = try #require(page.records.last)
    #expect(
      record.json == #"""
        {"command":"next","driven":true,"element":"2","kind":"speech","segments":[{"kind":"label","text":"Leave"},{"kind":"role","text":"button"}],"technology":"voiceover","text":"Leave, button","time":1.5,"version":1}
        """#
    )
    #expect(page.records.allSatisfy { !$0.json.unicodeScalars.contains("\u{1B}") })
  }

  @Test("Running the same commands twice produces the same output, byte for byte")
  func deterministic() throws {
    func transcript() throws -> [String] {
      let page = RecordedSession([.button("A"), .button("B"), .field("C")], .all)
      try page.run("next", "technology", "wait 1min", "select", "wait 3s", "technology", "last")
      return page.records.map(\.json)
    }
    #expect(try transcript() == transcript())
  }
}
