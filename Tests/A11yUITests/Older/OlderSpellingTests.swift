// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Deprecated SwiftUI APIs", .timeLimit(.minutes(30)))
@MainActor
struct OlderSpellingTests {
  @Test("Sections accept header and footer views")
  func sections() {
    let view = HeardView {
      List {
        Section(header: Text("Fruit"), footer: Text("All fresh")) { Text("Apple") }
        Section(footer: Text("End")) { Text("Leek") }
      }
    }
    #expect(view.labels == ["Fruit", "Apple", "All fresh", "Leek", "End"])
  }

  @Test("Navigation bar items and titles from deprecated modifiers are shown")
  func bars() {
    let view = HeardView {
      NavigationView {
        Text("Body")
          .navigationBarTitle("Inbox", displayMode: .inline)
          .navigationBarItems(leading: Button("Edit") {}, trailing: Button("Add") {})
      }
    }
    #expect(Set(view.labels).isSuperset(of: ["Inbox", "Edit", "Add", "Body"]))
  }

  struct Linked: View {
    @State private var isActive = false
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("Details", destination: Text("More"), isActive: $isActive)
          Button("Go") { isActive = true }
          Text(isActive ? "away" : "here")
        }
      }
    }
  }

  @Test(
    "Activating a link or setting its binding opens the link, and going back clears the binding"
  )
  func link() throws {
    let view = HeardView { Linked() }
    try view.run("next", "activate")
    #expect(view.labels.contains("More"))
    try view.run("escape")
    #expect(view.labels.contains("here"))
    try view.run("first", "activate")
    #expect(view.labels.contains("More"))
  }

  struct Sheet: View {
    @State private var isShown = false
    @State private var choice = "none"
    var body: some View {
      Button("Choose, \(choice)") { isShown = true }
        .actionSheet(isPresented: $isShown) {
          ActionSheet(
            title: Text("Colour"),
            buttons: [.default(Text("Red")) { choice = "red" }, .cancel()]
          )
        }
    }
  }

  @Test("An action sheet shows its buttons")
  func actionSheet() throws {
    let view = HeardView { Sheet() }
    try view.run("activate")
    #expect(view.labels == ["Colour", "Red", "Cancel"] || view.labels.contains("Red"))
    try view.run("next", "activate")
    #expect(view.labels == ["Choose, red"])
  }

  final class Log { var words: [String] = [] }

  @Test("A field reports when editing begins and ends and when it is submitted")
  func field() throws {
    let log = Log()
    let text = Binding.constant("x")
    let view = HeardView {
      TextField(
        "Name",
        text: text,
        onEditingChanged: { log.words.append($0 ? "begins" : "ends") },
        onCommit: { log.words.append("submitted") }
      )
    }
    try view.run("activate")
    try view.press("return")
    #expect(log.words == ["begins", "submitted", "ends"])
  }

  struct Closing: View {
    @Environment(\.presentationMode) private var mode
    var body: some View { Button("Done") { mode.wrappedValue.dismiss() } }
  }

  struct Opening: View {
    @State private var isShown = false
    var body: some View {
      Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Closing() }
    }
  }

  @Test("A sheet closes itself through its presentation mode")
  func presentationMode() throws {
    let view = HeardView { Opening() }
    try view.run("activate")
    #expect(view.labels.contains("Done"))
    try view.run("activate")
    #expect(view.labels == ["Open"])
  }

  @Test("Selecting a tab’s value shows the content of the tab")
  func tabs() throws {
    let view = HeardView {
      TabView {
        Tab("Home", systemImage: "house") { Text("At home") }
        Tab("Away", systemImage: "car") { Text("Far away") }
      }
    }
    #expect(view.labels.contains("At home"))
    #expect(!view.labels.contains("Far away"))
    try view.run("last", "activate")
    #expect(view.labels.contains("Far away"))
  }

  struct Person: Identifiable { let id: Int, name: String, age: Int }

  @Test("The columns of a table provide headers and cells")
  func table() {
    let view = HeardView(on: .iPad) {
      Table([Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Alan", age: 41)]) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      }
    }
    #expect(view.labels == ["Name", "Age", "Ada", "36", "Alan", "41"])
  }
}
