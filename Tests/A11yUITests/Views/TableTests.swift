// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI

private struct Ship: Identifiable, Hashable {
  let id: Int
  var name: String
  var length: Int
  var boats: [Ship]?
}

private let fleet = [
  Ship(id: 1, name: "Aurora", length: 90), Ship(id: 2, name: "Boreas", length: 70),
]

private struct Sorted: View {
  @State var ships = fleet
  @State var order = [KeyPathComparator(\Ship.length)]

  var body: some View {
    Table(ships, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Length", value: \.length) { Text("\($0.length)") }
      TableColumn("Note") { _ in Text("none") }
    }
    .onChange(of: order, initial: true) { ships.sort(using: order) }
  }
}

private struct Chosen: View {
  @State var chosen: Set<Int> = []
  @State var done: [String] = []

  var body: some View {
    Table(of: Ship.self, selection: $chosen) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(fleet) { ship in
        TableRow(ship).contextMenu { Button("Sink \(ship.name)") { done.append(ship.name) } }
      }
      TableRow(Ship(id: 3, name: "Ceres", length: 50)).selectionDisabled()
    }
    Text("Chosen: \(chosen.sorted().map(String.init).joined(separator: " "))")
    Text("Done: \(done.joined(separator: " "))")
  }
}

@MainActor @Suite("Tables in SwiftUI views", .timeLimit(.minutes(30)))
struct TableTests {
  @Test(
    "A sortable column’s header sorts the table and announces the order, but other headers do not"
  )
  func sorting() throws {
    var heard: [String] = []
    let view = HeardView(on: .iPad) { Sorted() }
    #expect(
      view.labels == ["Name", "Length", "Note", "Boreas", "70", "none", "Aurora", "90", "none"]
    )
    #expect(try view.run("choose Length") == ["Length, sort up, column header, column 2, button"])
    try view.run("choose Name", "activate")
    #expect(view.labels.prefix(4) == ["Name", "Length", "Note", "Aurora"])
    try view.run("activate")
    #expect(view.labels.prefix(4) == ["Name", "Length", "Note", "Boreas"])
    heard = try view.run("choose Note", "choose Name")
    #expect(
      heard.last == "Name, sort down, row header, column header, row 1, column 1, button, "
        + "table start, 3 rows, 3 columns"
    )
  }

  @Test("A table cell selects its row and offers the row’s menu items")
  func selection() throws {
    var heard: [String] = []
    let view = HeardView(on: .iPad) { Chosen() }
    heard = try view.run("choose Boreas")
    #expect(heard.last == "Boreas, row 3, button, actions available")
    try view.run("activate")
    #expect(view.labels.contains("Chosen: 2"))
    heard = try view.run("choose Ceres")
    #expect(heard.last == "Ceres, row 4, table end")
    heard = try view.run("choose Boreas")
    #expect(heard.last == "selected, Boreas, row 3, button, actions available")
    try view.run("action Sink Boreas")
    #expect(view.labels.contains("Done: Boreas"))
  }

  @Test("A table supports sections, groups, conditions and columns built from data")
  func structure() {
    let isLarge = true
    let view = HeardView(on: .iPad) {
      Table(of: Ship.self) {
        TableColumnForEach(["a", "b"], id: \.self) { name in
          TableColumn(name) { (ship: Ship) in Text("\(ship.name) \(name)") }
        }
        if isLarge { TableColumn("Length") { Text("\($0.length)") } }
      } rows: {
        Section("Large") { TableRow(fleet[0]) }
        Group { if !isLarge { TableRow(fleet[0]) } else { TableRow(fleet[1]) } }
      }
    }
    #expect(
      view.labels == [
        "a", "b", "Length", "Large", "Aurora a", "Aurora b", "90", "Boreas a", "Boreas b", "70",
      ]
    )
  }

  @Test("A table row with child rows can show and hide these rows")
  func disclosure() throws {
    var heard: [String] = []
    let ship = Ship(id: 9, name: "Dora", length: 120, boats: fleet)
    let view = HeardView(on: .iPad) {
      Table([ship], children: \.boats) { TableColumn("Name", value: \.name) }
    }
    #expect(view.labels == ["Name", "Dora"])
    heard = try view.run("choose Dora")
    #expect(heard.last == "Dora, row 2, button, collapsed, table end")
    try view.run("activate")
    #expect(view.labels == ["Name", "Dora", "Aurora", "Boreas"])
    let rows = HeardView(on: .iPad) {
      Table(of: Ship.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        DisclosureTableRow(ship, isExpanded: .constant(true)) { ForEach(fleet) }
      }
    }
    #expect(rows.labels == ["Name", "Dora", "Aurora", "Boreas"])
  }
}
