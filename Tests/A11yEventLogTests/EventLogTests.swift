// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Foundation
import SessionFixtures
import Testing

@testable import A11yEventLog
@testable import A11ySession

@MainActor @Suite("Recording and replaying event logs", .serialized, .timeLimit(.minutes(30)))
struct EventLogTests {
  /// Runs a session with a source, and returns the session's log and records.
  private func log(
    _ source: any TreeSource,
    _ settings: SessionSettings = SessionSettings(),
    pacing: Pacing = .script,
    _ body: (AssistiveSession) throws -> Void
  ) rethrows -> (lines: [String], records: [String]) {
    var lines: [String] = []
    AssistiveSession.makeObserver = { EventLog($0) { lines.append($0) } }
    defer { AssistiveSession.makeObserver = nil }
    let session = AssistiveSession(source: source, settings: settings, pacing: pacing)
    var records: [String] = []
    session.onRecord = { records.append($0.json) }
    session.start()
    try body(session)
    session.close()
    return (lines, records)
  }

  private func replayed(_ lines: [String]) throws -> [String] {
    var replay = SessionReplay()
    var records: [String] = []
    replay.onRecord = { records.append($0.json) }
    try replay.run(lines)
    return records
  }

  private func error(_ lines: [String]) -> String {
    var replay = SessionReplay()
    do {
      try replay.run(lines)
      return "no error"
    } catch {
      return error.description
    }
  }

  private let page = ScriptedSource([.button("Buy"), .field("Name"), .button("Sell")])

  @Test("Replaying a log without the source produces the same records, byte for byte")
  func sameBytes() throws {
    var settings = SessionSettings()
    settings.technologies = .all
    settings.verbosity.speaksHints = false
    page.answer = { source, request in
      switch request.action {
      case .activate:
        .handled(
          TreeUpdate(
            focusRequests: [FocusRequest(ElementID(index: 3), generation: 1)],
            announcements: [Announcement("Bought", priority: .high)]
          )
        )
      case .beginEditing: .handled(source.change(2) { $0.states.isEditing = true })
      case .insertText(let text): .handled(source.change(2) { $0.value += text })
      default: .refused("Not now.")
      }
    }
    let commands = [
      "next", "activate", "wait 2s", "type ab", "press x", "technology", "select", "wait 3s",
      "technology", "read from top", "wait 2s", "list buttons", "press escape", "set hints on",
      "previous", "tab", "explain", "help",
    ]
    let (lines, records) = try log(page, settings) { session in
      for command in commands {
        session.perform(try CommandParser.parse(command, for: session.driven))
      }
      page.onEvent?(.changed(page.change(3) { $0.label = "Trade" }))
      page.onEvent?(.notice("Offline."))
      session.go(to: ElementID(index: 3))
      page.onEvent?(.closed("The page is gone."))
    }
    #expect(records.count > 20)
    #expect(try replayed(lines) == records)
  }

