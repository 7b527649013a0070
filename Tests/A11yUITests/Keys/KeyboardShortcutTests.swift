// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

private struct Editor: View {
  @State private var text = ""
  @State private var isLocked = false
  @State private var saves = 0
  let log: Log
  var body: some View {
    Text("Saved \(saves)")
    TextField("Text", text: $text)
    Button("Save") { saves += 1 }
      .keyboardShortcut("s")
      .disabled(isLocked)
    Button("Save all") { log("all") }
      .keyboardShortcut("s", modifiers: [.command, .shift])
    Button("Save again") { log("again") }
      .keyboardShortcut(KeyboardShortcut("s"))
    Toggle("Locked", isOn: $isLocked)
      .keyboardShortcut("l", modifiers: .option)
    Button("None") { log("none") }
      .keyboardShortcut(nil)
  }
}

private struct Form: View {
  @State private var text = ""
  @State private var note = ""
  let log: Log
  var body: some View {
    Text("Order")
    TextField("Name", text: $text)
    TextField("Note", text: $note).onSubmit { log("note") }
    Button("Cancel") { log("cancel") }.keyboardShortcut(.cancelAction)
    Button("OK") { log("ok") }.keyboardShortcut(.defaultAction)
    Button("Other") { log("other") }
  }
}

private struct Covered: View {
  @State private var isShown = false
  let log: Log
  var body: some View {
    Button("Below") { log("below") }.keyboardShortcut("k")
    Button("Show") { isShown = true }.keyboardShortcut("o")
      .sheet(isPresented: $isShown) {
        Text("In the sheet")
        Button("Close") {
          log("close")
          isShown = false
        }
        .keyboardShortcut(.cancelAction)
      }
  }
}

private struct Stack: View {
  let log: Log
  var body: some View {
    NavigationStack {
      NavigationLink("Go") { Text("Second") }
        .toolbar { Button("Here") { log("here") }.keyboardShortcut("h") }
    }
  }
}

private struct Plain: View {
  let log: Log
  var body: some View {
    Text("Heading here").accessibilityAddTraits(.isHeader)
    Button("Hold") { log("hold") }.keyboardShortcut("h", modifiers: [])
    Button("Zoom") { log("zoom") }.keyboardShortcut("z", modifiers: [])
    Button("Hidden") { log("hidden") }.keyboardShortcut("j").hidden()
    VStack {
      Text("no control")
      Button("First") { log("first") }
      Button("Second") { log("second") }
    }
    .keyboardShortcut("g")
    VStack {
      Button("Twice") { log("twice") }.keyboardShortcut("t")
    }
    .keyboardShortcut("t")
  }
}

/// A view that represents an app's commands, which are available in every window.
private struct MenuBar: View {
  @AsMenuBar private var menuBar
  let log: Log
  var body: some View {
    Button("Menu, both") { log("menu both") }.keyboardShortcut("b")
    Button("Menu, own") { log("menu own") }.keyboardShortcut("m")
  }
}

@propertyWrapper
private struct AsMenuBar: InstalledProperty {
  var wrappedValue: Bool { true }
  func install(in place: PropertyPlace) {
    place.graph.feature(KeyCommands.self).menuBar = place.node
  }
  func adopt(_ previous: AsMenuBar, in place: PropertyPlace) {}
}

private struct WithMenuBar: View {
  @State private var isShown = false
  let log: Log
  var body: some View {
    MenuBar(log: log)
    Button("Window") { log("window") }.keyboardShortcut("b")
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { Text("Sheet") }
  }
}

@MainActor @Suite("Keyboard shortcuts of controls and menu commands", .timeLimit(.minutes(30)))
struct KeyboardShortcutTests {
  @Test(
    "A keyboard shortcut activates its control wherever the cursor is",
    arguments: [true, false]
  )
  func anywhere(prunes: Bool) throws {
    let log = Log()
    let view = HeardView(prunes: prunes) { Editor(log: log) }
    // The element under the cursor changes, so the change is announced.
    #expect(try view.run("press command+s") == ["Saved 1"])
    try view.press("tab alt-s")
    #expect(view.labels.first == "Saved 2")
    // Typed characters are inserted, and Alt with a letter is treated as Command with that letter.
    try view.run("type s")
    #expect(view.value(of: "Text") == "s")
    try view.press("alt-S command+shift+s command-S")
    #expect(log.lines == ["all", "all", "all"])
    #expect(view.value(of: "Text") == "s")
  }

  @Test(
    "If two controls have the same shortcut, the first control responds, and a warning names both"
  )
  func ambiguous() throws {
    let log = Log()
    let view = HeardView { Editor(log: log) }
    try view.press("command-s")
    #expect(view.host.diagnostics.map(\.kind) == [.ambiguousShortcut])
    #expect(view.host.diagnostics.first?.view == "Editor")
    #expect(view.host.diagnostics.first?.message.contains("“Save” and “Save again”") == true)
    #expect(log.lines == [])
  }

