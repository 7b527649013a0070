// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

@MainActor @Suite("Deleting and moving rows through a binding", .timeLimit(.minutes(30)))
struct EditActionTests {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  struct Rows: View {
    @State var items = [
      Item(id: 1, name: "Ann"), Item(id: 2, name: "Bob"), Item(id: 3, name: "Cid"),
    ]
    var actions: EditActions<[Item]>
    var body: some View {
      List($items, editActions: actions) { $item in Toggle(item.name, isOn: .constant(true)) }
      Text(items.map(\.name).joined(separator: " "))
    }
  }

  @Test(arguments: [true, false])
  func `A row’s actions change the collection`(prunes: Bool) throws {
    let heard = HeardView(prunes: prunes) { Rows(actions: .all) }
    try heard.run("next")
    let menu = try heard.run("actions", "next", "next", "next", "next")
    #expect(
      menu == [
        "actions menu, 4 items", "Activate, 1 of 4", "Move up, 2 of 4", "Move down, 3 of 4",
        "Delete, 4 of 4",
      ]
    )
    // The cursor stays on the row that moves.
    let moved = try heard.run("escape", "action Move down")
    #expect(moved == ["Bob, switch button, on, actions available"])
    #expect(heard.label(of: .voiceOver) == "Bob")
    #expect(try heard.run("last") == ["Ann Cid Bob"])
    try heard.run("first")
    #expect(heard.label(of: .voiceOver) == "Ann")
    try heard.run("action Delete")
    #expect(heard.label(of: .voiceOver) == "Cid")
    #expect(try heard.run("last") == ["Cid Bob"])
    #expect(heard.host.diagnostics.isEmpty)
  }

  @Test func `The first row cannot move up, and the last row cannot move down`() throws {
    let heard = HeardView { Rows(actions: .move) }
    try heard.run("action Move up", "next", "next", "action Move down")
    #expect(try heard.run("last") == ["Ann Bob Cid"])
    #expect(try heard.run("first", "action Delete", "last").last == "Ann Bob Cid")
  }

  @Test func `Only the requested actions are offered`() throws {
    let deleting = HeardView { Rows(actions: .delete) }
    #expect(try deleting.run("actions", "next", "next").last == "Delete, 2 of 2")
    let none = HeardView { Rows(actions: []) }
    #expect(none.lines == ["Ann, switch button, on, list start"])
  }

  @Test func `Deleting and moving can be disabled for a row`() throws {
    struct Screen: View {
      @State var items = ["Ann", "Bob"]
      @State var isKept = true
      var body: some View {
        List {
          ForEach($items, id: \.self, editActions: .all) { $item in
            Text(item)
              .deleteDisabled(item == "Ann" && isKept)
              .moveDisabled(item == "Ann" && isKept)
          }
        }
        Button("Let go") { isKept = false }
        Text(items.joined(separator: " "))
      }
    }
    for prunes in [true, false] {
      let heard = HeardView(prunes: prunes) { Screen() }
      #expect(heard.lines == ["Ann, list start"])
      #expect(try heard.run("action Delete", "action Move down", "last").last == "Ann Bob")
      #expect(
        try heard.run("previous", "activate", "first") == [
          "Let go, button", "Ann, list start, actions available",
        ]
      )
      #expect(try heard.run("action Move down", "last").last == "Bob Ann")
    }
  }

  @Test func `Rows are changed through their binding`() throws {
    struct Screen: View {
      @State var items = [Item(id: 1, name: "Ann"), Item(id: 2, name: "Bob")]
      var body: some View {
        List($items, editActions: .all) { $item in
          Button("Call \(item.name) Eve") { item.name = "Eve" }
        }
      }
    }
    let heard = HeardView { Screen() }
    #expect(try heard.run("next", "activate").last == "Call Eve Eve")
    #expect(heard.labels == ["Call Ann Eve", "Call Eve Eve"])
    try heard.run("action Move up")
    #expect(heard.labels == ["Call Eve Eve", "Call Ann Eve"])
    #expect(
      try heard.run("next", "action Delete") == [
        "Call Ann Eve, button, list end, actions available",
        "Call Eve Eve, button, list start, actions available",
      ]
    )
  }

  @Test func `Editable rows can be selected, too`() throws {
    struct Screen: View {
      @State var items = ["Ann", "Bob"]
      @State var one: String?
      @State var several: Set<String> = []
      @State var exactly = "Bob"
      var body: some View {
        List($items, id: \.self, editActions: .delete, selection: $one) { $item in Text(item) }
        List($items, id: \.self, editActions: .delete, selection: $several) { $item in Text(item) }
        List($items, id: \.self, editActions: .delete, selection: $exactly) { $item in Text(item) }
      }
    }
    let heard = HeardView { Screen() }
    #expect(heard.lines == ["Ann, button, list start, actions available"])
    #expect(try heard.run("activate") == ["selected"])
    #expect(try heard.run("last") == ["selected, Bob, button, list end, actions available"])
    try heard.run("action Delete")
    #expect(heard.labels == ["Ann", "Ann", "Ann"])
  }

  /// A collection whose number of elements never changes.
  struct Pair: RandomAccessCollection, MutableCollection {
    var first: Item
    var second: Item
    var startIndex: Int { 0 }
    var endIndex: Int { 2 }
    subscript(position: Int) -> Item {
      get { position == 0 ? first : second }
      set { if position == 0 { first = newValue } else { second = newValue } }
    }
  }

  @Test func `Elements of a fixed-size collection can only be moved`() throws {
    struct Screen: View {
      @State var pair = Pair(first: Item(id: 1, name: "Ann"), second: Item(id: 2, name: "Bob"))
      var body: some View {
        List {
          ForEach($pair, editActions: EditActions(rawValue: -1)) { $item in Text(item.name) }
        }
      }
    }
    let heard = HeardView { Screen() }
    #expect(try heard.run("action Delete", "action Move down").count >= 0)
    #expect(heard.labels == ["Bob", "Ann"])
  }

  @Test func `Deleting a nested row deletes its outer element`() throws {
    struct Screen: View {
      @State var items = ["Ann", "Bob"]
      var body: some View {
        List {
          ForEach(items, id: \.self) { item in
            ForEach(0..<3) { number in Button("\(item) \(number)") {} }
          }
          .onDelete { items.remove(atOffsets: $0) }
        }
      }
    }
    let heard = HeardView { Screen() }
    try heard.run("next", "action Delete")
    #expect(heard.labels == ["Bob 0", "Bob 1", "Bob 2"])
  }

  @Test(arguments: [true, false])
  func `Rows that are created later can be deleted and moved, too`(prunes: Bool) throws {
    struct Screen: View {
      @State var items = Array(0..<2_000)
      var body: some View {
        List($items, id: \.self, editActions: .all) { $item in Text("Row \(item)") }
      }
    }
    let heard = HeardView(prunes: prunes) { Screen() }
    try heard.run("next", "action Move down")
    #expect(try heard.run("previous") == ["Row 2, actions available"])
    #expect(
      try heard.run("last", "action Move up", "next").last
        == "Row 1,998, list end, actions available"
    )
    try heard.run("action Delete")
    #expect(heard.label(of: .voiceOver) == "Row 1,999")
  }
}
