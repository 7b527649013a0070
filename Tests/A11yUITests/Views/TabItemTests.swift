// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

private struct Tabs: View {
  @State private var place = 1
  @State private var cleared = 0
  var body: some View {
    TabView(selection: $place) {
      TabSection("Work") {
        Tab("Mail", systemImage: "envelope", value: 1) { Text("Letters, cleared \(cleared)") }
          .accessibilityLabel("Your mail")
          .accessibilityValue("2 drafts")
          .accessibilityHint("Opens letters")
          .contextMenu { Button("Clear") { cleared += 1 } }
      }
      .sectionActions { Button("Add") {} }
      Tab("Map", image: "map", value: 2) {
        TabView { Tab("Inner", systemImage: "star") { Text("Inside") } }
      }
    }
  }
}

@MainActor @Suite("The words and actions of tab buttons", .timeLimit(.minutes(30)))
struct TabItemTests {
  @Test("A tab’s label, value, hint and menu apply only to its own button")
  func item() throws {
    var heard: [String] = []
    let view = HeardView { Tabs() }
    #expect(view.labels == ["Letters, cleared 0", "Your mail", "Map"])
    heard = try view.run("choose Your mail")
    #expect(heard.last == "tab bar, selected, Your mail, 2 drafts, tab, 1 of 2, actions available")
    let focus = try #require(view.session.focus(of: .voiceOver))
    #expect(view.session.tree[focus]?.details.hint == "Opens letters")
    try view.run("action Clear")
    #expect(view.labels.first == "Letters, cleared 1")
    try view.run("choose Map", "activate")
    #expect(try view.run("first") == ["Inside"])
    #expect(try view.run("next") == ["tab bar, selected, Inner, tab, 1 of 1"])
  }
}
