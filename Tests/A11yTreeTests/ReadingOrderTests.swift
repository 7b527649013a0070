// SPDX-License-Identifier: MIT

import A11yTree
import Testing
import TreeOutlines

@Suite("The reading order of elements", .timeLimit(.minutes(30)))
struct ReadingOrderTests {
  private func order(_ outline: String, _ readingOrder: ReadingOrder = .source) -> [String] {
    Page(outline, readingOrder: readingOrder).tree.labels(.stop)
  }

  @Test func `The source’s order applies unless there are priorities`() {
    #expect(order("group\n  text \"a\"\n  text \"b\"\n  text \"c\"") == ["a", "b", "c"])
    #expect(
      order("group\n  text \"a\"\n  text \"b\" priority=1\n  text \"c\" priority=-1\n  text \"d\"")
        == ["b", "a", "d", "c"]
    )
  }

  @Test func `Priorities apply only inside their container`() {
    let outline = """
      group
        group
          text "a"
          text "b" priority=9
        text "c" priority=1
      """
    #expect(order(outline) == ["c", "b", "a"])
  }

  @Test func `A priority that is not a number is ignored, and an infinite priority is the highest`()
    throws
  {
    var page = Page("group\n  text \"a\"\n  text \"b\"\n  text \"c\" priority=1")
    try page.apply(page.change("b") { $0.details.sortPriority = .nan })
    #expect(page.tree.labels(.stop) == ["c", "a", "b"])
    try page.apply(page.change("b") { $0.details.sortPriority = .infinity })
    #expect(page.tree.labels(.stop) == ["b", "c", "a"])
  }

  @Test mutating func `Changing a priority moves the element`() throws {
    var page = Page("group\n  text \"a\"\n  text \"b\"")
    try page.apply(page.change("b") { $0.details.sortPriority = 1 })
    #expect(page.tree.labels(.stop) == ["b", "a"])
    #expect(page.tree.previous(.stop, before: page["a"], in: ElementID(index: 0)) == page["b"])
    try page.apply(page.change("b") { $0.details.sortPriority = 0 })
    #expect(page.tree.labels(.stop) == ["a", "b"])
  }

  private let grid = """
    group
      text "d" frame=0,40,10,10
      text "b" frame=50,0,10,10
      text "c" frame=90,7,10,10
      text "a" frame=0,7.5,10,10
      text "e" frame=50,48,10,10
    """

  @Test func `Frames form rows from top to bottom, each read from its leading edge`() {
    #expect(order(grid, .geometric()) == ["a", "b", "c", "d", "e"])
    #expect(order(grid, .geometric(isRightToLeft: true)) == ["c", "b", "a", "d", "e"])
  }

  @Test func `The threshold decides which frames form a row`() {
    // With a threshold of 8 points, as on a phone, elements at 40 and 48 points are in two rows. With a threshold of 13
    // points, as on a tablet, elements at 40 and 48 points are in one row.
    #expect(order(grid, .geometric(rowThreshold: 13)) == ["a", "b", "c", "d", "e"])
    #expect(order(grid, .geometric(rowThreshold: 7)) == ["b", "a", "c", "d", "e"])
    let close = "group\n  text \"right\" frame=50,0,9,9\n  text \"left\" frame=0,8,9,9"
    #expect(order(close, .geometric()) == ["right", "left"])
    #expect(order(close, .geometric(rowThreshold: 13)) == ["left", "right"])
  }

  @Test func `A row does not grow by chaining overlapping elements`() {
    let stairs = """
      group
        text "3" frame=0,12,9,9
        text "2" frame=10,6,9,9
        text "1" frame=20,0,9,9
      """
    #expect(order(stairs, .geometric()) == ["2", "1", "3"])
  }

  @Test func `An element without a frame stays after the previous element`() {
    let outline = """
      group
        text "first"
        text "b" frame=0,50,9,9
        text "behind b"
        text "a" frame=0,0,9,9
        text "behind a"
      """
    #expect(order(outline, .geometric()) == ["first", "a", "behind a", "b", "behind b"])
  }

  @Test func `Elements scrolled out of view are still ordered by position`() {
    let outline = """
      group
        text "heading"
        text "b" frame=0,0,9,9
        text "a" frame=0,-500,9,9
      """
    #expect(order(outline, .geometric()) == ["heading", "a", "b"])
  }

  @Test func `Priorities override frames`() {
    let outline = "group\n  text \"a\" frame=0,0,9,9\n  text \"b\" frame=0,90,9,9 priority=1"
    #expect(order(outline, .geometric()) == ["b", "a"])
  }

  @Test func `Frames that are not finite are ignored`() throws {
    var page = Page(grid, readingOrder: .geometric())
    for value in [Double.nan, .infinity, -.infinity] {
      try page.apply(
        page.change("e") { $0.details.frame = Frame(x: value, y: value, width: 0, height: 0) }
      )
      #expect(page.tree.labels(.stop) == ["a", "e", "b", "c", "d"])
    }
  }

  @Test func `Moving a frame moves the element`() throws {
    var page = Page(grid, readingOrder: .geometric())
    try page.apply(
      page.change("e") { $0.details.frame = Frame(x: 0, y: -90, width: 9, height: 9) }
    )
    #expect(page.tree.labels(.stop) == ["e", "a", "b", "c", "d"])
  }

  @Test func `In source order, frames are ignored`() {
    #expect(order(grid) == ["d", "b", "c", "a", "e"])
  }
}
