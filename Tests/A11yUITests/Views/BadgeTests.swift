// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

@MainActor @Suite(.timeLimit(.minutes(30))) struct BadgeTests {
  struct Rows: View {
    @State private var count = 2
    var body: some View {
      List {
        Button("Read one") { count -= 1 }
        Text("Inbox").badge(count)
        HStack {
          Text("Drafts")
          Text("local")
        }
        .badge("new")
        HStack {
          Text("Sent")
          Button("Sort") {}
        }
        .badge(Text("all"))
      }
      Text("Outside").badge(7)
    }
  }

  @Test("A list row announces its badge as its value, but a badge outside a list is silent")
  func rows() {
    let hearing = Hearing { Rows() }
    #expect(
      hearing.everything() == [
        "Read one, button, list start", "Inbox, 2", "Drafts, local, new", "Sent, all",
        "Sort, button, list end", "Outside",
      ]
    )
    _ = hearing.told(.first, .activate)
    #expect(hearing.told(.next) == ["Inbox, 1"])
    _ = hearing.told(.first, .activate)
    #expect(hearing.told(.next) == ["Inbox"])
  }

  struct Tabs: View {
    @State private var count = 3
    var body: some View {
      TabView {
        Button("Read one") { count -= 1 }.tabItem { Text("Inbox") }.badge(count)
        Text("b").badge("!").tabItem { Text("Sent") }
      }
    }
  }

  @Test("A tab announces its badge as its value")
  func tabs() {
    let hearing = Hearing { Tabs() }
    #expect(
      hearing.everything() == [
        "Read one, button", "tab bar, selected, Inbox, 3, tab, 1 of 2", "Sent, !, tab, 2 of 2",
      ]
    )
    _ = hearing.told(.first, .activate)
    #expect(hearing.told(.next).first?.hasPrefix("tab bar, selected, Inbox, 2, tab") == true)
  }
}
