// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewGraph
import Testing

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Press("\(name) \(count)") { count += 1 } }
}

@MainActor @Suite("The identity of views is determined by their position", .timeLimit(.minutes(30)))
struct IdentityTests {
  @Test("A view’s state stays at the view’s position while other views change")
  func place() throws {
    struct Page: View {
      @State private var title = "one"
      var body: some View {
        Press(title) { title = "two" }
        Counter(name: "count")
      }
    }
    let shown = try Shown { Page() }
    try shown.press("count 0")
    let before = shown.id("count 1")
    try shown.press("one")
    #expect(shown.outline == "two, count 1")
    #expect(shown.id("count 1") == before)
  }

  @Test("A branch of a view that reappears starts over with a new element ID")
  func branch() throws {
    struct Page: View {
      @State private var isFirst = true
      var body: some View {
        Press("switch") { isFirst.toggle() }
        if isFirst { Counter(name: "a") } else { Counter(name: "b") }
      }
    }
    let shown = try Shown { Page() }
    try shown.press("a 0")
    let before = shown.id("a 1")
    try shown.press("switch")
    #expect(shown.outline == "switch, b 0")
    try shown.press("switch")
    #expect(shown.outline == "switch, a 0")
    #expect(shown.id("a 0") != before)
  }

  @Test("Changing a view’s ID recreates all views inside the view")
  func id() throws {
    struct Page: View {
      @State private var id = 0
      var body: some View {
        Press("next") { id += 1 }
        Counter(name: "count").id(id)
      }
    }
    let shown = try Shown { Page() }
    try shown.press("count 0")
    try shown.press("next")
    #expect(shown.outline == "next, count 0")
  }

  @Test(
    "Rows keep their states and element IDs when they move, and duplicates are matched in order"
  )
  func rows() throws {
    struct Page: View {
      @State private var ids = [1, 2, 3, 3]
      var body: some View {
        Press("turn") { ids.reverse() }
        ForEach(ids, id: \.self) { Counter(name: "row \($0)") }
      }
    }
    let shown = try Shown { Page() }
    try shown.press("row 1 0")
    try shown.press("row 3 0")
    let before = shown.id("row 1 1")
    try shown.press("turn")
    #expect(shown.outline == "turn, row 3 1, row 3 0, row 2 0, row 1 1")
    #expect(shown.id("row 1 1") == before)
    #expect(shown.host.diagnostics.map(\.kind) == [.duplicateID])
  }

  @Test("A type-erased view starts over when its underlying type changes")
  func anyView() throws {
    struct Page: View {
      @State private var isOther = false
      var body: some View {
        Press("switch") { isOther.toggle() }
        isOther ? AnyView(Box { Counter(name: "in") }) : AnyView(Counter(name: "out"))
      }
    }
    let shown = try Shown { Page() }
    try shown.press("out 0")
    try shown.press("switch")
    #expect(shown.outline == "switch, [in 0]")
  }
}
