// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftUI
import Testing

@testable import A11yUI

/// A split view with two columns. The selection in the sidebar determines the content of the detail column.
private struct Mail: View {
  @State var chosen: Int?
  var body: some View {
    NavigationSplitView {
      Inbox(chosen: $chosen)
    } detail: {
      Letter(chosen: chosen)
    }
  }
}

private struct Inbox: View {
  let chosen: Binding<Int?>
  var body: some View {
    List(1..<3, selection: chosen) { number in Text("Mail \(number)").tag(number) }
      .navigationTitle("Inbox")
  }
}

private struct Letter: View {
  let chosen: Int?
  var body: some View {
    if let chosen {
      Text("Body \(chosen)").navigationTitle("Mail")
    } else {
      Text("Nothing chosen")
    }
  }
}

/// A split view with three columns, in which each column depends on the selection in the previous one.
private struct Staff: View {
  @State var team: String?
  @State var person: String?
  var visibility: Binding<NavigationSplitViewVisibility>?
  var body: some View {
    if let visibility {
      NavigationSplitView(columnVisibility: visibility) {
        teams
      } content: {
        people
      } detail: {
        page
      }
    } else {
      NavigationSplitView {
        teams
      } content: {
        people
      } detail: {
        page
      }
    }
  }

  private var teams: some View {
    List(["Art", "Law"], id: \.self, selection: $team) { Text($0) }.navigationTitle("Teams")
  }

  private var people: some View {
    List(["Ann", "Bob"], id: \.self, selection: $person) { Text("\($0) of \(team ?? "none")") }
      .navigationTitle("People")
  }

  private var page: some View { Text("Page of \(person ?? "nobody")") }
}

@MainActor @Suite("Split views on an iPhone", .timeLimit(.minutes(30)))
struct CollapsedSplitTests {
  private let inbox = ["Inbox, heading", "Mail 1, button, list start", "Mail 2, button, list end"]

  @Test func `A row shows the detail, and its back button clears the selection`() {
    let hearing = Hearing { Mail() }
    #expect(hearing.everything() == inbox)
    #expect(hearing.told(.activate).first?.contains("Inbox, back button") == true)
    #expect(hearing.everything() == ["Inbox, back button", "Mail, heading", "Body 2"])
    _ = hearing.told(.first)
    #expect(hearing.told(.activate) == ["Mail 2, button, list end"])
    #expect(hearing.everything() == inbox)
  }

  @Test func `The escape gesture returns to the sidebar`() {
    let hearing = Hearing { Mail() }
    _ = hearing.told(.first, .next, .activate)
    #expect(hearing.everything().last == "Body 1")
    #expect(hearing.told(.escape) == ["Mail 1, button, list start"])
    #expect(hearing.everything() == inbox)
  }

  @Test func `An initial selection shows the detail`() {
    let hearing = Hearing { Mail(chosen: 2) }
    #expect(hearing.everything() == ["Inbox, back button", "Mail, heading", "Body 2"])
  }

