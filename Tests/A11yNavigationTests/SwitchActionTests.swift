// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("Actions that a switch press can perform", .timeLimit(.minutes(30)))
struct SwitchActionTests {
  private static let page = """
    webarea #page
      button "a" actions=Pin
      toolbar "Tools"
        button "b"
        button "c"
      textbox "Name" editing
    """

  @Test func `A tap activates without the menu`() {
    var user = SwitchUser(Self.page, SwitchControl.Settings.manual)
    #expect(user.hears(.tap) == "(select) | !activate a")
    user.hears(.next)
    #expect(user.hears(.tap) == "(enter) | b, button")
    user.hears(editing: "Name")
    user.move(to: "back")
    user.hears(.select)
    user.move(to: "keyboard")
    user.hears(.select)
    user.hears(.select)
    user.hears(.select)
    #expect(user.hears(.tap) == "(select) | group, 2 items, q to p | !insert(\"q\")")
  }

  @Test func `The stop scanning action ends scanning, and the next press begins at the first stop`()
  {
    var user = SwitchUser(Self.page)
    user.hears(after: .seconds(1))
    #expect(
      user.hears(.stopScanning) == "<Scanning stopped. Press a switch to start again.>"
    )
    #expect(!user.switchControl.isScanning && user.hears(after: .seconds(100)) == "")
    #expect(user.hears(.select) == "a, button")
  }

  @Test func `The read out action speaks the stop again and changes nothing`() {
    var user = SwitchUser(Self.page, SwitchControl.Settings.manual)
    user.hears(.select)
    #expect(user.hears(.readOut) == "Pin")
    #expect(user.stop == "Pin")
  }

  @Test func `A long press of the select switch has its own action`() {
    var user = SwitchUser(Self.page) {
      $0.scanning = .manual
      $0.tapBehavior = .alwaysTap
      $0.holdDuration = .milliseconds(200)
      $0.longPress = .seconds(1)
    }
    #expect(user.hears(.select, held: .milliseconds(100)) == "(ignored)")
    #expect(user.hears(.select, held: .milliseconds(900)) == "(select) | !activate a")
    #expect(user.hears(.select, held: .seconds(1)) == "(enter) | Pin")
    #expect(user.hears(.escape) == "(leave) | a, button")
    #expect(user.hears(.next, held: .seconds(3600)) == "Tools, toolbar, group, 2 items")
  }

  @Test func `The user can choose the menu’s entries and their order`() {
    var user = SwitchUser(Self.page) {
      $0.scanning = .manual
      $0.menuItems = [.escape, .actions]
    }
    user.hears(.select)
    #expect(user.panel == ["Escape", "Pin", "Activate", "Back"])
    let cost = SwitchControl.scan(of: user.page.tree, settings: user.switchControl.settings)
    #expect(cost[0].activate == ScanCost(presses: 4))
  }
}
