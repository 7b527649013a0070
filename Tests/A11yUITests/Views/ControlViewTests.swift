// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct ControlViewTests {
  @Test func `A link opens its URL`() throws {
    var opened: [URL] = []
    let url = try #require(URL(string: "https://example.org/help"))
    let hearing = Hearing {
      Link("Help", destination: url)
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0); return .handled
          }
        )
    }
    #expect(hearing.told(.first) == ["Help, button, link"])
    _ = hearing.told(.activate)
    #expect(opened == [url])
  }

  @Test func `Progress announces its percentage or that it is in progress`() {
    let hearing = Hearing {
      ProgressView("Upload", value: 3, total: 4)
      ProgressView("Search")
      ProgressView()
      ProgressView(value: 0.5) {
        Text("Copy")
      } currentValueLabel: {
        Text("5 of 10 files")
      }
      ProgressView("Nothing", value: 0, total: 0)
    }
    #expect(
      hearing.everything() == [
        "Upload, 75%, progress indicator", "Search, in progress, progress indicator",
        "in progress, progress indicator", "Copy, 5 of 10 files, progress indicator",
        "Nothing, 0, progress indicator",
      ]
    )
  }

  @Test func `A gauge announces its value`() {
    let hearing = Hearing {
      Gauge(value: 0.4) { Text("Battery") }
      Gauge(value: 21, in: 10...30) {
        Text("Room")
      } currentValueLabel: {
        Text("21 degrees")
      }
      Gauge(value: 21, in: 10...30) {
        Text("Bounds")
      } currentValueLabel: {
        EmptyView()
      } minimumValueLabel: {
        Text("cold")
      } maximumValueLabel: {
        Text("hot")
      }
    }
    #expect(
      hearing.everything() == [
        "Battery, 40%, level indicator", "Room, 21 degrees, level indicator",
        "Bounds, 55%, level indicator",
      ]
    )
  }

  struct Details: View {
    @State private var count = 0
    var body: some View {
      DisclosureGroup("Details") {
        Button("Count \(count)") { count += 1 }
      }
    }
  }

  @Test func `A disclosure group shows and hides its content`() {
    let hearing = Hearing { Details() }
    #expect(hearing.everything() == ["Details, button, collapsed, double tap to expand"])
    #expect(hearing.told(.activate) == ["expanded"])
    #expect(hearing.told(.next) == ["Count 0, button"])
    #expect(hearing.told(.activate) == ["Count 1"])
    _ = hearing.told(.previous)
    #expect(hearing.told(.activate) == ["collapsed"])
    #expect(hearing.everything() == ["Details, button, collapsed, double tap to expand"])
  }

  struct Bound: View {
    @State private var isExpanded = true
    var body: some View {
      Text(isExpanded ? "open" : "closed")
      DisclosureGroup("More", isExpanded: $isExpanded) { Text("Inside") }.disabled(!isExpanded)
    }
  }

  @Test func `A disclosure group writes its binding and can be dimmed`() {
    let hearing = Hearing { Bound() }
    #expect(
      hearing.everything() == ["open", "More, button, expanded, double tap to collapse", "Inside"]
    )
    #expect(hearing.told(.previous, .activate).last == "dimmed, collapsed")
    #expect(hearing.told(.activate) == [])
    #expect(hearing.everything() == ["closed", "More, dimmed, button, collapsed"])
  }

  @Test func `Labeled content is one element`() {
    let hearing = Hearing {
      LabeledContent("Name", value: "Ann")
      LabeledContent("Price", value: 3, format: .number)
      LabeledContent("Note") { Text("None").accessibilityNothing() }
      LabeledContent("Call") { Button("Now") {} }
    }
    #expect(
      hearing.everything() == ["Name, Ann", "Price, 3", "Note, None", "Call, Now, button"]
    )
  }

  @Test func `A content-unavailable view announces its reason`() {
    let hearing = Hearing {
      ContentUnavailableView(
        "No mail",
        systemImage: "tray",
        description: Text("It comes here.")
      )
      ContentUnavailableView {
        Text("Offline")
      } actions: {
        Button("Try again") {}
      }
    }
    #expect(
      hearing.everything() == ["No mail", "It comes here.", "Offline", "Try again, button"]
    )
  }

  @Test func `Group boxes, grids and scroll views show their content`() {
    let hearing = Hearing {
      GroupBox("Address") { Text("Street") }
      ScrollViewReader { _ in
        ScrollView(.horizontal) { LazyHStack { ForEach(0..<2) { Text("Card \($0)") } } }
      }
      Grid {
        GridRow {
          Text("A1")
          Text("B1")
        }
        Text("A2")
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { Text("Cell") }
    }
    #expect(
      hearing.everything() == [
        "Address", "Street", "Card 0", "Card 1", "A1", "B1", "A2", "Cell",
      ]
    )
  }
}

extension View {
  fileprivate func accessibilityNothing() -> some View { disabled(false) }
}
