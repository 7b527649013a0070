// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

private enum Field: Hashable { case name, mail }

private struct Login: View {
  @State private var name = ""
  @State private var mail = ""
  @State private var isShown = false
  @FocusState private var focus: Field?
  let log: Log
  var body: some View {
    TextField("Name", text: $name)
      .focused($focus, equals: .name)
      .onSubmit { focus = .mail }
    TextField("Mail", text: $mail)
      .focused($focus, equals: .mail)
      .onSubmit { log("submit \(name) \(mail)") }
    Button("Leave") { focus = nil }
    Button("Start") { focus = .name }
      .onChange(of: focus) { log("\(focus.map { "\($0)" } ?? "nil")") }
  }
}

private struct Appearing: View {
  @State private var isShown = false
  @State private var text = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    Button("Add") {
      isShown = true
      isFocused = true
    }
    if isShown {
      TextField("New", text: $text).focused($isFocused)
      Text(isFocused ? "typing" : "not typing")
    }
  }
}

@MainActor @Suite("Keyboard focus that a program reads and sets", .timeLimit(.minutes(30)))
struct KeyboardFocusTests {
  @Test(
    "Keyboard focus follows its property wrapper, and the wrapper follows keyboard focus"
  )
  func follows() throws {
    let log = Log()
    let view = HeardView { Login(log: log) }
    #expect(log.lines == [])
    try view.run("activate")
    #expect(log.lines == ["name"])
    try view.run("type ann")
    #expect(try view.press("enter").last == "Mail, text field, is editing")
    #expect(log.lines == ["name", "mail"])
    try view.run("type m")
    try view.press("enter")
    #expect(log.lines == ["name", "mail", "submit ann m", "nil"])
    #expect(view.session.tree.element(where: { $0.states.isEditing }) == nil)
  }

  @Test("Setting a focus wrapper to nil removes keyboard focus but does not move the cursor")
  func dismiss() throws {
    let log = Log()
    let view = HeardView { Login(log: log) }
    try view.run("last", "activate")
    #expect(log.lines == ["name"])
    #expect(view.label(of: .voiceOver) == "Name")
    try view.run("find next button", "activate")
    #expect(log.lines == ["name", "nil"])
    #expect(view.label(of: .voiceOver) == "Leave")
  }

  @Test("The target of a focus change can appear in the same turn")
  func sameTurn() throws {
    let view = HeardView { Appearing() }
    #expect(try view.run("activate").contains("New, text field, is editing"))
    #expect(view.labels == ["Add", "New", "typing"])
    try view.press("escape")
    #expect(view.labels == ["Add", "New", "not typing"])
  }
}
