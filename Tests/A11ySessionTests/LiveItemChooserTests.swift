// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import SessionFixtures
import Testing

@testable import A11ySession

@MainActor @Suite("The item chooser in an interactive session", .timeLimit(.minutes(30)))
struct LiveItemChooserTests {
  private let source = ScriptedSource(
    [.button("Buy"), .button("Bücher"), .init(.heading, label: "The end")]
  )
  private let session: AssistiveSession

  init() {
    var settings = SessionSettings()
    settings.verbosity.speaksHints = false
    session = AssistiveSession(
      source: source,
      settings: settings,
      pacing: .person(waitsForVoice: false)
    )
    session.start()
  }

  private func press(_ keys: String) {
    for key in keys { session.perform(.press(Key(.character(key)))) }
  }

  /// Performs an action, and returns the words spoken until the elements have been described and the turn is over.
  private func heard(_ act: () -> Void) async -> [String] {
    var lines: [String] = []
    session.onRecord = { record in
      if case .command = record.content { return }
      if let line = record.line { lines.append(line) }
    }
    act()
    await withCheckedContinuation { done in session.whenTurnIsOver { done.resume() } }
    return lines
  }

  @Test(
    "Letters typed before the elements have been described are used for the search afterward"
  )
  func lettersAtOnce() async {
    let lines = await heard { press("/büc") }
    #expect(lines.first == "item chooser")
    #expect(lines.last == "Bücher, button, 1 of 1")
    #expect(session.wait == .none)
    #expect(session.matches(0..<9).map(\.text) == ["Bücher, button"])
  }

  @Test(
    "Pressing Enter after typing in the item chooser moves to the match and loses no later key"
  )
  func enterAtOnce() async {
    let lines = await heard {
      press("/end")
      session.perform(.press(Key(.enter)))
      session.perform(.voiceOver(.previous))
    }
    #expect(lines.suffix(2) == ["The end, heading", "Bücher, button"])
    #expect(session.prompt == nil)
  }

  @Test("Escape closes the item chooser while the elements are still being described")
  func escapeAtOnce() async {
    let lines = await heard {
      press("/b")
      session.perform(.press(Key(.escape)))
    }
    #expect(lines.last == "closed")
    #expect(session.matchCount == nil)
  }

  @Test("The item chooser describes a changed page only once, however often the screen is drawn")
  func drawing() async {
    _ = await heard { press("/b") }
    session.take(source.change(1) { $0.label = "Bread" })
    while session.core.line.chooser.descriptions < 2 { await Task.yield() }
    for _ in 0..<100 { #expect(session.matchCount == 2) }
    #expect(session.matches(0..<9).map(\.text) == ["Bread, button", "Bücher, button"])
    #expect(session.core.line.chooser.descriptions == 2)
  }

  @Test("The item chooser keeps showing the old items while it describes a changed page")
  func changes() async {
    _ = await heard { press("/b") }
    session.take(source.change(1) { $0.label = "Bread" })
    #expect(session.matchCount == 2)
    #expect(await heard { press("r") }.last == "Bread, button, 1 of 1")
  }
}
