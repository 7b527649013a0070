// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

@MainActor @Suite("Expanding and collapsing sections", .timeLimit(.minutes(30)))
struct SectionTests {
  struct Sidebar: View {
    @State var isExpanded = true
    var body: some View {
      List {
        Section("Mailboxes", isExpanded: $isExpanded) {
          Text("Inbox")
          Text("Sent")
        }
        Section("Tags") { Text("Red") }
      }
      .listStyle(.sidebar)
      Button("Toggle") { isExpanded.toggle() }
    }
  }

  @Test(arguments: [true, false])
  func `In a sidebar a section’s header is a heading and a button`(prunes: Bool) throws {
    let heard = HeardView(prunes: prunes) { Sidebar() }
    #expect(heard.lines == ["Mailboxes, button, heading, expanded, list start"])
    #expect(try heard.run("activate") == ["collapsed"])
    #expect(heard.labels == ["Mailboxes", "Tags", "Red", "Toggle"])
    #expect(try heard.run("find next headings") == ["Tags, heading"])
    #expect(
      try heard.run("find previous headings", "activate", "next").suffix(2) == [
        "expanded", "Inbox",
      ]
    )
    // The cursor is on a row that is about to disappear.
    try heard.run("last", "activate")
    #expect(heard.labels == ["Mailboxes", "Tags", "Red", "Toggle"])
  }

  @Test func `Outside a sidebar, only the program expands and collapses a section`() throws {
    struct Screen: View {
      @State var isExpanded = false
      var body: some View {
        List {
          Section(isExpanded: $isExpanded) {
            Text("Inside")
          } header: {
            Text("Header")
          }
          Button("Toggle") { isExpanded.toggle() }
        }
      }
    }
    let heard = HeardView { Screen() }
    #expect(heard.lines == ["Header, heading, list start"])
    #expect(try heard.run("activate", "next", "activate", "previous").last == "Inside")
  }

  @Test func `The first column of a split view is a sidebar`()
    throws
  {
    let heard = HeardView(on: .mac) {
      NavigationSplitView {
        List {
          Section(String("Mail"), isExpanded: .constant(false)) { Text("Inside") }
        }
      } detail: {
        List {
          Section("Detail", isExpanded: .constant(true)) { Text("More") }
        }
      }
    }
    #expect(heard.lines == ["Hide Sidebar, button"])
    #expect(try heard.run("next") == ["Mail, button, heading, collapsed, list start"])
    #expect(try heard.run("next", "next") == ["Detail, heading, list start", "More, list end"])
  }

  @Test func `A link whose value matches the selection selects it and is shown in the next column`()
    throws
  {
    struct Page: View {
      @State private var town: String? = "Cork"
      var body: some View {
        NavigationSplitView {
          List(selection: $town) {
            NavigationLink(value: "Cork") { Text("Cork") }
            NavigationLink(value: "Oslo") { Text("Oslo") }
          }
        } detail: {
          Text("In \(town ?? "no town")")
        }
      }
    }
    let heard = HeardView(on: .mac) { Page() }
    #expect(try heard.run("next") == ["selected, Cork, button, list start"])
    #expect(try heard.run("next", "activate").first == "Oslo, button, list end")
    #expect(heard.labels.contains("In Oslo"))
    #expect(
      try heard.run("previous", "next") == [
        "Cork, button, list start", "selected, Oslo, button, list end",
      ]
    )
  }

  @Test func `A section’s collapsing can be enabled and disabled`() throws {
    let heard = HeardView {
      List {
        Section("Fixed", isExpanded: .constant(true)) { Text("Kept") }.collapsible(false)
        Section("Own") { Text("Shown") }.collapsible(true)
        Section("Other") { Text("Rest") }.collapsible(false)
      }
      .listStyle(.sidebar)
    }
    #expect(heard.lines == ["Fixed, heading, list start"])
    #expect(
      try heard.run("find next headings", "activate", "next").suffix(3) == [
        "Own, button, heading, expanded", "collapsed", "Other, heading",
      ]
    )
    #expect(heard.labels == ["Fixed", "Kept", "Own", "Other", "Rest"])
  }
}
