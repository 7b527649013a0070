// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI

@MainActor @Suite(.timeLimit(.minutes(30))) struct SearchTests {
  struct Leaving: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Button(isSearching ? "Leave" : "Idle") { dismissSearch() }
    }
  }

  struct Cities: View {
    @State private var text = ""
    @State private var scope = "all"
    var body: some View {
      NavigationStack {
        VStack {
          Leaving()
          Text("\(scope): \(text)")
        }
        .searchable(text: $text)
        .searchSuggestions {
          Text("Big Rome").searchCompletion("Rome")
        }
        .searchScopes($scope) {
          Text("All").tag("all")
          Text("Near").tag("near")
        }
      }
    }
  }

  @Test func `Suggestions are shown while searching`() {
    for prunes in [true, false] {
      let hearing = Hearing(prunes: prunes) { Cities() }
      #expect(
        hearing.everything() == [
          "Search, search field, double tap to edit", "selected, All, button, 1 of 2",
          "Near, button, 2 of 2",
          "Idle, button", "all:",
        ]
      )
      _ = hearing.told(.first, .activate)
      #expect(hearing.told(.next) == ["Cancel, button"])
      #expect(hearing.told(.next) == ["Big Rome, button"])
      _ = hearing.told(.activate)
      #expect(hearing.told(.last) == ["all: Rome"])
      _ = hearing.told(.previous, .previous, .activate)
      #expect(hearing.told(.last) == ["near: Rome"])
      #expect(hearing.told(.previous, .activate).last == "Idle")
      #expect(hearing.told(.last) == ["near:"])
    }
  }

  @Test func `A search can be cleared and cancelled`() {
    for prunes in [true, false] {
      let hearing = Hearing(prunes: prunes) { Cities() }
      _ = hearing.told(.first, .activate, .next, .next, .activate)
      #expect(
        hearing.told(.first, .next) == [
          "Search, Rome, search field, is editing", "Clear text, button",
        ]
      )
      _ = hearing.told(.activate)
      #expect(hearing.told(.last) == ["all:"])
      #expect(hearing.told(.first, .next).last == "Cancel, button")
      _ = hearing.told(.activate)
      #expect(hearing.everything().contains("Idle, button"))
      #expect(!hearing.everything().contains("Cancel, button"))
    }
  }

  struct Place: Hashable, Codable { var name: String }

  @Test func `Paths can be stored and restored`() throws {
    struct Secret: Hashable {}
    var path = NavigationPath([1, 2])
    path.append(Place(name: "Rome"))
    path.append("end")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    )
    #expect(read == path)
    #expect(read.count == 4)
    path.append(Secret())
    #expect(path.codable == nil)
    for broken in [#"["No.Such","1"]"#, #"["Si"]"#, #"["Si","x"]"#, #"{}"#, #"["$s",1]"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(
          NavigationPath.CodableRepresentation.self,
          from: Data(broken.utf8)
        )
      }
    }
  }
}
