// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct TabTests {
  struct Counter: View {
    let name: String
    let log: (String) -> Void
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }.onAppear { log(name) }
    }
  }

  @Test func `Tabs can be selected and keep their state`() {
    var made: [String] = []
    let hearing = Hearing {
      TabView {
        Counter(name: "Home", log: { made.append($0) }).tabItem { Text("Home") }
        Counter(name: "Search", log: { made.append($0) })
          .tabItem { Label("Search", systemImage: "magnifyingglass") }
      }
    }
    #expect(
      hearing.everything() == [
        "Home 0, button", "tab bar, selected, Home, tab, 1 of 2", "Search, tab, 2 of 2",
      ]
    )
    #expect(made == ["Home"])
    #expect(hearing.told(.activate) == ["selected"])
    #expect(made == ["Home", "Search"])
    _ = hearing.told(.first, .activate)
    #expect(
      hearing.everything() == [
        "Search 1, button", "tab bar, Home, tab, 1 of 2", "selected, Search, tab, 2 of 2",
      ]
    )
    _ = hearing.told(.previous, .activate)
    #expect(hearing.told(.first) == ["Home 0, button"])
    _ = hearing.told(.last, .activate)
    #expect(hearing.told(.first) == ["Search 1, button"])
  }

  enum Page: Hashable {
    case news, settings
  }

  struct Bound: View {
    @State private var page = Page.settings
    @State private var hasNews = true
    var body: some View {
      TabView(selection: $page) {
        if hasNews { Text("News").tabItem { Text("News") }.tag(Page.news) }
        Button("To the news") { page = .news }.tag(Page.settings).tabItem { Text("Settings") }
      }
      Button("Without news") { hasNews = false }
    }
  }

  @Test func `A binding selects the tab`() {
    let hearing = Hearing { Bound() }
    #expect(
      hearing.everything() == [
        "To the news, button", "tab bar, News, tab, 1 of 2", "selected, Settings, tab, 2 of 2",
        "Without news, button",
      ]
    )
    _ = hearing.told(.first, .activate)
    #expect(
      hearing.everything() == [
        "News", "tab bar, selected, News, tab, 1 of 2", "Settings, tab, 2 of 2",
        "Without news, button",
      ]
    )
    _ = hearing.told(.activate)
    #expect(
      hearing.everything() == [
        "To the news, button", "tab bar, selected, Settings, tab, 1 of 1", "Without news, button",
      ]
    )
  }
}
