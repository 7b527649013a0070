// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("The effect of selecting an element with a switch", .timeLimit(.minutes(30)))
struct TapTests {
  private let page = """
    webarea
      button "a"
      textbox "b"
      slider "c" value=3
      list
        link "d"
        link "e"
    """

  @Test func `By default, selecting opens the menu`() {
    var user = SwitchUser(page)
    #expect(user.hears(.select) == "(enter) | Activate")
    #expect(user.hears(.select) == "(select) | !activate a")
    #expect(user.panel == nil && user.stop == "a")
  }

  @Test func `Auto tap waits for a second press`() {
    var user = SwitchUser(page) { $0.tapBehavior = .autoTap }
    #expect(user.switchControl.settings.autoTapInterval == .milliseconds(750))
    #expect(user.hears(.select) == "(select)")
    #expect(user.hears(after: .milliseconds(749)) == "")
    #expect(user.hears(after: .milliseconds(1)) == "(select) | !activate a")
    user.hears(after: .milliseconds(100))
    user.hears(.select)
    user.hears(after: .milliseconds(700))
    #expect(user.hears(.select) == "(enter) | Activate")
    #expect(user.hears(.select) == "(select) | !activate a")
  }

  @Test func `Moving on cancels a tap`() {
    var user = SwitchUser(page) {
      $0.tapBehavior = .autoTap
      $0.scanning = .manual
    }
    user.hears(.select)
    #expect(user.hears(.next) == "b, text field")
    #expect(user.hears(after: .seconds(9)) == "")
    user.hears(.select)
    user.hears(.pauseOrResume)
    #expect(user.hears(after: .seconds(9)) == "")
    user.hears(.pauseOrResume)
    #expect(user.hears(after: .seconds(9)) == "")
    #expect(user.hears(.select) == "(select)")
    #expect(user.hears(after: .seconds(1)) == "(select) | !beginEditing b")
  }

  @Test func `An element that disappears is not tapped`() throws {
    var user = SwitchUser(page) {
      $0.tapBehavior = .autoTap
      $0.scanning = .manual
    }
    user.hears(.select)
    #expect(try user.hears(user.page.remove("a")) == "b, text field")
    #expect(user.hears(after: .seconds(9)) == "")
  }

  @Test func `In single switch step, auto tap does not wait for a second press`() {
    var user = SwitchUser(page) {
      $0.tapBehavior = .autoTap
      $0.scanning = .singleSwitchStep
    }
    user.hears(.select)
    #expect(user.hears(after: .seconds(1)) == "(select) | !activate a")
  }

  @Test func `Always tap activates immediately and puts the menu at the end of the scan`() {
    var user = SwitchUser(page) {
      $0.tapBehavior = .alwaysTap
      $0.scanning = .manual
    }
    #expect(user.hears(.select) == "(select) | !activate a")
    #expect(user.round() == ["a", "b", "c", "[4]", "scanner menu"])
    user.move(to: "c")
    user.hears(.next)
    #expect(user.hears(.next) == "scanner menu")
    // The menu belongs to the item that was scanned last.
    #expect(user.cursor == "c")
    user.hears(.select)
    #expect(user.switchControl.panel?.kind == .menu(.element(user.page["c"])))
    // Inside a group, a Back stop takes the place of the menu stop.
    user = SwitchUser(page) { $0.tapBehavior = .alwaysTap }
    user.move(to: "[4]")
    user.hears(.select)
    #expect(user.round() == ["d", "e", "back"])
  }

  @Test func `The menu stop never refers to a removed element`() throws {
    var user = SwitchUser(page) {
      $0.tapBehavior = .alwaysTap
      $0.scanning = .manual
    }
    user.move(to: "c")
    user.move(to: "scanner menu")
    try user.hears(user.page.remove("c"))
    #expect(user.stop == "scanner menu")
    #expect(user.cursor == "e")
    user.move(to: "[4]")
    user.hears(.select)
    user.hears(.select)
    let modal = user.page.insert("dialog modal\n  button \"x\"\n  button \"y\"", into: "b")
    try user.hears(modal)
    user.hears(.previous)
    #expect(user.stop == "scanner menu")
    #expect(user.cursor == "x")
  }

  @Test func `After a tap, scanning continues at the element or from the start`() {
    var user = SwitchUser(page) { $0.tapBehavior = .alwaysTap }
    user.hears(after: .seconds(1))
    user.hears(.select)
    #expect(user.stop == "b")
    #expect(user.hears(after: .seconds(1)) == "c, 3, adjustable")
    user = SwitchUser(page) {
      $0.tapBehavior = .alwaysTap
      $0.focusAfterTap = .start
      $0.pauseOnFirstItem = .seconds(1)
    }
    user.move(to: "[4]")
    user.hears(.select)
    user.hears(.next)
    #expect(user.hears(.select) == "(select) | a, button | !activate e")
    #expect(user.stop == "a" && user.switchControl.depth == 0)
    #expect(user.hears(after: .milliseconds(1999)) == "")
    #expect(user.hears(after: .milliseconds(1)) == "b, text field")
  }
}
