// SPDX-License-Identifier: MIT

import Combine
import Observation
import SwiftUI
import Testing

@testable import A11yUI

private struct MyFocusKey: FocusedValueKey {
  typealias Value = String
}

private struct MyBindingKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var myKey: String? {  // Optional
    get { self[MyFocusKey.self] }
    set { self[MyFocusKey.self] = newValue }
  }

  fileprivate var myBinding: Binding<String>? {  // Optional
    get { self[MyBindingKey.self] }
    set { self[MyBindingKey.self] = newValue }
  }
}

private struct ValueView: View {
  @FocusedValue(\.myKey) var key
  var body: some View {
    VStack {
      Text(key ?? "nil")
      SubView()
    }
  }
}

private struct SubView: View {
  @State var key = "Hello"
  var body: some View {
    TextField("text", text: $key)
      .focusedValue(\.myKey, key)
  }
}

private struct Nested: View {
  @FocusedValue(\.myKey) private var key
  @State private var text = ""
  let inner: String?
  var body: some View {
    Text(key ?? "nil")
    VStack {
      TextField("outer", text: $text)
      VStack {
        TextField("inner", text: $text)
      }
      .focusedValue(\.myKey, inner)
    }
    .focusedValue(\.myKey, "from outside")
    TextField("elsewhere", text: $text)
  }
}

private struct SceneValues: View {
  @FocusedValue(\.myKey) private var key
  @State private var text = ""
  @State private var isShown = true
  var body: some View {
    Text(key ?? "nil")
    if isShown { Text("shown").focusedSceneValue(\.myKey, "scene \(text)") }
    TextField("own", text: $text).focusedValue(\.myKey, "own \(text)")
    TextField("none", text: $text)
    Button("Hide") { isShown = false }
  }
}

@Observable private final class Note {
  var title: String
  init(_ title: String) { self.title = title }
}

private struct ObservableView: View {
  @FocusedValue(Note.self) private var note
  var body: some View { Text(note?.title ?? "no note") }
}

private struct Notes: View {
  @State private var first = Note("one")
  @State private var second = Note("two")
  let forScene: Note?
  var body: some View {
    ObservableView()
    TextField("First", text: $first.title).focusedValue(first)
    TextField("Second", text: $second.title).focusedValue(second)
    Text("scene").focusedSceneValue(forScene)
  }
}

private struct Sheeted: View {
  @FocusedValue(\.myKey) private var key
  @State private var isShown = false
  @State private var text = ""
  var body: some View {
    VStack {
      Text(key ?? "nil")
      Button("Show") { isShown = true }
    }
    .focusedValue(\.myKey, "around")
    .sheet(isPresented: $isShown) { TextField("inside", text: $text) }
  }
}

@MainActor @Suite("Values that the focused view exports", .timeLimit(.minutes(30)))
struct FocusedValueTests {
  @Test(
    "The container that is closest to focus determines the focused value",
    arguments: [true, false]
  )
  func closest(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { Nested(inner: "from inside") }
    try view.press("tab")
    #expect(view.labels.first == "from outside")
    try view.press("tab")
    #expect(view.labels.first == "from inside")
    try view.press("tab")
    #expect(view.labels.first == "nil")
  }

  @Test("If an inner container’s focused value is nil, the outer container’s value is used")
  func showsThrough() throws {
    let view = HeardView { Nested(inner: nil) }
    try view.press("tab tab")
    #expect(view.labels.first == "from outside")
  }

  @Test(
    "A scene’s focused value applies wherever focus is, unless the focused view has its own value",
    arguments: [true, false]
  )
  func scene(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { SceneValues() }
    #expect(view.labels.first == "scene ")
    try view.press("tab")
    #expect(view.labels.first == "own ")
    try view.run("type a")
    #expect(view.labels.first == "own a")
    try view.press("tab")
    #expect(view.labels.first == "scene a")
    try view.press("tab enter")
    #expect(view.labels.first == "nil")
  }

  @Test("Views follow changes to a focused observable object", arguments: [true, false])
  func observable(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { Notes(forScene: nil) }
    #expect(view.labels.first == "no note")
    try view.press("tab")
    #expect(view.labels.first == "one")
    try view.run("type !")
    #expect(view.labels.first == "one!")
    try view.press("tab")
    #expect(view.labels.first == "two")
    try view.press("escape")
    #expect(view.labels.first == "no note")
  }

  @Test("A scene can export an observable object as a focused value")
  func observableForScene() throws {
    let view = HeardView { Notes(forScene: Note("all")) }
    #expect(view.labels.first == "all")
    try view.press("tab")
    #expect(view.labels.first == "one")
  }

  @Test("Views that present a sheet do not export focused values to the sheet’s content")
  func sheet() throws {
    let view = HeardView { Sheeted() }
    try view.press("tab")
    #expect(view.labels.first == "around")
    try view.press("enter")
    try view.press("tab")
    #expect(view.labels.first == "nil")
  }

  @Test("When a focused value changes, only the views that read it are evaluated again")
  func exact() throws {
    let view = HeardView(prunes: true) { ValueView() }
    let before = view.host.counters.bodies
    try view.press("tab")
    #expect(view.host.counters.bodies == before + 1)
    // The reader and the view that owns the text are evaluated.
    try view.run("type !")
    #expect(view.host.counters.bodies == before + 3)
    try view.press("left")
    #expect(view.host.counters.bodies == before + 3)
  }

  @Test("A FocusedValue property outside a view has no value and is reported")
  func uninstalled() {
    let line = #line + 2
    struct Loose {
      @FocusedValue(\.myKey) var key
      @FocusedBinding(\.myBinding) var bound
    }
    let loose = Loose()
    loose.bound = "lost"
    #expect(loose.key == nil)
    #expect(loose.bound == nil)
    let views = Diagnostic.uninstalled.filter { $0.kind == .notInstalled }.map(\.view)
    #expect(views.contains("FocusedValue<String>"))
    #expect(views.contains("FocusedBinding<String>"))
    #expect(
      Diagnostic.uninstalled.contains {
        $0.view == "FocusedValue<String>"
          && $0.message.contains("A11yUITests/FocusedValueTests.swift:\(line)")
      }
    )
  }

  @Test("Two sets of focused values are equal if the same values were written to them")
  func equatable() {
    var left = FocusedValues()
    var right = FocusedValues()
    #expect(left == right)
    left.myKey = "a"
    #expect(left != right)
    right.myKey = "a"
    #expect(left == right)
    #expect(left.myKey == "a")
  }
}
