// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI

private struct Game: View {
  @State private var isPaused = false
  let log: Log
  let result: KeyPress.Result
  var body: some View {
    VStack {
      Text("Board")
        .focusable()
        .onKeyPress(.upArrow) {
          log("up")
          return result
        }
        .onKeyPress(characters: .decimalDigits) { press in
          log("digit \(press.characters)")
          return .handled
        }
        .onKeyPress(keys: ["x", .home], phases: .all) { press in
          log("\(press.key.character == "x" ? "x" : "home") \(press.phase)")
          return .handled
        }
      Text("Score")
    }
    .onKeyPress { press in
      log("outer \(press.key == .upArrow ? "up" : press.characters) \(press.modifiers.rawValue)")
      return .ignored
    }
    Toggle("Paused", isOn: $isPaused)
  }
}

private struct Commands: View {
  @State private var page = 3
  @State private var isOff = false
  let log: Log
  var body: some View {
    VStack {
      Text("Page \(page)")
        .focusable()
        .pageCommand(value: $page, in: 1...4, step: 2)
        .onMoveCommand { log("\($0)") }
        .onDeleteCommand { log("delete") }
        .onMoveCommand(perform: nil)
    }
    .onExitCommand { log("exit") }
    .disabled(isOff)
    Button("Off") { isOff.toggle() }
  }
}

private struct Typing: View {
  @State private var text = ""
  let log: Log
  var body: some View {
    TextField("Text", text: $text)
      .onKeyPress("!") {
        log("no shouting")
        return .handled
      }
      .onKeyPress(.return) {
        log("return")
        return .handled
      }
      .onSubmit { log("submit") }
  }
}

@MainActor @Suite("Handling key presses in views", .timeLimit(.minutes(30)))
struct KeyPressTests {
  @Test(
    "A key press is sent first to the handler that is closest to the focused view",
    arguments: [true, false]
  )
  func closest(prunes: Bool) throws {
    let log = Log()
    let view = HeardView(prunes: prunes) { Game(log: log, result: .handled) }
    // The VoiceOver cursor is independent of keyboard focus.
    try view.press("up 5")
    #expect(log.lines == [])
    try view.run("last")
    #expect(try view.press("shift-tab") == ["Board"])
    try view.press("up 5 x home a")
    #expect(
      log.lines == [
        "up", "digit 5", "x [down]", "x [up]", "home [down]", "home [up]", "outer a 0",
      ]
    )
  }

  @Test("Ignored keys are passed to the surrounding views and then to VoiceOver")
  func ignored() throws {
    let log = Log()
    let view = HeardView { Game(log: log, result: .ignored) }
    try view.run("last")
    try view.press("shift-tab up")
    #expect(log.lines == ["up", "outer up 0"])
    #expect(try view.press("right") == ["Score"])
    // The cursor has left the element with keyboard focus, so the keys are handled only by
    // VoiceOver.
    try view.press("5")
    #expect(log.lines.last == "outer \u{F703} 0")
  }

  @Test(
    "The arrow keys, Escape, Delete and the Page keys run a view’s commands",
    arguments: [true, false]
  )
  func commands(prunes: Bool) throws {
    let log = Log()
    let view = HeardView(prunes: prunes) { Commands(log: log) }
    try view.run("last")
    try view.press("shift-tab left down alt-left backspace delete escape")
    #expect(log.lines == ["left", "down", "delete", "delete", "exit"])
    #expect(try view.press("pagedown") == ["Page 4"])
    try view.press("pagedown pageup")
    #expect(view.labels.first == "Page 2")
  }

  @Test(
    "The exit command also responds to the escape gesture, but disabled handlers do not respond"
  )
  func leaving() throws {
    let log = Log()
    let view = HeardView { Commands(log: log) }
    try view.run("escape")
    #expect(log.lines == ["exit"])
    try view.run("last", "activate", "first")
    try view.press("escape")
    #expect(log.lines == ["exit"])
  }

  @Test(
    "A text field receives the typed characters that its view does not handle",
    arguments: [true, false]
  )
  func typing(prunes: Bool) throws {
    let log = Log()
    let view = HeardView(prunes: prunes) { Typing(log: log) }
    try view.run("activate")
    try view.press("a ! b enter")
    #expect(view.value(of: "Text") == "ab")
    #expect(log.lines == ["no shouting", "return"])
  }

  @Test("A key press has a human-readable description")
  func debugging() {
    #expect(KeyPress(.init("a", .command), .down).debugDescription == "[down] “a”, modifiers 16")
    #expect(KeyPress.Phases.all.debugDescription == "[down, repeat, up]")
    #expect(KeyEquivalent("a") == "a")
    #expect(KeyEquivalent.return.character == "\r")
  }
}