  @Test func `Three columns form one stack`() {
    let hearing = Hearing { Staff() }
    #expect(
      hearing.everything() == [
        "Teams, heading", "Art, button, list start", "Law, button, list end",
      ]
    )
    _ = hearing.told(.activate)
    #expect(
      hearing.everything() == [
        "Teams, back button", "People, heading", "Ann of Law, button, list start",
        "Bob of Law, button, list end",
      ]
    )
    _ = hearing.told(.activate)
    #expect(hearing.everything() == ["People, back button", "Page of Bob"])
    #expect(hearing.told(.escape) == ["Bob of Law, button, list end"])
    #expect(hearing.told(.escape) == ["Law, button, list end"])
    #expect(hearing.everything().first == "Teams, heading")
  }

  @Test func `Initial selections in two columns show the third column`() {
    let hearing = Hearing { Staff(team: "Art", person: "Bob") }
    #expect(hearing.everything() == ["People, back button", "Page of Bob"])
  }

  @Test func `Returning to the sidebar clears the selections in all columns`() {
    struct Page: View {
      @State private var team: String?
      @State private var person: String?
      var body: some View {
        NavigationSplitView {
          List(["Art", "Law"], id: \.self, selection: $team) { Text($0) }
          Text("\(person ?? "Nobody") is chosen")
        } content: {
          List(["Ann", "Bob"], id: \.self, selection: $person) { Text($0) }
        } detail: {
          Button("Start again") { team = nil }
        }
      }
    }
    let hearing = Hearing { Page() }
    _ = hearing.told(.first, .activate)
    _ = hearing.told(.last, .activate)
    #expect(hearing.everything() == ["back button", "Start again, button"])
    _ = hearing.told(.activate)
    #expect(
      hearing.everything() == [
        "Art, button, list start", "Law, button, list end", "Nobody is chosen",
      ]
    )
    _ = hearing.told(.first, .activate)
    #expect(
      hearing.everything() == [
        "back button", "Ann, button, list start", "Bob, button, list end",
      ]
    )
  }

  @Test func `Columns collapse and expand when the width changes`() {
    struct Page: View {
      @State private var chosen: Int? = 1
      @State private var isWide = false
      var body: some View {
        NavigationSplitView {
          Inbox(chosen: $chosen)
        } detail: {
          Letter(chosen: chosen)
        }
        .environment(\.horizontalSizeClass, isWide ? .regular : .compact)
        Button("Turn") { isWide.toggle() }
      }
    }
    let hearing = Hearing { Page() }
    let narrow = ["Inbox, back button", "Mail, heading", "Body 1", "Turn, button"]
    #expect(hearing.everything() == narrow)
    _ = hearing.told(.activate)
    #expect(
      hearing.everything() == [
        "Hide Sidebar, button", "Inbox, heading", "selected, Mail 1, button, list start",
        "Mail 2, button, list end", "Mail, heading", "Body 1", "Turn, button",
      ]
    )
    _ = hearing.told(.activate)
    #expect(hearing.everything() == narrow)
  }

  @Test func `The preferred column is on top and follows the user`() {
    struct Page: View {
      @State var chosen: Int? = 1
      @State var column: NavigationSplitViewColumn
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Inbox(chosen: $chosen)
          Button("Read") { column = .detail }
        } detail: {
          Letter(chosen: chosen)
          Text(column == .detail ? "On top" : "Below")
          Button("Close") { column = .sidebar }
        }
        Text(column == .sidebar ? "Sidebar" : "Detail")
      }
    }
    let hearing = Hearing { Page(column: .sidebar) }
    #expect(
      hearing.everything() == [
        "Inbox, heading", "selected, Mail 1, button, list start", "Mail 2, button, list end",
        "Read, button", "Sidebar",
      ]
    )
    // Activating a row that is already selected also shows the detail.
    _ = hearing.told(.first, .next, .activate)
    let detail = [
      "Inbox, back button", "Mail, heading", "Body 1", "On top", "Close, button", "Detail",
    ]
    #expect(hearing.everything() == detail)
    _ = hearing.told(.first, .activate)
    #expect(hearing.everything() == inbox + ["Read, button", "Sidebar"])
    _ = hearing.told(.previous, .activate)
    #expect(
      hearing.everything() == [
        "Inbox, back button", "Nothing chosen", "On top", "Close, button", "Detail",
      ]
    )
    _ = hearing.told(.previous, .activate)
    #expect(hearing.everything() == inbox + ["Read, button", "Sidebar"])
    #expect(Hearing { Page(column: .detail) }.everything() == detail)
  }

  @Test func `A constant preferred column does not keep the user from going back`() {
    let hearing = Hearing {
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("Side")
      } detail: {
        Text("Main")
      }
    }
    #expect(hearing.everything() == ["back button", "Main"])
    _ = hearing.told(.first)
    #expect(hearing.told(.activate) == ["Side"])
    #expect(hearing.everything() == ["Side"])
  }

  @Test func `The program shows and leaves the detail by changing the selection`() {
    struct Page: View {
      @State private var chosen: Int?
      var body: some View {
        NavigationSplitView {
          Inbox(chosen: $chosen)
          Button("Latest") { chosen = 2 }
        } detail: {
          Letter(chosen: chosen)
          Button("Archive") { chosen = nil }
        }
      }
    }
    let hearing = Hearing { Page() }
    #expect(hearing.everything() == inbox + ["Latest, button"])
    _ = hearing.told(.activate)
    #expect(
      hearing.everything() == ["Inbox, back button", "Mail, heading", "Body 2", "Archive, button"]
    )
    _ = hearing.told(.activate)
    #expect(hearing.everything() == inbox + ["Latest, button"])
  }

  @Test func `A stack in the detail continues the split view’s stack`() {
    struct Page: View {
      @State private var chosen: Int?
      var body: some View {
        NavigationSplitView {
          NavigationStack { Inbox(chosen: $chosen) }
        } detail: {
          NavigationStack {
            Letter(chosen: chosen)
            NavigationLink("Sender") { Text("Ada").navigationTitle("Card") }
          }
        }
      }
    }
    let hearing = Hearing { Page() }
    _ = hearing.told(.first, .next, .activate)
    let letter = ["Inbox, back button", "Mail, heading", "Body 1", "Sender, button"]
    #expect(hearing.everything() == letter)
    _ = hearing.told(.activate)
    #expect(hearing.everything() == ["Mail, back button", "Card, heading", "Ada"])
    #expect(hearing.told(.escape) == ["Sender, button"])
    #expect(hearing.everything() == letter)
    #expect(hearing.told(.escape) == ["Mail 1, button, list start"])
    #expect(hearing.everything() == inbox)
  }

  @Test func `A list in a sheet over the sidebar does not show the detail`() {
    struct Page: View {
      @State private var chosen: Int?
      @State private var color: String?
      @State private var asks = false
      var body: some View {
        NavigationSplitView {
          Inbox(chosen: $chosen)
          Button("Color") { asks = true }
            .sheet(isPresented: $asks) {
              List(["Red", "Blue"], id: \.self, selection: $color) { Text($0) }
            }
        } detail: {
          Letter(chosen: chosen)
        }
      }
    }
    let hearing = Hearing { Page() }
    _ = hearing.everything()
    _ = hearing.told(.activate, .first, .activate)
    #expect(
      hearing.everything() == ["selected, Red, button, list start", "Blue, button, list end"]
    )
    #expect(hearing.told(.escape) == ["Color, button"])
    #expect(hearing.everything() == inbox + ["Color, button"])
  }

  @Test func `Choosing a row of several shows the detail, except while rows are being edited`() {
    struct Page: View {
      @State private var chosen: Set<Int> = []
      var body: some View {
        NavigationSplitView {
          List(1..<3, selection: $chosen) { number in Text("Mail \(number)").tag(number) }
          EditButton()
        } detail: {
          Text("\(chosen.count) chosen")
        }
      }
    }
    let hearing = Hearing { Page() }
    _ = hearing.told(.first, .activate)
    #expect(hearing.everything() == ["back button", "1 chosen"])
    #expect(hearing.told(.escape) == ["Mail 1, button, list start"])
    _ = hearing.told(.last, .activate, .first, .activate)
    #expect(
      hearing.everything() == [
        "selected, Mail 1, button, list start", "Mail 2, button, list end", "Done, button",
      ]
    )
  }

  @Test func `A compact width collapses a split view on an iPad`() {
    let hearing = Hearing(on: .iPad) { Mail().environment(\.horizontalSizeClass, .compact) }
    #expect(hearing.everything() == inbox)
  }
}

