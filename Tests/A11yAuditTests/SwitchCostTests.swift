// SPDX-License-Identifier: MIT

import A11yAudit
import A11ySession
import Testing

@Suite(.timeLimit(.minutes(30)))
struct SwitchCostTests {
  private static let screen = """
    - main:
      - button "Home"
      - toolbar "Format":
        - button "Bold"
        - button "Italic"
        - button "Underline"
      - button "Pay"
    """

  private func screen(_ budget: String?, profile: String = "default") throws -> Screen {
    var settings = SessionSettings()
    try settings.set("profile", to: profile)
    var screen = try Screen(Self.screen, settings: settings)
    screen.exploration.budget = try budget.map { try SwitchBudget($0) }
    return screen
  }

  @Test func `An element over the budget is reported with the path to it`() throws {
    let screen = try screen("2 presses, 6s")
    #expect(
      screen.finds("switch-cost") == [
        "“Bold”: 3 presses, 4.3 s expected.", "“Italic”: 3 presses, 5.3 s expected.",
        "“Underline”: 3 presses, 6.3 s expected.",
      ]
    )
    #expect(
      screen.proof("switch-cost")
        == "Format, toolbar, group, 3 items | > select | Bold, button | > select "
        + "| # «3 presses, 4.3 s expected»"
    )
    #expect(try self.screen("3 presses").finds("switch-cost") == [])
  }

  @Test func `Time is measured for the profile’s user`() throws {
    #expect(try screen("9s").finds("switch-cost") == [])
    #expect(try screen("9s", profile: "slow").finds("switch-cost").count == 2)
    #expect(try screen("9s", profile: "fast").finds("switch-cost") == [])
  }

  @Test func `Without a budget, no cost is reported`() throws {
    #expect(try screen(nil).finds("switch-cost") == [])
  }

  @Test(arguments: ["", "cheap", "8", "8 presses, 9 lives", "-1 presses", "1.5"])
  func `An invalid budget is an error`(text: String) {
    #expect(throws: SessionError.self) { try SwitchBudget(text) }
  }
}
