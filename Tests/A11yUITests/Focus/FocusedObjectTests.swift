// SPDX-License-Identifier: MIT

import Combine
import SwiftUI
import Testing

@testable import A11yUI

private final class DataModel: ObservableObject {
  @Published var text = ""
}

private struct Reader: View {
  @FocusedObject var dataModel: DataModel?
  var body: some View {
    Text("model: \(dataModel?.text ?? "nil")")
    Button("Empty") {
      dataModel?.text = ""
    }
    if let bound = $dataModel { TextField("Mirror", text: bound.text) }
  }
}

private struct ForView: View {
  @StateObject var dataModel = DataModel()
  var body: some View {
    Reader()
    VStack {
      Text("Input:")
      TextEditor(text: $dataModel.text)
        .focusedObject(dataModel)
        .accessibilityLabel("Editor")
    }
  }
}

private final class TwoTexts: ObservableObject {
  @Published var text = "a"
  @Published var text2 = "b"
}

private struct Container: View {
  @StateObject var dataModel = TwoTexts()
  @FocusedObject var focused: TwoTexts?
  @State private var isShown = true
  var body: some View {
    Text("texts: \(focused.map { $0.text + $0.text2 } ?? "nil")")
    if isShown {
      VStack {
        TextEditor(text: $dataModel.text)
        TextEditor(text: $dataModel.text2)
      }
      .focusedObject(dataModel)
    }
    Button("Hide") { isShown = false }
  }
}

@MainActor @Suite("Observable objects that the focused view exports", .timeLimit(.minutes(30)))
struct FocusedObjectTests {
  @Test(
    "While a view has focus, the object that the view exports is available and can be bound to",
    arguments: [true, false]
  )
  func view(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { ForView() }
    #expect(view.labels == ["model: nil", "Empty", "Input:", "Editor"])
    try view.run("focus Editor", "activate", "type hi")
    #expect(view.labels == ["model: hi", "Empty", "Mirror", "Input:", "Editor"])
    #expect(view.value(of: "Mirror") == "hi")
    try view.run("focus Empty", "activate")
    #expect(view.labels.first == "model: ")
    try view.run("focus Editor")
    try view.press("escape")
    #expect(view.labels.first == "model: nil")
  }

  @Test(
    "An exported object becomes unavailable when the container that exports it disappears",
    arguments: [true, false]
  )
  func container(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { Container() }
    try view.press("tab")
    #expect(view.labels.first == "texts: ab")
    try view.run("last", "activate")
    #expect(view.labels == ["texts: nil", "Hide"])
  }

  @Test("A FocusedObject property outside a view has no object and is reported")
  func uninstalled() {
    struct Loose {
      @FocusedObject var model: DataModel?
    }
    let loose = Loose()
    #expect(loose.model == nil)
    #expect(loose.$model == nil)
    #expect(
      Diagnostic.uninstalled.contains {
        $0.kind == .notInstalled && $0.view == "FocusedObject<DataModel>"
      }
    )
  }

  @Test("When a focused object changes, only the views that observe it are evaluated")
  func exact() throws {
    let view = HeardView { ForView() }
    try view.run("focus Editor", "activate")
    let before = view.host.counters.bodies
    try view.run("type x")
    // Two view bodies are evaluated: the body of the view that owns the object and the body of the view that reads the
    // object.
    #expect(view.host.counters.bodies == before + 2)
  }
}