  @Test("Text typed into a secure field is never logged, even if it was typed ahead")
  func secrets() throws {
    let source = SecretSource()
    let (lines, _) = log(source, pacing: .person(waitsForVoice: false)) { session in
      session.perform(.voiceOver(.next))
      session.perform(.press(Key(.tab)))
      // The response to the Tab key determines whether these keys are typed into the secure field.
      for key in "hunter2" { session.perform(.press(Key(.character(key)))) }
      session.perform(.type("swordfish"))
      source.answer()
      session.perform(.press(Key(.escape)))
      source.answer()
      session.perform(.press(Key(.character("h"))))
    }
    let text = lines.joined(separator: "\n")
    #expect(!text.contains("swordfish"))
    for key in "unter2" { #expect(!text.contains("\"press \(key)\"")) }
    #expect(text.contains("\"type •••••••••\""))
    #expect(text.contains("\"press h\""))
    #expect(throws: Never.self) { try replayed(lines) }
  }

  @Test("If keys are typed ahead, the log contains their names and can be replayed")
  func typedAhead() throws {
    let field = LaterField()
    let (lines, records) = log(field, pacing: .person(waitsForVoice: false)) { session in
      for key in "wind" { session.perform(.press(Key(key))) }
      field.answer()
      // The second of these keys is handled again.
      field.answer(1)
      field.answer(2)
    }
    #expect(field.requests == ["w", "in", "nd"])
    for key in "wind" { #expect(lines.joined().contains("\"press \(key)\"")) }
    #expect(try replayed(lines) == records)
  }

  @Test(
    "If a switch user types into a secure field, the log can be replayed without the typed text"
  )
  func typedBySwitch() throws {
    var secret = Element.field("Pin", .secureTextField)
    secret.states.isProtected = true
    let page = ScriptedSource([secret, .button("Send")])
    page.answer = { source, request in
      .handled(
        source.change(1) { element in
          if case .beginEditing = request.action { element.states.isEditing = true }
          if case .insertText(let text) = request.action {
            element.value += String(repeating: "•", count: text.count)
          }
        }
      )
    }
    var settings = SessionSettings()
    settings.technologies = .switchControl
    try settings.set("scanning", to: "manual")
    try settings.set("tap", to: "always")
    let (lines, records) = log(page, settings) { session in
      for _ in 0..<5 { session.perform(.switchControl(.select)) }
    }
    #expect(page.requests.last?.action == .insertText("q"))
    #expect(page.elements[ElementID(index: 1)]?.value == "•")
    #expect(!(lines + records).contains { $0.contains("\"q") || $0.contains("q to") })
    #expect(records.contains { $0.contains("bullet") })
    #expect(try replayed(lines) == records)
  }

  @Test("A log of a session with word prediction can be replayed only with the same word list")
  func words() throws {
    var settings = SessionSettings()
    let words = try WordList(Array("hello 2\nhelp 1\n".utf8))
    settings.switchControl.words = words
    let (lines, records) = log(page, settings) { $0.perform(.voiceOver(.next)) }
    #expect(
      error(lines)
        == "line 1: the session used a different word list; pass its list with --predictions"
    )
    var replay = SessionReplay()
    replay.words = words
    var again: [String] = []
    replay.onRecord = { again.append($0.json) }
    try replay.run(lines)
    #expect(again == records)
  }

  @Test("Settings that differ from the defaults are restored from the log’s first line")
  func settings() throws {
    var settings = SessionSettings()
    try settings.set("platform", to: "macos")
    settings.switchControl.interval = .milliseconds(1_500)
    try settings.set("language", to: "de")
    let setup = try #require(LoggedSetup(setup(settings)).setup)
    #expect(setup.settings == settings)
  }

  private func setup(_ settings: SessionSettings) -> SessionCore.Setup {
    var setup = SessionCore.Setup()
    setup.settings = settings
    return setup
  }

  @Test("An error in an event log is reported on one line with its position")
  func badLogs() {
    let (lines, _) = log(page) { $0.perform(.voiceOver(.next)) }
    let first = lines[0]
    #expect(error([]) == "line 1: the log is empty")
    #expect(error(["what"]) == "line 1: the line is neither an event nor an effect")
    #expect(
      error([first.replacing(#""a11ynavLog":1"#, with: #""a11ynavLog":7"#)])
        == "line 1: the log’s version is 7, but this program reads version 1"
    )
    #expect(
      error([lines[1]])
        == "line 1: the log contains no settings line before the first event"
    )
    #expect(
      error(Array(lines.dropLast()))
        == #"line \#(lines.count): the log ends before {"effect":"close source"}"#
    )
    #expect(
      error([first, #"{"event":"command","text":"fly"}"#])
        == "line 2: a field of the event is missing or unknown"
    )
    #expect(
      error([first, #"{"event":"reply","update":{}}"#])
        == "line 2: a “reply” event cannot occur at this point"
    )
    let spoken = lines.firstIndex { $0.contains("Buy, button") } ?? 0
    var changed = lines
    changed[spoken] = changed[spoken].replacing("Buy", with: "Bye")
    #expect(
      error(changed).hasPrefix("line \(spoken + 1): this version produces a different effect: ")
    )
    #expect(error(lines) == "no error")
  }
}

/// A page with a secure field. The page answers Tab and Escape only when the test calls ``answer()``.
@MainActor
private final class SecretSource: TreeSource {
  var onEvent: ((SourceEvent) -> Void)?
  private var ticket: UInt64 = 0
  private var field = Element(.secureTextField, label: "Pin", actions: [.activate, .edit])
  private let id = ElementID(index: 2)

  func start() -> TreeUpdate {
    field.states.isProtected = true
    let children = [ElementID(index: 1), id]
    return TreeUpdate(
      root: ElementID(index: 0),
      changes: [
        .init(ElementID(index: 0), Element(.webArea, children: children)),
        .init(ElementID(index: 1), .button("Before")), .init(id, field),
      ]
    )
  }

  var movesKeyboardFocus: Bool { true }

  func perform(_ request: ActionRequest) -> ActionResponse {
    switch request.action {
    case .insertText(let text):
      field.value += text
      return .handled(TreeUpdate(changes: [.init(id, field)]))
    case .endEditing: return later()
    default: return .refused("")
    }
  }

  func perform(_ request: SystemRequest) -> ActionResponse {
    if case .moveKeyboardFocus = request { return later() }
    return request == .terminate ? .handled() : .refused("")
  }

  private func later() -> ActionResponse {
    ticket += 1
    return .underWay(RequestTicket(ticket))
  }

  /// Answers the last request by starting or ending the editing of the field.
  func answer() {
    field.states.isEditing.toggle()
    var update = TreeUpdate(changes: [.init(id, field)])
    update.keyboardFocus = .move(id)
    onEvent?(.answered(RequestTicket(ticket), .handled(update)))
  }
}
