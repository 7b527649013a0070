// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewGraph
import Testing

@MainActor
@Suite("Rows are created when a cursor or a search reaches them", .timeLimit(.minutes(30)))
struct RowTests {
  private func list(_ count: Int) throws -> Shown<some View> {
    try Shown { Rows { ForEach(0..<count, id: \.self) { Words("row \($0)") } } }
  }

  @Test("All rows of a short list are created immediately")
  func few() throws {
    let shown = try list(3)
    #expect(shown.outline == "[row 0, row 1, row 2]")
    #expect(shown.host.counters.rowsMade == 3)
  }

  @Test(
    "A long list first creates only one screen of rows, and one element represents the other rows"
  )
  func many() throws {
    let shown = try list(1_000)
    #expect(shown.host.counters.rowsMade == 20)
    #expect(shown.outline.hasSuffix("row 18, row 19, 980 unmade]"))
  }

  @Test("List rows near a cursor are created in growing batches")
  func cursor() throws {
    let shown = try list(1_000)
    try shown.focus("row 19")
    let made = shown.host.counters.rowsMade
    #expect(made > 39 && made < 200)
    #expect(shown.outline.hasSuffix("\(1_000 - made) unmade]"))
  }

  @Test("A search creates missing rows from either end of a gap or, on request, all missing rows")
  func search() throws {
    let shown = try list(1_000)
    let gap = try #require(shown.update.changes.first { $0.element.details.unmadeRows > 0 })
    let update = shown.host.makeRows(of: gap.id, isForward: false).update
    #expect(update.changes.contains { $0.element.label == "row 999" })
    #expect(shown.host.makeAllRows().changes.contains { $0.element.label == "row 500" })
    #expect(shown.host.counters.rowsMade == 1_000)
    #expect(shown.host.makeAllRows().isEmpty)
  }

  @Test("An element that no longer represents missing rows creates no rows")
  func stale() throws {
    let shown = try list(1_000)
    let gap = try #require(shown.update.changes.first { $0.element.details.unmadeRows > 0 })
    _ = shown.host.makeAllRows()
    #expect(shown.host.makeRows(of: gap.id, isForward: true).update.isEmpty)
  }

  @Test("Inserting a row at the front of a list creates one row and evaluates no other rows")
  func insert() throws {
    struct Row: View {
      let number: Int
      var body: some View { Words("row \(number)") }
    }
    struct Page: View {
      @State private var numbers = Array(1...50)
      var body: some View {
        Press("insert") { numbers.insert(0, at: 0) }
        ForEach(numbers, id: \.self) { Row(number: $0) }
      }
    }
    let shown = try Shown { Page() }
    let before = shown.host.counters
    try shown.press("insert")
    #expect(shown.host.counters.rowsMade - before.rowsMade == 1)
    #expect(shown.host.counters.bodies - before.bodies == 2)
    #expect(shown.outline.hasPrefix("insert, row 0, row 1, row 2"))
  }

  @Test func `A row with an unobserved object is evaluated with its list`() throws {
    final class Box: Identifiable { var text = "old" }
    struct Page: View {
      @State private var turns = 0
      let boxes = [Box()]
      var body: some View {
        Press("change") {
          boxes[0].text = "new"
          turns += 1
        }
        Words("\(turns)")
        ForEach(boxes) { Words($0.text) }
      }
    }
    let shown = try Shown { Page() }
    try shown.press("change")
    #expect(shown.outline.hasSuffix("1, new"))
  }
}
