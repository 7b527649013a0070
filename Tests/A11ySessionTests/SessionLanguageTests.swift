// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySpeech
import A11yTree
import SessionFixtures
import Testing

@testable import A11ySession

@MainActor @Suite("The language of a session’s own messages", .timeLimit(.minutes(30)))
struct SessionLanguageTests {
  private func page(_ elements: [Element] = [.button("Kaufen")]) -> RecordedSession {
    RecordedSession(elements) { $0.verbosity.language = .german }
  }

  @Test func `The input line speaks the selected language`() throws {
    let page = page([.button("Kaufen"), .init(.heading, label: "Preise")])
    #expect(
      try page.press("/ k enter")
        == [
          "Objektauswahl", "Kaufen, Taste, 1 von 1", "Kaufen, Taste",
        ]
    )
    #expect(
      try page.press("/ z escape") == ["Objektauswahl", "keine passenden Objekte", "geschlossen"]
    )
    #expect(
      try page.run("list headings")
        == ["Liste: Überschriften", "Preise, Überschrift, 1 von 1"]
    )
    _ = try page.press("escape")
    #expect(try page.press(": , space left left") == ["Befehl", "Leerzeichen", "Komma"])
  }

  @Test func `A technology is announced by its name in the selected language`() throws {
    let page = page()
    #expect(try page.press("f2").first == "Schaltersteuerung")
    #expect(try page.press("f2").first == "VoiceOver")
  }

  @Test func `Notices are in the selected language`() throws {
    let page = page()
    _ = try page.press("ctrl-v x")
    #expect(
      page.notices == ["Die nächste Taste geht an die App.", "Nichts nimmt die Taste x an."]
    )
    _ = try page.press("f11")
    #expect(page.notices == ["Die Taste f11 hat hier keine Funktion; ? zeigt die Tasten."])
    _ = try page.run("type x")
    #expect(page.notices == ["Es wird nichts bearbeitet; aktiviere zuerst ein Textfeld."])
    _ = try page.run("set hints off")
    #expect(page.notices == ["Hints ist off."])
    _ = try page.run("select")
    #expect(page.notices == ["Schaltersteuerung ist ausgeschaltet."])
  }

  @Test func `Notices are not in the document’s language`() throws {
    var page = Element(.webArea)
    page.details.language = "de"
    let session = RecordedSession([page, .button("Kaufen")])
    _ = try session.run("type x")
    #expect(session.notices == ["Nothing is being edited; activate a text field first."])
  }
}
