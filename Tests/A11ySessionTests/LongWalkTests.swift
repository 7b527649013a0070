// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import SessionFixtures
import Testing

@testable import A11ySession

@MainActor @Suite("What is kept of a long walk", .timeLimit(.minutes(10)))
struct LongWalkTests {
  @Test("Steps of a script that are alike are kept once, whatever is expected after them")
  func steps() throws {
    let text =
      "open: page.yaml\n\n"
      + String(repeating: "> press right\nBuy, button\nvoiceover> next\n", count: 5000)
    var parser = StepCommands(driving: .voiceOver)
    var steps = RepeatedList<[SessionCommand]>()
    var expected = 0
    try Script.read(text) { part throws(SessionError) in
      switch part {
      case .step(let step): steps.append(try parser.commands(of: step))
      case .expectation: expected += 1
      default: break
      }
    }
    #expect(steps.count == 10_000 && expected == 5000)
    #expect(steps.distinct == [[.press(Key(.right))], [.voiceOver(.next)]])
    #expect(steps[9998] == [.press(Key(.right))] && steps[9999] == [.voiceOver(.next)])
  }

  @Test("What is read line by line is what a whole script has")
  func parts() throws {
    let text = "open: a\nhints: off\n\nShop\ncost \"Buy\" <= 1 press\n> next\nBuy\n# no\n> last\n"
    let whole = try Script(text)
    #expect(whole.header.map(\.name) == ["open", "hints"])
    #expect(whole.opening.map(\.text) == ["Shop", "cost \"Buy\" <= 1 press"])
    #expect(whole.steps.map(\.command) == ["next", "last"])
    #expect(whole.steps.map(\.expected) == [["Buy"], []])
    #expect(throws: SessionError.self) { _ = try Script("open: a\nopen: b\n") }
  }
}
