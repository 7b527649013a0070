// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

private struct Cards<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      ForEach(sections: content) { section in
        VStack {
          section.header.accessibilityAddTraits(.isHeader)
          Text("\(section.content.count) cards")
          section.content
          section.footer
        }
      }
    }
  }
}

@MainActor @Suite("Custom containers with sections", .timeLimit(.minutes(30)))
struct SectionListTests {
  @Test(
    "A custom container lays out its sections; views outside these sections form another section"
  )
  func sections() throws {
    let view = HeardView {
      Cards {
        Text("Loose")
        Section("First") {
          Text("a")
          Text("b")
        }
        ForEach(0..<2) { number in
          Section {
            Text("c\(number)")
          } header: {
            Text("Number \(number)")
          } footer: {
            Text("end")
          }
        }
      }
    }
    #expect(
      view.labels == [
        "1 cards", "Loose", "First", "2 cards", "a", "b", "Number 0", "1 cards", "c0", "end",
        "Number 1", "1 cards", "c1", "end",
      ]
    )
    let group = HeardView {
      Group(sections: Section("x") { Text("y") }) { sections in
        Text("\(sections.count) sections, the first of \(sections[0].content.count)")
      }
    }
    #expect(group.labels == ["1 sections, the first of 1"])
  }

  @Test("The overlay or background of a list row is part of the row")
  func layers() throws {
    let view = HeardView {
      List {
        Text("Inbox").overlay(alignment: .trailing) { Text("3 new") }
        Text("Sent").background { Color.yellow }
        Text("Drafts").background(Color.red).overlay(Circle())
      }
    }
    let heard = try view.run("first", "next", "next")
    #expect(heard == ["Inbox, 3 new, list start", "Sent", "Drafts, list end"])
  }

  @Test("A list row that cannot be selected is not a button")
  func unselectable() throws {
    var heard: [String] = []
    @MainActor struct Rows: View {
      @State var chosen: Int?
      var body: some View {
        List(0..<2, selection: $chosen) { number in
          Text("Row \(number)").selectionDisabled(number == 1)
        }
      }
    }
    let view = HeardView { Rows() }
    heard = try view.run("choose Row 0")
    #expect(heard.last == "Row 0, button, list start")
    heard = try view.run("choose Row 1")
    #expect(heard.last == "Row 1, list end")
  }
}
