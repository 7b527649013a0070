// SPDX-License-Identifier: MIT

import A11yTree
import SwiftUI
import Testing

@testable import A11yUI

private struct Rows: View {
  @State private var rows = Array(0..<100)
  @State private var tick = 0
  var body: some View {
    List {
      Button("tick \(tick)") { tick += 1 }
      Button("front") { rows.insert(rows.count, at: 0) }
      Button("same") { rows = Array(rows) }
      Button("reverse") { rows.reverse() }
      Button("none") { rows = [] }
      ForEach(rows, id: \.self) { Row(number: $0) }
    }
  }
}

private struct Row: View {
  let number: Int
  @State private var count = 0
  var body: some View {
    HStack {
      Text("Row \(number)")
      Button("Row \(number) pressed \(count)") { count += 1 }
    }
  }
}

@MainActor @Suite("The amount of work that a change causes", .timeLimit(.minutes(30)))
struct WorkTests {
  /// Returns the cost of pressing a button, as the numbers of evaluated bodies, created rows and changed elements.
  private func cost(_ label: String, _ host: ViewHost<Rows>) throws -> [Int] {
    let before = host.counters
    let target = try #require(host.start().changes.first { $0.element.label == label })
    let response = host.perform(ActionRequest(.activate, on: target.id))
    #expect(response.isHandled)
    let after = host.counters
    return [
      after.bodies - before.bodies, after.rowsMade - before.rowsMade,
      after.elementsChanged - before.elementsChanged,
    ]
  }

  @Test("A change evaluates only the affected view bodies and updates only their elements")
  func counters() throws {
    let host = ViewHost { Rows() }
    let elements = host.start().changes.count
    #expect(elements == 207)
    #expect(host.counters.bodies == 101)
    #expect(try cost("Row 50 pressed 0", host) == [1, 0, 1])
    #expect(try cost("tick 0", host) == [1, 0, 1])
    #expect(try cost("same", host) == [0, 0, 0])
    #expect(try cost("front", host) == [2, 1, 3])
    #expect(try cost("reverse", host) == [1, 0, 1])
    #expect(try cost("Row 50 pressed 1", host) == [1, 0, 1])
  }

  @Test("Removed rows leave no nodes or elements in the view graph")
  func leaks() throws {
    let host = ViewHost { Rows() }
    _ = host.start()
    let full = host.counters.liveNodes
    #expect(try cost("none", host) == [1, 0, 1])
    // Each of the 100 removed elements had seven nodes: its row, its view, its row in the list, its stack, a `Text`, a
    // button and the button's text.
    #expect(host.counters.liveNodes == full - 700)
    #expect(host.start().changes.count == 7)
    #expect(try cost("front", host) == [2, 1, 3])
    #expect(host.counters.liveNodes == full - 693)
  }

  @Test("Element IDs are assigned in the same order on every run and are never reused")
  func ids() throws {
    let first = ViewHost { Rows() }
    let second = ViewHost { Rows() }
    #expect(first.start() == second.start())
    for label in ["front", "reverse", "none", "front"] {
      _ = try cost(label, first)
      _ = try cost(label, second)
      #expect(first.start() == second.start())
    }
    let last = try #require(first.start().changes.first { $0.element.label == "Row 0" })
    #expect(last.id.generation == 1)
  }

  @Test("Applying a turn’s updates one by one produces the host’s complete tree")
  func updates() throws {
    let host = ViewHost { Rows() }
    var tree = try AccessibilityTree(host.start())
    for label in ["front", "reverse", "Row 7 pressed 0", "tick 0", "none", "front"] {
      let target = try #require(tree.element(labelled: label))
      try tree.apply(host.perform(ActionRequest(.activate, on: target)).update)
      let whole = try AccessibilityTree(host.start())
      #expect(tree.count == whole.count)
      for change in host.start().changes { #expect(tree[change.id] == change.element) }
    }
  }
}
