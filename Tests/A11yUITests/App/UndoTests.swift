// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

@MainActor
private final class Counter: ObservableObject {
  @Published var number = 0
  @Published var color = "red"

  func set(_ new: Int, _ undo: UndoManager?) {
    let old = number
    number = new
    undo?.registerUndo(withTarget: self) { [weak undo] in $0.set(old, undo) }
    undo?.setActionName("Counting")
  }

  func paint(_ new: String, _ undo: UndoManager?) {
    let old = color
    color = new
    undo?.registerUndo(withTarget: self) { [weak undo] in $0.paint(old, undo) }
  }
}

private struct Counting: View {
  @StateObject private var counter = Counter()
  @Environment(\.undoManager) private var undo

  var body: some View {
    Text("\(counter.number) \(counter.color)")
    Button("Count") { counter.set(counter.number + 1, undo) }
    Button("Both") {
      counter.set(10, undo)
      counter.paint("blue", undo)
    }
    Button("Undo") { undo?.undo() }.disabled(undo?.canUndo != true)
    Button("Redo") { undo?.redo() }.disabled(undo?.canRedo != true)
  }
}

private struct CountingApp: App {
  var body: some Scene {
    WindowGroup("Counters") { Counting() }
  }
}

@MainActor @Suite("Undoing and redoing changes in an app", .timeLimit(.minutes(30)))
struct UndoTests {
  @Test("All changes from one action are undone and redone together")
  func groups() throws {
    let view = HeardView { Counting() }
    try view.run("choose Count", "activate", "activate")
    #expect(view.labels[0] == "2 red")
    try view.run("choose Both", "activate")
    #expect(view.labels[0] == "10 blue")
    try view.run("choose Undo", "activate")
    #expect(view.labels[0] == "2 red")
    try view.run("choose Undo", "activate")
    #expect(view.labels[0] == "1 red")
    try view.run("choose Redo", "activate")
    #expect(view.labels[0] == "2 red")
    try view.run("choose Redo", "activate")
    #expect(view.labels[0] == "10 blue")
    #expect(try view.run("choose Redo").last == "Redo, dimmed, button")
    try view.run("choose Undo", "activate", "choose Count", "activate")
    #expect(view.labels[0] == "3 red")
    #expect(try view.run("choose Redo").last == "Redo, dimmed, button")
  }

  @Test("The Edit menu names the action that can be undone or redone")
  func menu() throws {
    let heard = HeardApp(CountingApp())
    heard.start()
    heard.say("choose Count")
    heard.say("activate")
    heard.say("press alt-z")
    #expect(heard.say("first") == ["0 red"])
    heard.say("press alt-shift-z")
    #expect(heard.say("first") == ["1 red"])
    heard.say("menu")
    heard.say("choose Edit")
    #expect(heard.say("activate").last?.hasSuffix("Undo Counting, button") == true)
    #expect(heard.say("next") == ["Redo, dimmed, button"])
  }

  @Test(
    "Undo groups can be nested, undo levels can be limited, and an object’s actions can be removed"
  )
  func manager() {
    final class Log {
      var lines: [String] = []
    }
    let manager = UndoManager()
    let log = Log()
    func register(_ line: String) {
      manager.registerUndo(withTarget: log) { $0.lines.append(line) }
    }
    manager.beginUndoGrouping()
    register("a")
    manager.beginUndoGrouping()
    register("b")
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    register("c")
    manager.disableUndoRegistration()
    register("d")
    manager.enableUndoRegistration()
    manager.undo()
    #expect(log.lines == ["c"])
    manager.undo()
    #expect(log.lines == ["c", "b", "a"])
    #expect(!manager.canUndo)
    manager.levelsOfUndo = 2
    for line in ["1", "2", "3"] { register(line) }
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(log.lines.suffix(2) == ["3", "2"])
    register("4")
    manager.removeAllActions(withTarget: log)
    #expect(!manager.canUndo)
  }
}

@MainActor @Suite("Confirming before a window closes", .timeLimit(.minutes(30)))
struct DismissalDialogTests {
  private struct Letters: App {
    struct Letter: View {
      @State private var isDraft = false
      @State private var saved = 0
      var body: some View {
        Toggle("Draft", isOn: $isDraft)
        Text("Saved \(saved)")
          .dismissalConfirmationDialog("Discard the draft?", shouldPresent: isDraft) {
            Button("Discard", role: .destructive) { saved += 1 }
          } message: {
            Text("It is not sent.")
          }
      }
    }

    var body: some Scene {
      WindowGroup("Letter") { Letter() }
      Window("Other", id: "other") { Text("Other") }
    }
  }

  @Test("A window with unsaved changes asks before it closes, and Cancel keeps the window open")
  func asks() throws {
    let heard = HeardApp(Letters())
    heard.start()
    heard.say("activate")
    #expect(heard.say("press alt-w").first == "alert, Discard the draft?")
    heard.say("choose Cancel")
    #expect(heard.say("activate").last?.hasPrefix("Draft") == true)
    heard.say("press alt-w")
    heard.say("choose Discard, button")
    heard.say("activate")
    #expect(heard.host.graph.app?.windows.isEmpty == true)
  }

  @Test("A window without unsaved changes closes immediately")
  func silent() {
    let heard = HeardApp(Letters())
    heard.start()
    heard.say("press alt-w")
    #expect(heard.host.graph.app?.windows.isEmpty == true)
  }
}
