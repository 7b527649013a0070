// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

private struct TitleKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

/// A scene that is created when it is installed.
@propertyWrapper
private struct OwnScope: DynamicProperty {
  struct Place {
    let scope: FocusedValueScope?
    let bringToFront: @MainActor () -> Void
  }
  private var place: Place?
  var wrappedValue: Place { place ?? Place(scope: nil) {} }
}

extension OwnScope: InstalledProperty {
  mutating func install(in place: PropertyPlace) {
    let scope = FocusedValueScope(place.inbox)
    let graph = place.graph
    self.place = Place(scope: scope) { graph.bringFocusedValuesToFront(scope) }
  }

  mutating func adopt(_ previous: OwnScope, in place: PropertyPlace) { self.place = previous.place }
}

/// A view that represents a window. The window's content has its own scene.
private struct InWindow: View {
  @OwnScope private var own
  let name: String
  var body: some View {
    VStack {
      Reader(name: name)
      Field(name: name)
      Button("Front \(name)") { own.bringToFront() }
    }
    .environment(\.focusedValueScope, own.scope)
  }
}

private struct Field: View {
  @State private var text = ""
  let name: String
  var body: some View {
    TextField("Field \(name)", text: $text)
      .focusedValue(\.title, "\(name) focused \(text)")
      .focusedSceneValue(\.title, "\(name) scene")
  }
}

private struct Reader: View {
  @FocusedValue(\.title) private var title
  let name: String
  var body: some View { Text("\(name) sees \(title ?? "nil")") }
}

private struct TwoWindows: View {
  var body: some View {
    Reader(name: "App")
    InWindow(name: "A")
    InWindow(name: "B")
  }
}

private struct CountKey: FocusedValueKey {
  typealias Value = Int
}

extension FocusedValues {
  fileprivate var count: Int? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

private struct Endless: View {
  @FocusedValue(\.count) private var count
  @State private var isOn = false
  var body: some View {
    Button("Start") { isOn = true }
    if isOn { Text("\(count ?? 0)").focusedSceneValue(\.count, (count ?? 0) + 1) }
  }
}

@MainActor @Suite("Focused values in several scenes", .timeLimit(.minutes(30)))
struct FocusedSceneTests {
  @Test(
    "A view reads its own scene’s focused value, and the app reads the front scene’s value",
    arguments: [true, false]
  )
  func front(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { TwoWindows() }
    func seen() -> [String] { view.labels.filter { $0.contains(" sees ") } }
    #expect(seen() == ["App sees nil", "A sees A scene", "B sees B scene"])
    try view.run("focus Front B", "activate")
    #expect(seen() == ["App sees B scene", "A sees A scene", "B sees B scene"])
    try view.run("focus Field B", "activate", "type x")
    #expect(seen() == ["App sees B focused x", "A sees A scene", "B sees B focused x"])
    try view.run("focus Front A", "activate")
    #expect(seen() == ["App sees A scene", "A sees A scene", "B sees B focused x"])
    try view.run("focus Field A", "activate")
    #expect(seen() == ["App sees A focused ", "A sees A focused ", "B sees B scene"])
  }

  @Test(
    "A view is stopped if its exported focused value depends on the focused value that it reads"
  )
  func endless() throws {
    let view = HeardView { Endless() }
    try view.run("activate")
    #expect(view.host.diagnostics.map(\.kind) == [.doesNotSettle])
    #expect(view.host.diagnostics.first?.view == "Endless")
    #expect(try view.run("first") == ["Start, button"])
  }

  @Test("A change in a scene that is not in front is evaluated only in that scene")
  func exact() throws {
    let view = HeardView { TwoWindows() }
    try view.run("focus Front A", "activate", "focus Field B", "activate")
    let before = view.host.counters.bodies
    try view.run("type x")
    // The field's own view and the reader in its window are evaluated. The app reads the other window's values, so the
    // app is not evaluated.
    #expect(view.host.counters.bodies == before + 2)
  }
}