  @Test("Shortcuts do not activate disabled controls")
  func disabled() throws {
    let log = Log()
    let view = HeardView { Editor(log: log) }
    try view.press("alt-l")
    try view.press("command-s")
    #expect(view.labels.first == "Saved 0")
    #expect(log.lines == ["again"])
    #expect(view.host.diagnostics == [])
  }

  @Test("Return and Escape run a dialog’s default and cancel actions if nothing else handles them")
  func defaultAndCancel() throws {
    let log = Log()
    let view = HeardView { Form(log: log) }
    try view.press("enter escape")
    #expect(log.lines == ["ok", "cancel"])
    // If the current control can be activated, Return activates it instead.
    try view.run("last")
    try view.press("enter")
    #expect(log.lines == ["ok", "cancel", "other"])
  }

  @Test(
    "Return in a field submits the field or, if nothing handles submitting, runs the default action"
  )
  func inField() throws {
    let log = Log()
    let view = HeardView { Form(log: log) }
    try view.press("tab a enter")
    #expect(log.lines == ["ok"])
    #expect(view.session.tree.element(where: { $0.states.isEditing }) == nil)
    try view.run("next", "activate")
    try view.press("enter")
    #expect(log.lines == ["ok", "note"])
    // Pressing Escape for the first time leaves the field.
    try view.run("activate")
    try view.press("escape")
    #expect(log.lines == ["ok", "note"])
    try view.press("escape")
    #expect(log.lines == ["ok", "note", "cancel"])
  }

  @Test(
    "Shortcuts do not activate controls behind a sheet, but Escape activates the sheet’s control"
  )
  func covered() throws {
    let log = Log()
    let view = HeardView { Covered(log: log) }
    try view.press("command-k command-o")
    #expect(log.lines == ["below"])
    #expect(view.label(of: .voiceOver) == "In the sheet")
    try view.press("command-k")
    #expect(log.lines == ["below"])
    try view.press("escape")
    #expect(log.lines == ["below", "close"])
    #expect(view.label(of: .voiceOver) == "Below")
  }

  @Test("Shortcuts do not activate controls on a covered screen")
  func coveredScreen() throws {
    let log = Log()
    let view = HeardView { Stack(log: log) }
    try view.press("command-h")
    #expect(log.lines == ["here"])
    try view.run("focus Go", "activate")
    #expect(view.labels.contains("Second"))
    try view.press("command-h")
    #expect(log.lines == ["here"])
  }

  @Test("VoiceOver handles its own keys unless Ctrl-V passes them to the app")
  func plain() throws {
    let log = Log()
    let view = HeardView { Plain(log: log) }
    try view.press("end h")
    #expect(log.lines == [])
    try view.press("z")
    #expect(log.lines == ["zoom"])
    try view.press("ctrl-v h")
    #expect(log.lines == ["zoom", "hold"])
    try view.press("command-j command-g")
    #expect(log.lines == ["zoom", "hold", "hidden", "first"])
    try view.press("command-t")
    #expect(log.lines.last == "twice")
    #expect(view.host.diagnostics == [])
  }

  @Test("Menu commands respond to shortcuts that no control in the current window uses")
  func menuBar() throws {
    let log = Log()
    let view = HeardView { WithMenuBar(log: log) }
    try view.press("command-b command-m")
    #expect(log.lines == ["window", "menu own"])
    #expect(view.host.diagnostics == [])
    try view.run("focus Show", "activate")
    try view.press("command-b command-m")
    #expect(log.lines == ["window", "menu own", "menu both", "menu own"])
  }

  @Test("A key that serves as a switch remains a switch even if the app has a shortcut for the key")
  func switches() throws {
    let log = Log()
    let view = HeardView(.switchControl) { Form(log: log) }
    try view.press("enter escape")
    #expect(log.lines == [])
    try view.press("ctrl-v enter")
    #expect(log.lines == ["ok"])
  }

  @Test("A keyboard shortcut matches only key presses with the same key and modifiers")
  func matching() {
    let save = KeyboardShortcut("s", modifiers: [.command, .shift])
    #expect(save.matches(.init("s", [.command, .shift])))
    #expect(save.matches(.init("S", .command)))
    #expect(!save.matches(.init("s", .command)))
    #expect(!save.matches(.init("s", [.command, .shift, .option])))
    #expect(KeyboardShortcut.defaultAction.matches(.return))
    #expect(KeyboardShortcut("?", modifiers: []).matches(.init("?", .capsLock)))
    #expect(KeyboardShortcut("s") == KeyboardShortcut("s", modifiers: .command))
  }
}
