// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewGraph
import Testing

@MainActor
@Suite("A view graph feature that is contained in one file", .timeLimit(.minutes(30)))
struct StepFeatureTests {
  private struct Page: View {
    @State private var names = ["pay", "send"]
    var body: some View {
      Press("turn") { names.reverse() }
      Press("begin") { names.insert("choose", at: 0) }
      ForEach(names, id: \.self) { Words($0).step() }
      Words("done").step().environment(\.numbersSteps, false)
    }
  }

  @Test("Numbered steps announce their number initially and whenever the number changes")
  func numbers() throws {
    let shown = try Shown { Page() }
    #expect(shown.outline == "turn, begin, pay, step 1 of 3, send, step 2 of 3, done")
    try shown.press("begin")
    #expect(
      shown.outline
        == "turn, begin, choose, step 1 of 4, pay, step 2 of 4, send, step 3 of 4, done"
    )
    try shown.press("turn")
    #expect(
      shown.outline
        == "turn, begin, send, step 1 of 4, pay, step 2 of 4, choose, step 3 of 4, done"
    )
  }

  @Test("A view graph without steps does not create the feature that numbers steps")
  func absent() throws {
    let shown = try Shown { Words("a") }
    #expect(shown.host.graph.existingFeature(Steps.self) == nil)
  }
}
