// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftUI
import Testing

/// Patterns from real apps, as heard in a complete session with hints.
@Suite("Spoken words on pages that resemble real apps", .timeLimit(.minutes(30)))
@MainActor
struct RealPageWordsTests {
  /// Returns VoiceOver's words from the first element to the last.
  private func words(_ view: some View) async throws -> [String] {
    let session = try await Session(view).exhaustive(false)
    for _ in 0..<30 { session.perform("next") }
    return session.transcript.compactMap { record in
      if case .speech = record.content { record.line } else { nil }
    }
  }

  @Test("All elements inside a modal stack can be reached, but no elements outside the stack")
  func modal() async throws {
    let view = VStack {
      VStack {
        Text("Sign in").accessibilityAddTraits(.isHeader)
        Text("To go on")
        Button("Close") {}
      }
      .accessibilityAddTraits(.isModal)
      Text("Outside")
    }
    #expect(try await words(view) == ["Sign in, heading", "To go on", "Close, button"])
  }

  @Test("A text field announces the author’s hint before VoiceOver’s hint")
  func fieldHint() async throws {
    let view = TextField("Email", text: .constant("")).accessibilityHint("as on your card")
    #expect(
      try await words(view) == ["Email, text field, as on your card, double tap to edit"]
    )
  }

  @Test("Markdown syntax, including inflection marks, is not spoken")
  func markdown() async throws {
    let view = VStack {
      Text("Say **this**, `that` and _so_ on")
      Text("^[5 apples](inflect: true)")
      Text(verbatim: "**raw**")
    }
    #expect(
      try await words(view) == ["Say this, that and so on", "5 apples", "**raw**"]
    )
  }

  @Test("Activating text opens its only link; if there are several links, each is opened by name")
  func links() async throws {
    var opened: [String] = []
    let view = VStack {
      Text("See [the terms](https://a.example/terms)")
      Text("Ask [Ann](https://a.example/ann) or [Bo](https://a.example/bo)")
      Text((try? AttributedString(markdown: "And [more](https://a.example/more)")) ?? "")
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        opened.append(url.lastPathComponent)
        return .handled
      }
    )
    let session = try await Session(view).exhaustive(false)
    session.perform("activate")
    session.perform("next")
    session.perform("rotor down")
    session.perform("activate")
    session.perform("next")
    session.perform("activate")
    let lines = session.transcript.compactMap(\.line)
    #expect(lines.contains("See the terms, link"))
    #expect(lines.contains("Ask Ann or Bo, link, actions available"))
    #expect(opened.first == "terms")
    #expect(opened.last == "more")
    #expect(opened.count == 3)
  }

  @Test("Segmented and wheel pickers do not announce their label")
  func pickers() async throws {
    let view = VStack {
      Picker("Size", selection: .constant(1)) {
        Text("S").tag(1)
        Text("M").tag(2)
      }
      .pickerStyle(.segmented)
      Picker("Size", selection: .constant(2)) {
        Text("S").tag(1)
        Text("M").tag(2)
      }
      .pickerStyle(.wheel)
    }
    #expect(
      try await words(view) == [
        "selected, S, button, 1 of 2", "M, button, 2 of 2",
        "M, picker item, adjustable, 2 of 2, "
          + "swipe up or down with one finger to adjust the value",
      ]
    )
  }

  @Test("A button that opens a menu is announced as a pop-up button")
  func menus() async throws {
    let view = VStack {
      Menu("Actions") { Button("Copy") {} }
      Picker("Size", selection: .constant(1)) { Text("S").tag(1) }
    }
    #expect(
      try await words(view) == [
        "Actions, button, pop up button, double tap to activate the picker",
        "Size, S, button, pop up button, double tap to activate the picker",
      ]
    )
  }

  @Test("A disclosure group announces how to open and close it")
  func disclosure() async throws {
    let view = VStack {
      DisclosureGroup("More") { Text("a") }
      DisclosureGroup("Less", isExpanded: .constant(true)) { Text("b") }
    }
    #expect(
      try await words(view) == [
        "More, button, collapsed, double tap to expand",
        "Less, button, expanded, double tap to collapse", "b",
      ]
    )
  }

  private struct Slides: View {
    @State private var page = 0
    var body: some View {
      TabView(selection: $page) {
        ForEach(0..<3) { number in
          VStack {
            Text("Slide \(number)")
            Button("Buy \(number)") {}
          }
          .tag(number)
        }
      }
      .tabViewStyle(.page)
      .accessibilityLabel("Slides")
      Text("page is \(page)")
    }
  }

  @Test(
    "Only the current page of a paged tab view is read, and the page control turns pages"
  )
  func pages() async throws {
    let session = try await Session(Slides()).exhaustive(false)
    session.perform("next")
    session.perform("next")
    session.perform("increment")
    session.perform("next")
    session.perform("first")
    let lines = session.transcript.compactMap { record -> String? in
      if case .speech = record.content { record.line } else { nil }
    }
    #expect(
      lines == [
        "Slides, Slide 0", "Buy 0, button",
        "page 1 of 3, adjustable, swipe up or down with one finger to adjust the value",
        "page 2 of 3", "page is 1", "Slides, Slide 1",
      ]
    )
  }

  @Test("Sort priorities apply within the page, so the screen’s title is read first")
  func priorities() async throws {
    let view = NavigationStack {
      VStack {
        Text("first")
        Text("second").accessibilitySortPriority(2)
      }
      .navigationTitle("Shop")
    }
    #expect(try await words(view) == ["Shop, heading", "second", "first"])
  }

  @Test("A named action inside a link’s label is performed")
  func labelAction() async throws {
    var stars = 0
    let view = NavigationStack {
      List {
        NavigationLink {
          Text("detail")
        } label: {
          VStack {
            Text("Ann")
            Text("Tree")
          }
          .accessibilityAction(named: "Star") { stars += 1 }
        }
      }
    }
    let session = try await Session(view).exhaustive(false)
    session.perform("rotor down")
    session.perform("activate")
    #expect(session.transcript.compactMap(\.line).contains { $0.hasPrefix("Ann, Tree, button") })
    #expect(stars == 1)
  }

  @Test("A button whose label is disabled is dimmed")
  func disabledLabel() async throws {
    let view = Button {
    } label: {
      Text("Go").disabled(true)
    }
    #expect(try await words(view) == ["Go, dimmed, button"])
  }

  @Test("An element that combines a button and text is a button only while it has the button trait")
  func combined() async throws {
    let view = VStack {
      HStack {
        Text("Milk")
        Button("Buy") {}
      }
      .accessibilityElement(children: .combine)
      HStack {
        Text("Tea")
        Button("Add") {}.accessibilityRemoveTraits(.isButton)
      }
      .accessibilityElement(children: .combine)
    }
    #expect(try await words(view) == ["Milk, Buy, button", "Tea, Add"])
  }
}
