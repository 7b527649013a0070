// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

private struct Mail: View {
  @State var isFull = false
  var body: some View {
    TabView {
      Tab("Mail", systemImage: "envelope") {
        NavigationStack {
          VStack {
            Toggle("Full", isOn: $isFull)
            NavigationLink("Open") { Text("Letter").toolbar(.hidden, for: .tabBar) }
          }
          .navigationTitle("Inbox")
          .toolbar { Button("New") {} }
          .toolbar(isFull ? .hidden : .visible, for: .navigationBar)
        }
      }
      Tab("Map", systemImage: "map") { Text("Here") }
    }
  }
}

@MainActor @Suite("Hidden navigation bars and tab bars", .timeLimit(.minutes(30)))
struct HiddenBarTests {
  /// Returns the words of all reachable elements.
  private func walk(_ view: HeardView<some View>) throws -> [String] {
    let heard = try view.run("first") + view.run("next", "next", "next", "next", "next", "next")
    return heard.filter { $0 != "[border]" }
  }

  @Test(
    "Items in a hidden bar cannot be reached, and a screen can hide the tab bar while it is shown"
  )
  func bars() throws {
    let view = HeardView { Mail() }
    let all = [
      "Inbox, heading", "New, button", "Full, switch button, off", "Open, button",
      "tab bar, selected, Mail, tab, 1 of 2", "Map, tab, 2 of 2",
    ]
    #expect(try walk(view) == all)
    try view.run("choose Full", "activate")
    #expect(
      try walk(view) == [
        "Full, switch button, on", "Open, button", "tab bar, selected, Mail, tab, 1 of 2",
        "Map, tab, 2 of 2",
      ]
    )
    try view.run("choose Full", "activate")
    #expect(try walk(view) == all)
    try view.run("choose Open", "activate")
    let inside = try walk(view)
    #expect(inside == ["Inbox, back button", "Letter"])
    try view.run("escape")
    #expect(try walk(view) == all)
  }

  @Test("A bar can be hidden with the deprecated modifier")
  func older() throws {
    let view = HeardView {
      NavigationStack { Text("Page").navigationBarTitle("Title").navigationBarHidden(true) }
    }
    #expect(try walk(view) == ["Page"])
  }
}
