// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewGraph
import Testing

@MainActor
@Suite("Skipping unchanged views changes only the amount of work", .timeLimit(.minutes(30)))
struct PruningTests {
  struct Leaf: View {
    let text: String
    let count: Count
    var body: some View {
      count()
      return Words(text)
    }
  }

  struct Page: View {
    @State private var number = 0
    let count: Count
    var body: some View {
      Press("press \(number)") { number += 1 }
      Leaf(text: "same", count: count)
      Leaf(text: "half \(number / 2)", count: count)
    }
  }

  @Test(
    "Pressing a button produces the same updates whether or not unchanged views are skipped",
    arguments: [true, false]
  )
  func agree(prunes: Bool) throws {
    let count = Count()
    let shown = try Shown(prunes: prunes) { Page(count: count) }
    var outlines = [shown.outline]
    for number in 0..<4 {
      try shown.press("press \(number)")
      outlines.append(shown.outline)
    }
    #expect(
      outlines == (0...4).map { "press \($0), same, half \($0 / 2)" }
    )
    #expect(count.value == (prunes ? 2 + 2 : 2 + 8))
  }

  @Test("Views with equal fields are equal, but closures and unknown values are never equal")
  func sameness() throws {
    struct WithClosure: View {
      let text: String
      let count: Count
      let make: () -> String
      var body: some View {
        count()
        return Words(text + make())
      }
    }
    struct Page: View {
      @State private var number = 0
      let count: Count
      var body: some View {
        let number = number
        Press("press") { self.number += 1 }
        WithClosure(text: "same", count: count) { " \(number)" }
      }
    }
    let count = Count()
    let shown = try Shown { Page(count: count) }
    try shown.press("press")
    #expect(shown.outline == "press, same 1")
    #expect(count.value == 2)
  }
}
