// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor @Suite("Newer and rarely used SwiftUI APIs", .timeLimit(.minutes(30)))
struct FurtherSpellingTests {
  enum Trouble: LocalizedError {
    case offline
    var errorDescription: String? { "No connection" }
    var recoverySuggestion: String? { "Look at the cable" }
  }

  struct Failing: View {
    @State private var isShown = true
    var body: some View {
      Text(isShown ? "Asking" : "Asked")
        .alert(isPresented: $isShown, error: Trouble.offline) { _ in
          Button("Again") {}
        } message: {
          Text($0.recoverySuggestion ?? "")
        }
    }
  }

  @Test("An error’s alert announces its description and recovery suggestion")
  func error() throws {
    let view = HeardView { Failing() }
    #expect(view.labels.contains("No connection"))
    #expect(view.labels.contains("Look at the cable"))
    #expect(view.labels.contains("Again"))
  }

  struct Files: View {
    @State private var isImporting = false
    @State private var isInspecting = false
    var body: some View {
      VStack {
        Button("Import") { isImporting = true }
        Button("Inspect") { isInspecting = true }
      }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { _ in }
      .inspector(isPresented: $isInspecting) { Text("Details") }
    }
  }

  @Test("The file importer opens, announces that there are no files, and can be canceled")
  func files() throws {
    let view = HeardView { Files() }
    try view.run("activate")
    #expect(Set(view.labels).isSuperset(of: ["Files", "No Files", "Cancel", "Open"]))
    try view.run("escape")
    #expect(!view.labels.contains("No Files"))
    try view.run("first", "next", "activate")
    #expect(view.labels.contains("Details"))
  }

  struct Searching: View {
    struct Token: Identifiable {
      let id: Int
      let name: String
    }
    @State private var text = ""
    @State private var isPresented = false
    @State private var tokens = [Token(id: 1, name: "Unread")]
    var body: some View {
      NavigationStack {
        Text(isPresented ? "Searching" : "Idle")
          .searchable(text: $text, tokens: $tokens, isPresented: $isPresented, prompt: "Mail") {
            Text($0.name)
          }
      }
    }
  }

  @Test("A search field tells the program when it is active, and announces its tokens")
  func search() throws {
    let view = HeardView { Searching() }
    #expect(view.labels == ["Mail", "Unread", "Idle"])
    try view.run("first", "activate")
    #expect(view.labels.contains("Searching"))
  }

  struct Row: View, Equatable {
    let name: String
    var body: some View { Text(name) }
  }

  @Test("Views that wrap other views show the wrapped views in order")
  func wrappers() {
    let view = HeardView {
      VStack {
        Row(name: "Same").equatable()
        KeyframeAnimator(initialValue: 1.0, trigger: 0) { _ in
          Text("Moving")
        } keyframes: { _ in
          LinearKeyframe(2.0, duration: 1)
        }
        HSplitView { Text("Left") }
        Text("Waved").modifier(Wave())
      }
      .safeAreaBar(edge: .top) { Text("Bar") }
    }
    #expect(view.labels == ["Bar", "Same", "Moving", "Left", "Waved"])
  }

  struct Wave: GeometryEffect {
    var animatableData = 0.0
    func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform() }
  }

  @Test("Styled text is announced without its styles")
  func looks() {
    var text = AttributedString("Red letters")
    text.foregroundColor = .red
    text.font = .title
    text.underlineStyle = .single
    let view = HeardView { Text(text) }
    #expect(view.labels == ["Red letters"])
    #expect(text.foregroundColor == .red)
  }

  @Test("Times and lists are formatted as on Apple’s systems")
  func formatters() {
    let relative = RelativeDateTimeFormatter()
    #expect(relative.localizedString(fromTimeInterval: -7200) == "2 hours ago")
    #expect(relative.localizedString(fromTimeInterval: 7200) == "in 2 hours")
    relative.dateTimeStyle = .named
    #expect(relative.localizedString(from: DateComponents(day: -1)) == "yesterday")
    let duration = DateComponentsFormatter()
    #expect(duration.string(from: 3905) == "1:05:05")
    duration.allowedUnits = [.minute, .second]
    duration.zeroFormattingBehavior = .pad
    #expect(duration.string(from: 65) == "01:05")
    duration.unitsStyle = .full
    duration.zeroFormattingBehavior = .default
    #expect(duration.string(from: 65) == "1 minute, 5 seconds")
    #expect(duration.string(from: .infinity) == nil)
    #expect(ListFormatter.localizedString(byJoining: ["tea", "milk"]) == "tea and milk")
  }

  @Test("A button with only a role announces the role’s title")
  func roles() {
    let view = HeardView {
      Button(role: .confirm, action: {})
      Button(role: .close) {}
      Button(role: .cancel) {}
      Button(role: .confirm, action: {}) { Text("Save") }
    }
    #expect(view.labels == ["Done", "Close", "Cancel", "Save"])
  }

  @Test("A link with a binding accepts its destination as the trailing closure")
  func linkWithABinding() throws {
    struct Screen: View {
      @State var isShown = false
      var body: some View {
        NavigationView { NavigationLink("More", isActive: $isShown) { Text("Details") } }
      }
    }
    let view = HeardView { Screen() }
    try view.run("activate")
    #expect(view.labels.contains("Details"))
  }
}
