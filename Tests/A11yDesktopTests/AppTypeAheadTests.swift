// SPDX-License-Identifier: MIT

import A11yDesktop
import A11ySession
import SessionFixtures
import Testing

/// Tests for keys that arrive faster than an app can answer.
@MainActor
@Suite(.enabled(if: TestDesktop.missing == nil), .serialized, .timeLimit(.minutes(30)))
struct AppTypeAheadTests {
  @Test(
    "Typing ahead in an app produces the same text as typing slowly",
    arguments: ["gtk3_app.py", "gtk4_app.py", "qt_app.py"]
  )
  func sameText(app: String) async throws {
    let keys = Typist.keys(seed: 5)
    var typed: [[String]] = []
    for isAhead in [false, true] {
      try TestDesktop.start()
      let command = TestDesktop.command(app)
      let source = try await Task.detached { try await DesktopSource(launching: command) }.value
      let typist = try await Typist(source, editing: "Name")
      if isAhead { await typist.pressAhead(keys) } else { await typist.press(keys) }
      let text = try #require(typist.session.editedText)
      typed.append(typist.values + [text.before, text.after] + typist.notices)
      typist.close()
    }
    #expect(typed[0] == typed[1])
    #expect(typed[0].joined().count > 10)
  }
}
