// SPDX-License-Identifier: MIT

import A11yTree
import Testing
import TreeOutlines

@Suite("The containers that surround a stop", .timeLimit(.minutes(30)))
struct SurroundingsTests {
  @Test(arguments: 1...8)
  func `Container edges match the edges that a walk finds`(seed: UInt64) throws {
    var model = RandomTree(seed: seed, count: 70)
    var tree = try AccessibilityTree(model.start)
    for _ in 0..<4 {
      let stops = model.preorder().filter { tree.kinds(of: $0).contains(.stop) }
      for stop in stops {
        let surroundings = tree.surroundings(of: stop)
        #expect(surroundings.map(\.id) == tree.ancestors(of: stop).reversed())
        for surrounding in surroundings {
          let inside = stops.filter { model.isInside($0, surrounding.id) }
          let isRight =
            surrounding.isFirst == (inside.first == stop)
            && surrounding.isLast == (inside.last == stop)
          if !isRight { Issue.record("\(surrounding) around \(stop)") }
        }
      }
      for _ in 0..<5 { try tree.apply(model.update()) }
    }
  }

  @Test func `Hidden neighbors are ignored`() {
    let page = Page(
      """
      list
        listitem "ghost" hidden
        listitem "cats"
        group hidden
          listitem "dogs"
      """
    )
    let around = page.tree.surroundings(of: page["cats"])
    #expect(around.map(\.isFirst) == [true])
    #expect(around.map(\.isLast) == [true])
    #expect(!page.tree.isVisible(page["dogs"]))
    #expect(page.tree.isVisible(page["cats"]))
  }
}
