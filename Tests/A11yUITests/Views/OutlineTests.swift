// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

@MainActor @Suite("Selecting and expanding rows of hierarchical lists", .timeLimit(.minutes(30)))
struct OutlineTests {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var children: [Item]?
  }

  static let tree = [
    Item(
      id: 1,
      name: "Fruit",
      children: [
        Item(id: 2, name: "Apple"),
        Item(id: 3, name: "Citrus", children: [Item(id: 4, name: "Lime")]),
      ]
    ),
    Item(id: 5, name: "Bread"),
    Item(id: 6, name: "Empty", children: []),
  ]

  @Test(arguments: [true, false])
  func `A row with children is a disclosure row`(prunes: Bool) throws {
    let heard = HeardView(prunes: prunes) {
      List(Self.tree, children: \.children) { Text($0.name) }
    }
    #expect(heard.lines == ["Fruit, button, collapsed, list start"])
    #expect(heard.labels == ["Fruit", "Bread", "Empty"])
    #expect(
      try heard.run("activate", "next", "next", "activate", "next", "next") == [
        "expanded", "Apple", "Citrus, button, collapsed", "expanded", "Lime", "Bread",
      ]
    )
    #expect(try heard.run("next") == ["Empty, button, collapsed, list end"])
    #expect(heard.labels == ["Fruit", "Apple", "Citrus", "Lime", "Bread", "Empty"])
    // A row that was expanded is expanded again when the row reappears.
    #expect(try heard.run("first", "activate").last == "collapsed")
    #expect(heard.labels == ["Fruit", "Bread", "Empty"])
    #expect(heard.host.diagnostics.isEmpty)
  }

  @Test("A property provides the children of a row in a hierarchical list")
  func byAProperty() throws {
    let heard = HeardView {
      List(Self.tree, id: \.name, children: \.children) { Text($0.name) }
    }
    #expect(try heard.run("activate").last == "expanded")
    #expect(heard.labels == ["Fruit", "Apple", "Citrus", "Bread", "Empty"])
  }

  struct Selecting: View {
    @State var chosen: Int?
    var body: some View {
      List(OutlineTests.tree, children: \.children, selection: $chosen) { Text($0.name) }
      Text("chosen: \(chosen ?? 0)")
    }
  }

  @Test(arguments: [true, false])
  func `A row can be selected and expanded`(prunes: Bool) throws {
    let heard = HeardView(prunes: prunes) { Selecting() }
    #expect(heard.lines == ["Fruit, button, collapsed, list start, actions available"])
    #expect(try heard.run("activate") == ["selected"])
    #expect(heard.labels == ["Fruit", "Bread", "Empty", "chosen: 1"])
    #expect(try heard.run("action Expand") == ["expanded"])
    #expect(try heard.run("next", "activate") == ["Apple, button", "selected"])
    #expect(heard.labels == ["Fruit", "Apple", "Citrus", "Bread", "Empty", "chosen: 2"])
    #expect(try heard.run("first", "action Expand", "action Collapse").last == "collapsed")
    #expect(heard.labels == ["Fruit", "Bread", "Empty", "chosen: 2"])
  }

  @Test func `Several rows can be selected`() throws {
    struct Screen: View {
      @State var several: Set<String> = []
      @State var exactly = "Bread"
      var body: some View {
        List(OutlineTests.tree, id: \.name, children: \.children, selection: $several) {
          Text($0.name)
        }
        List(OutlineTests.tree, id: \.name, children: \.children, selection: $exactly) {
          Text($0.name)
        }
        Text(several.sorted().joined(separator: " "))
      }
    }
    let heard = HeardView { Screen() }
    #expect(try heard.run("activate", "next", "activate", "last").last == "Bread Fruit")
    #expect(try heard.run("previous", "previous").last == "selected, Bread, button")
  }

  @Test func `Rows change their elements`() throws {
    struct Screen: View {
      @State var tree = OutlineTests.tree
      var body: some View {
        List($tree, children: \.children) { $item in
          Text(item.name)
            .accessibilityAction(named: "Shout") { item.name = item.name.uppercased() }
        }
        OutlineGroup($tree[0], children: \.children) { $item in Text("root of \(item.name)") }
      }
    }
    for prunes in [true, false] {
      let heard = HeardView(prunes: prunes) { Screen() }
      #expect(heard.labels == ["Fruit", "Bread", "Empty", "root of Fruit"])
      #expect(
        try heard.run("activate", "next", "next", "activate", "next").last
          == "Lime, actions available"
      )
      #expect(try heard.run("action Shout") == ["LIME"])
      #expect(
        heard.labels == ["Fruit", "Apple", "Citrus", "LIME", "Bread", "Empty", "root of Fruit"]
      )
    }
  }
}
