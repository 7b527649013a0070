// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

private enum Field: Hashable { case name, mail }

private struct Login: View {
  @State private var name = ""
  @State private var mail = ""
  @FocusState private var focus: Field?
  var asks: Field?
  var body: some View {
    VStack {
      Text("Sign in")
      TextField("Name", text: $name).focused($focus, equals: .name)
      TextField("Mail", text: $mail).focused($focus, equals: .mail)
      Text(focus.map { "\($0)" } ?? "nil")
    }
    .defaultFocus($focus, .mail)
    .onAppear { if let asks { focus = asks } }
  }
}

private struct Sheeted: View {
  @State private var isShown = false
  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { Login() }
  }
}

private struct Alerting: View {
  enum Choice: Hashable { case keep, discard }
  @State private var isShown = false
  @AccessibilityFocusState private var focus: Choice?
  var body: some View {
    Button("Leave") { isShown = true }
      .sheet(isPresented: $isShown) {
        VStack {
          Text("Unsaved changes")
          Button("Discard") {}.accessibilityFocused($focus, equals: .discard)
          Button("Keep") { isShown = false }.accessibilityFocused($focus, equals: .keep)
        }
        .accessibilityDefaultFocus($focus, .keep)
      }
  }
}

private struct OnItself: View {
  @AccessibilityFocusState(for: .switchControl) private var isFocused: Bool
  var body: some View {
    Button("One") {}
    Button("Two") {}
    Button("Three") {}
      .accessibilityFocused($isFocused)
      .accessibilityDefaultFocus($isFocused, true)
  }
}

private struct Scoped: View {
  @Namespace private var namespace
  @Environment(\.resetFocus) private var resetFocus
  @State private var text = ""
  let prefers: Bool
  var body: some View {
    VStack {
      TextField("First", text: $text)
      TextField("Preferred", text: $text).prefersDefaultFocus(prefers, in: namespace)
      Button("Reset") { resetFocus(in: namespace) }
    }
    .focusScope(namespace)
    Button("Outside") { resetFocus(in: namespace) }
  }
}

private struct Cards: View {
  @State private var isOn = true
  var body: some View {
    Text("Title")
    Card(name: "Ace").focusable(isOn)
    VStack {
      Text("King")
      Text("of hearts")
    }
    .focusable()
    .focusSection()
    Button("Off") { isOn = false }
    Button("Never") {}.focusable(false, interactions: .activate)
  }
}

private struct Card: View {
  @Environment(\.isFocused) private var isFocused
  let name: String
  var body: some View { Text(isFocused ? "\(name), chosen" : name) }
}

private struct ChosenStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Chosen(label: configuration.label) }

  private struct Chosen: View {
    @Environment(\.isFocused) private var isFocused
    let label: ButtonStyleConfiguration.Label
    var body: some View {
      label
      if isFocused { Text("chosen") }
    }
  }
}

private struct Styled: View {
  var body: some View {
    Text("Title")
    Button("One") {}
    Button("Two") {}
  }
}

@MainActor @Suite("The default focus of windows, sheets and scopes", .timeLimit(.minutes(30)))
struct DefaultFocusTests {
  @Test(
    "Keyboard focus moves to the default element when the window appears",
    arguments: [true, false]
  )
  func window(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { Login() }
    #expect(view.labels == ["Sign in", "Name", "Mail", "mail"])
    #expect(view.heard().last == "Mail, text field, is editing")
    try view.press("escape")
    #expect(view.labels.last == "nil")
  }

  @Test("A focus request in the same turn overrides the default focus")
  func asked() throws {
    let view = HeardView { Login(asks: .name) }
    #expect(view.labels.last == "name")
  }

  @Test(
    "In a sheet, keyboard focus moves to the default element when the sheet appears",
    arguments: [true, false]
  )
  func sheet(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { Sheeted() }
    #expect(try view.run("activate").last == "dialog, Mail, text field, is editing")
    #expect(view.labels == ["Show", "Sign in", "Name", "Mail", "mail"])
  }

  @Test(
    "A sheet moves the cursor to its default focus or, without one, to its first element",
    arguments: [true, false]
  )
  func accessibility(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { Alerting() }
    #expect(try view.run("activate") == ["[screen change]", "dialog, Keep, button"])
    #expect(try view.run("activate").last == "Leave, button")
    let plain = HeardView { Covered() }
    #expect(try plain.run("activate") == ["[screen change]", "dialog, First"])
  }

  private struct Covered: View {
    @State private var isShown = false
    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) {
          Text("First")
          Button("Second") {}
        }
    }
  }

  @Test("A default focus applies to the technologies of its property wrapper")
  func technologies() throws {
    let view = HeardView([.voiceOver, .switchControl]) { OnItself() }
    #expect(view.label(of: .voiceOver) == "One")
    #expect(view.label(of: .switchControl) == "Three")
  }

  @Test(
    "Resetting focus from within a scope moves focus to the scope’s preferred element",
    arguments: [true, false]
  )
  func reset(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { Scoped(prefers: true) }
    #expect(view.heard().last == "Preferred, text field, is editing")
    #expect(try view.press("tab") == ["Reset, button"])
    #expect(try view.press("enter") == ["Preferred, text field, is editing"])
    try view.press("tab tab")
    #expect(view.label(of: .voiceOver) == "Outside")
    try view.press("enter")
    #expect(view.label(of: .voiceOver) == "Outside")
  }

  @Test(
    "If a scope has no preferred element, resetting focus moves focus to the scope’s first element"
  )
  func resetToFirst() throws {
    let view = HeardView { Scoped(prefers: false) }
    try view.press("tab tab")
    #expect(view.label(of: .voiceOver) == "Reset")
    #expect(try view.press("enter").last == "First, text field, is editing")
  }

  @Test(
    "The Tab key stops at focusable views, and a view’s contents know whether the view has focus",
    arguments: [true, false]
  )
  func focusable(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { Cards() }
    #expect(try view.press("tab").first == "Ace")
    #expect(view.labels[1] == "Ace, chosen")
    #expect(try view.press("tab") == ["King"])
    #expect(view.labels[1] == "Ace")
    #expect(try view.press("tab") == ["Off, button"])
    try view.press("tab")
    #expect(view.label(of: .voiceOver) == "Off")
    try view.press("enter")
    #expect(try view.press("shift-tab shift-tab") == ["King", "[border]"])
    #expect(view.label(of: .voiceOver) == "King")
  }

  @Test("A button style knows whether the button has keyboard focus", arguments: [true, false])
  func style(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { Styled().buttonStyle(ChosenStyle()) }
    #expect(view.labels == ["Title", "One", "Two"])
    try view.press("tab")
    #expect(view.labels == ["Title", "One, chosen", "Two"])
    try view.press("tab")
    #expect(view.labels == ["Title", "One", "Two, chosen"])
  }

  @Test("A view does not become a stop for Switch Control merely because it is focusable")
  func switches() throws {
    let view = HeardView(.switchControl) { Cards() }
    #expect(view.label(of: .switchControl) == "Off")
  }
}
