// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Keyboard focus behind menus, windows and sheets", .timeLimit(.minutes(30)))
@MainActor
struct WindowFocusTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Note: View {
    let log: Log
    @State private var text = ""
    @State private var isAsking = false
    @FocusState private var isFocused: Bool
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      TextField("Note", text: $text)
        .focused($isFocused)
        .onChange(of: isFocused) { log.lines.append("\(isFocused)") }
      Button("Ask") { isAsking = true }
      Button("Open") { openWindow(id: "note") }
        .sheet(isPresented: $isAsking) {
          TextField("Answer", text: .constant(""))
          Button("Leave") { isAsking = false }
        }
    }
  }

  private struct Notes: App {
    let log: Log
    init() { log = Log() }
    init(_ log: Log) { self.log = log }
    var body: some Scene {
      WindowGroup("Note", id: "note") { Note(log: log) }
        .commands { CommandMenu("Do") { Button("Nothing") {} } }
    }
  }

  private func editing(prunes: Bool) -> (HeardApp<Notes>, Log) {
    let log = Log()
    let heard = HeardApp(Notes(log), prunes: prunes)
    #expect(heard.start() == ["Note, window, Note, text field, double tap to edit"])
    heard.say("activate")
    heard.say("type a")
    #expect(log.lines == ["true"])
    log.lines = []
    return (heard, log)
  }

  @Test(
    "A menu does not take keyboard focus, so typing continues in the field behind the menu",
    arguments: [true, false]
  )
  func menu(prunes: Bool) {
    let (heard, log) = editing(prunes: prunes)
    heard.say("menu")
    heard.say("choose Do")
    heard.say("activate")
    // While a menu is open, the menu handles all keys.
    #expect(heard.say("type b") == ["(Nothing is being edited; activate a text field first.)"])
    heard.say("press tab")
    heard.say("choose Nothing")
    heard.say("activate")
    #expect(log.lines == [])
    #expect(heard.say("type b") == ["b"])
    #expect(heard.say("next") == ["Ask, button"])
    #expect(heard.say("previous").first?.hasPrefix("Note, ab, text field, is editing") == true)
  }

  @Test("Each window keeps its own focused field", arguments: [true, false])
  func windows(prunes: Bool) {
    let (heard, log) = editing(prunes: prunes)
    heard.say("choose Open")
    heard.say("activate")
    heard.say("activate")
    heard.say("type b")
    #expect(log.lines.last == "true")
    heard.say("window 1")
    #expect(heard.say("type c") == ["c"])
    heard.say("window 2")
    #expect(heard.say("type d") == ["d"])
    #expect(heard.say("first").first?.hasPrefix("Note, bd, text field, is editing") == true)
    heard.say("close window")
    #expect(heard.say("type e") == ["e"])
    #expect(heard.say("first").first?.hasPrefix("Note, ace, text field, is editing") == true)
  }

  @Test(
    "When a sheet closes, typing continues in the field that the sheet covered",
    arguments: [true, false]
  )
  func sheet(prunes: Bool) {
    let (heard, log) = editing(prunes: prunes)
    heard.say("choose Ask")
    heard.say("activate")
    #expect(heard.say("type b") == ["(Nothing is being edited; activate a text field first.)"])
    heard.say("choose Leave")
    heard.say("activate")
    #expect(log.lines == ["false", "true"])
    #expect(heard.say("type b") == ["b"])
  }
}