@MainActor @Suite("Split views on an iPad and a Mac", .timeLimit(.minutes(30)))
struct ExpandedSplitTests {
  private let rows = ["Inbox, heading", "Mail 1, button, list start", "Mail 2, button, list end"]

  @Test(arguments: [Session.Device.iPad, .mac])
  func `The columns are side by side, and a button hides the sidebar`(device: Session.Device) {
    let hearing = Hearing(on: device) { Mail() }
    #expect(hearing.everything() == ["Hide Sidebar, button"] + rows + ["Nothing chosen"])
    _ = hearing.told(.first, .next, .next, .activate)
    #expect(
      hearing.everything() == [
        "Hide Sidebar, button", "Inbox, heading", "selected, Mail 1, button, list start",
        "Mail 2, button, list end", "Mail, heading", "Body 1",
      ]
    )
    _ = hearing.told(.first)
    #expect(hearing.told(.activate) == ["Show Sidebar, button"])
    #expect(hearing.everything() == ["Show Sidebar, button", "Mail, heading", "Body 1"])
    _ = hearing.told(.first, .activate)
    #expect(hearing.everything().count == 6)
  }

  @Test func `An iPad in portrait orientation hides the sidebar at first`() {
    let hearing = Hearing(on: .iPadPortrait) { Mail() }
    #expect(hearing.everything() == ["Show Sidebar, button", "Nothing chosen"])
    _ = hearing.told(.first, .activate)
    #expect(hearing.everything() == ["Hide Sidebar, button"] + rows + ["Nothing chosen"])
  }

  @Test func `Of three columns, an iPad shows two and a Mac shows all`() {
    let people = [
      "People, heading", "Ann of none, button, list start", "Bob of none, button, list end",
    ]
    let teams = ["Teams, heading", "Art, button, list start", "Law, button, list end"]
    let page = ["Page of nobody"]
    let pad = Hearing(on: .iPad) { Staff() }
    #expect(pad.everything() == ["Show Sidebar, button"] + people + page)
    _ = pad.told(.first, .activate)
    #expect(pad.everything() == ["Hide Sidebar, button"] + teams + people + page)
    let mac = Hearing(on: .mac) { Staff() }
    #expect(mac.everything() == ["Hide Sidebar, button"] + teams + people + page)
  }

  @Test func `The program sets the visible columns and follows the button`() {
    struct Page: View {
      @State private var visibility = NavigationSplitViewVisibility.detailOnly
      var body: some View {
        Staff(visibility: $visibility)
        Text(visibility == .all ? "all" : visibility == .doubleColumn ? "two" : "one")
        Button("All") { visibility = .all }
      }
    }
    let hearing = Hearing(on: .iPad) { Page() }
    #expect(
      hearing.everything() == ["Show Sidebar, button", "Page of nobody", "one", "All, button"]
    )
    _ = hearing.told(.first, .activate)
    #expect(hearing.everything().contains("two"))
    #expect(hearing.everything().contains("People, heading"))
    #expect(!hearing.everything().contains("Teams, heading"))
    _ = hearing.told(.last, .activate)
    #expect(hearing.everything().contains("Teams, heading"))
  }

  private struct Trees: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("Oak") {
            Text("An oak").navigationTitle("Oak")
            NavigationLink("Leaf") { Text("A leaf") }
          }
          NavigationLink("Elm", value: "elm")
        }
        .navigationDestination(for: String.self) { Text("The \($0)") }
      } detail: {
        Text("No tree")
      }
    }
  }

  @Test func `A link shows its destination in the next column`() {
    let sidebar = ["Hide Sidebar, button", "Oak, button, list start", "Elm, button, list end"]
    let pad = Hearing(on: .iPad) { Trees() }
    #expect(pad.everything() == sidebar + ["No tree"])
    #expect(pad.told(.first, .next, .activate).last == "Oak, button, list start")
    let oak = ["Oak, heading", "An oak", "Leaf, button"]
    #expect(pad.everything() == sidebar + oak)
    _ = pad.told(.last, .activate)
    #expect(pad.everything() == sidebar + ["Oak, back button", "A leaf"])
    #expect(pad.told(.escape) == ["Leaf, button"])
    #expect(pad.everything() == sidebar + oak)
    _ = pad.told(.first, .next, .next, .activate)
    #expect(pad.everything() == sidebar + ["The elm"])
    let phone = Hearing { Trees() }
    _ = phone.told(.first, .activate)
    #expect(phone.everything() == ["back button"] + oak)
    #expect(phone.told(.escape) == ["Oak, button, list start"])
  }

  @Test func `The program removes the button`() {
    let hearing = Hearing(on: .mac) {
      NavigationSplitView {
        Text("Side").toolbar(removing: .sidebarToggle)
      } detail: {
        Text("Main")
      }
    }
    #expect(hearing.everything() == ["Side", "Main"])
  }
}
