// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor @Suite("Tabs that are declared with values", .timeLimit(.minutes(30)))
struct TabContentTests {
  enum Place: String, CaseIterable { case home, mail, more }

  struct Tabs: View {
    @State private var place = Place.mail
    var hasMore = true
    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Text("At home") }
        Tab("Mail", systemImage: "envelope", value: .mail) { Text("Letters") }
          .badge(3)
          .customizationID("mail")
        if hasMore {
          Tab(value: .more) {
            Text("The rest")
          } label: {
            Label("More", systemImage: "ellipsis")
          }
        }
      }
      .tabViewBottomAccessory { Text("Playing") }
    }
  }

  @Test func `Tab values need no explicit type, and badges are announced`() {
    for prunes in [true, false] {
      let hearing = Hearing(prunes: prunes) { Tabs() }
      #expect(
        hearing.everything() == [
          "Letters", "tab bar, Home, tab, 1 of 3", "selected, Mail, 3, tab, 2 of 3",
          "More, tab, 3 of 3", "Playing",
        ]
      )
      #expect(hearing.told(.previous, .activate).last == "selected")
      #expect(hearing.everything().first == "The rest")
    }
  }

  @Test func `A condition that is false creates no tab`() {
    let hearing = Hearing { Tabs(hasMore: false) }
    #expect(hearing.everything().contains("tab bar, Home, tab, 1 of 2"))
  }

  struct Many: View {
    @State private var place: Place? = .home
    var body: some View {
      TabView(selection: $place) {
        ForEach(Place.allCases, id: \.self) { place in
          Tab(place.rawValue, systemImage: "circle", value: Optional(place)) {
            Text("In \(place.rawValue)")
          }
        }
      }
    }
  }

  @Test func `ForEach creates a tab for each element`() {
    let hearing = Hearing { Many() }
    #expect(hearing.everything().first == "In home")
  }
}
