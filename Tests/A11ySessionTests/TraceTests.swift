// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import SessionFixtures
import Testing

@testable import A11ySession

@MainActor @Suite("Tracing a session’s decisions", .timeLimit(.minutes(30)))
struct TraceTests {
  private let source = ScriptedSource(
    [.button("Buy"), .button("Sell"), .init(.heading, label: "The end")]
  )
  private let session: AssistiveSession

  init() {
    var settings = SessionSettings()
    settings.technologies = [.voiceOver, .switchControl]
    session = AssistiveSession(source: source, settings: settings)
    session.start()
  }

  /// Returns the lines of the trace that are written while a closure runs.
  private func traced(_ act: () -> Void) -> [String] {
    var lines: [String] = []
    session.onTrace = { lines.append($1) }
    act()
    session.onTrace = nil
    return lines
  }

  @Test("The trace of a key press shows the key’s handler, the cursor’s move and the request")
  func key() {
    let lines = traced {
      session.perform(.press(Key(.right)))
      session.perform(.press(Key(.character(" "))))
    }
    #expect(lines.contains("key right: technology"))
    #expect(lines.contains("voiceover moves from #1 “Buy” to #2 “Sell”: next"))
    #expect(lines.contains { $0.hasPrefix("request “activate” for #2 “Sell”: ") })
    let key = lines.firstIndex(of: "key right: technology") ?? .max
    #expect(key < lines.firstIndex { $0.hasPrefix("voiceover moves") } ?? .min)
  }

  @Test("The trace of a removed element shows why the cursor moved and which words are not spoken")
  func removal() {
    let lines = traced { session.take(firstRemoved) }
    #expect(
      lines.contains(
        "voiceover moves from #1 to #2 “Sell”: the previous element can no longer be focused"
      )
    )
    #expect(
      lines.contains("not spoken, because the keys control the other technology: Sell, button")
    )
  }

  /// The update that removes the first button.
  private var firstRemoved: TreeUpdate {
    var update = source.change(0) { $0.children.removeFirst() }
    update.removals = [ElementID(index: 1)]
    return update
  }

  @Test("The trace names an interrupted utterance")
  func interrupted() {
    let heard = AssistiveSession(source: source, pacing: .person(waitsForVoice: true))
    heard.start()
    var lines: [String] = []
    heard.onTrace = { lines.append($1) }
    heard.perform(.voiceOver(.next))
    #expect(lines.contains { $0.hasPrefix("interrupted before or during speech: Buy") })
  }

  @Test("Control characters from a page do not reach a trace")
  func controlCharacters() {
    let lines = traced {
      session.take(source.change(2) { $0.label = "\u{1B}[2JSell" })
      session.perform(.voiceOver(.next))
    }
    #expect(lines.contains { $0.contains("to #2 “␛[2JSell”") })
    #expect(!lines.contains { $0.contains("\u{1B}") })
  }

  /// Returns a session in which a field is being edited.
  private func editing(_ field: Element) throws -> RecordedSession {
    let page = RecordedSession([field, .button("Send")])
    page.source.answer = { source, request in
      switch request.action {
      case .beginEditing: .handled(source.change(1) { $0.states.isEditing = true })
      case .insertText: .handled()
      default: .refused("")
      }
    }
    try page.press("space")
    return page
  }

  @Test("Text that is typed into a secure field is not traced")
  func secret() throws {
    let page = try editing(.field("Pin", .secureTextField))
    var lines: [String] = []
    page.session.onTrace = { lines.append($1) }
    try page.press("Q")
    try page.run("type zebra")
    #expect(lines.contains("key •: field"))
    #expect(lines.filter { $0.hasPrefix("request “type” for #1 “Pin”") }.count == 2)
    #expect(!lines.joined().contains("Q"))
    #expect(!lines.joined().contains("zebra"))
  }

  @Test("A trace does not reveal an unhandled key that was meant for a secure field")
  func unusedSecret() throws {
    let page = try editing(.field("Pin", .secureTextField))
    try page.press("ctrl-v Q")
    #expect(page.notices == ["The next key goes to the app.", "Nothing handles the key •."])
    #expect(!page.records.map(\.json).joined().contains("Q"))
  }

  @Test("A trace names a key that is typed into an ordinary field")
  func plainField() throws {
    let page = try editing(.field("Name"))
    var lines: [String] = []
    page.session.onTrace = { lines.append($1) }
    try page.press("Q")
    #expect(lines.contains("key Q: field"))
  }

  @Test("The text of a trace is composed only while a listener receives it")
  func composed() {
    var core = SessionCore(.init())
    var composed = 0
    func line() -> String {
      composed += 1
      return "a decision"
    }
    core.trace(line())
    #expect(composed == 0)
    core.log.isTracing = true
    core.trace(line())
    #expect(composed == 1)
    var lines: [String] = []
    for case .trace(_, let line) in core.effects { lines.append(line) }
    #expect(lines == ["a decision"])
  }
}
