// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewGraph
import Testing

private final class Payload: Sendable {}

private struct Holder: View {
  @State private var payload: Payload
  init(_ payload: Payload) { _payload = State(initialValue: payload) }
  var body: some View { Words("payload") }
}

@MainActor @Suite("Removed views leave no objects in memory", .timeLimit(.minutes(30)))
struct LeakTests {
  @Test("A removed branch of a view releases its nodes and state")
  func branch() throws {
    weak var payload: Payload?
    struct Page: View {
      @State private var isThere = true
      let make: () -> Holder
      var body: some View {
        Press("switch") { isThere.toggle() }
        if isThere { make() }
      }
    }
    let shown = try Shown {
      Page {
        let made = Payload()
        payload = made
        return Holder(made)
      }
    }
    let nodes = shown.host.counters.liveNodes
    #expect(payload != nil)
    try shown.press("switch")
    #expect(payload == nil)
    #expect(shown.host.counters.liveNodes < nodes)
    for _ in 0..<101 { try shown.press("switch") }
    #expect(shown.host.counters.liveNodes == nodes)
  }

  @Test("A removed host releases its graph, even if a view’s closure holds its state")
  func host() throws {
    weak var graph: AnyObject?
    weak var payload: Payload?
    do {
      let made = Payload()
      payload = made
      let shown = try Shown { Holder(made) }
      graph = shown.host.graph
    }
    #expect(graph == nil)
    #expect(payload == nil)
  }

  @Test("Removed rows leave no nodes, whether they had been created or not")
  func rows() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Press("fill") { count = count == 0 ? 500 : 0 }
        Rows { ForEach(0..<count, id: \.self) { Words("row \($0)") } }
      }
    }
    let shown = try Shown { Page() }
    let nodes = shown.host.counters.liveNodes
    try shown.press("fill")
    _ = shown.host.makeAllRows()
    try shown.press("fill")
    #expect(shown.host.counters.liveNodes == nodes)
  }
}
