// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("Switch Control’s scanner menu", .timeLimit(.minutes(30)))
struct ScannerMenuTests {
  private func menu(_ outline: String) -> [String] {
    var user = SwitchUser(outline, SwitchControl.Settings.manual)
    user.hears(.select)
    return user.panel ?? []
  }

  @Test("The scanner menu lists the element’s own actions first")
  func holdsTheElementsOwnActionsFirst() {
    let all = ["Scroll", "Escape", "Settings", "Back"]
    #expect(menu("button \"a\"") == ["Activate"] + all)
    #expect(
      menu("button \"a\" actions=Pin|Share delete showMenu")
        == ["Pin", "Share", "Activate", "Show menu", "Delete"] + all
    )
    #expect(menu("slider \"a\" value=3") == ["Activate", "Increment", "Decrement"] + all)
    #expect(menu("textbox \"a\"") == ["Edit"] + all)
    #expect(menu("textbox \"a\" editing") == ["Activate", "Edit text"] + all)
  }

  private var user = SwitchUser(
    """
    webarea #page
      button "a" actions=Pin|Share delete
      list #list
        slider "v" value=3
        textbox "t"
      button "b"
    """,
    SwitchControl.Settings.manual
  )

  private mutating func choose(_ name: String) -> String {
    for _ in 0..<20 {
      if user.panel != nil, user.stop == name { break }
      user.hears(.next)
    }
    return user.hears(.select)
  }

  @Test mutating func `The menu runs the chosen item`() {
    for (name, action) in [
      ("Pin", "custom(\"Pin\")"), ("Activate", "activate"), ("Delete", "delete"),
      ("Escape", "escape"),
    ] {
      user.hears(.select)
      #expect(choose(name) == "(select) | !\(action) a")
      #expect(user.panel == nil && user.stop == "a")
    }
    user.move(to: "[list]")
    user.hears(.select)
    user.hears(.next)
    user.hears(.select)
    #expect(choose("Edit") == "(select) | !beginEditing t")
  }

  @Test mutating func `The menu stays open while a value is adjusted`() {
    user.move(to: "[list]")
    user.hears(.select)
    user.hears(.select)
    #expect(choose("Increment") == "(select) | !increment v")
    #expect(user.hears(.select) == "(select) | !increment v")
    #expect(choose("Decrement") == "(select) | !decrement v")
    #expect(user.panel != nil)
  }

  @Test mutating func `The menu has submenus`() {
    user.hears(.select)
    #expect(choose("Scroll") == "(enter) | Scroll up")
    #expect(
      user.round() == ["Scroll up", "Scroll down", "Scroll left", "Scroll right", "Back"]
    )
    #expect(choose("Back") == "(leave) | Scroll")
    #expect(user.hears(.select) == "(enter) | Scroll up")
    #expect(choose("Scroll down") == "(select) | !scroll(A11yTree.ScrollEdge.bottom) a")
    user.hears(.select)
    #expect(choose("Settings") == "(enter) | Faster")
    #expect(choose("Back") == "(leave) | Settings")
    #expect(choose("Back") == "(leave) | a, button")
    #expect(user.panel == nil)
  }

  @Test mutating func `Leaving a submenu shows the menu’s current items`() throws {
    user.hears(.select)
    _ = choose("Settings")
    try user.hears(
      user.page.change("a") {
        $0.details.customActions = []
        $0.actions = []
      }
    )
    #expect(choose("Back") == "(leave) | Settings")
    #expect(user.hears(.next) == "Back")
    #expect(user.hears(.next) == "Activate")
  }

  @Test mutating func `Escape closes the menu, and the next Escape leaves the screen`() {
    user.hears(.select)
    _ = choose("Scroll")
    #expect(user.hears(.escape) == "(leave) | a, button")
    #expect(user.hears(.escape) == "!escape a")
  }

  @Test mutating func `The menu also opens for a group and without an element`() {
    user.move(to: "[list]")
    #expect(user.hears(.scannerMenu) == "(enter) | Scroll")
    #expect(user.switchControl.panel?.kind == .menu(.screen))
    #expect(choose("Escape") == "(select) | !escape page")
    user.hears(.next)
    #expect(user.hears(.scannerMenu) == "(enter) | Activate")
  }

  @Test mutating func `Settings in the menu take effect`() {
    user.hears(.select)
    _ = choose("Settings")
    #expect(choose("Faster") == "(select) | <One stop every 0.8 s.>")
    #expect(user.switchControl.settings.interval == .milliseconds(800))
    #expect(choose("Slower") == "(select) | <One stop every 1.0 s.>")
    #expect(choose("Groups on or off") == "(select) | <Groups off.>")
    #expect(choose("Groups on or off") == "(select) | <Groups on.>")
    #expect(choose("Groups on or off") == "(select) | <Groups off.>")
    #expect(choose("Speech on or off") == "(select) | <Speech off.>")
    #expect(choose("Back") == "(leave) | (scan)")
    user.hears(.escape)
    #expect(user.round() == ["a", "v", "t", "b"])
    for _ in 0..<60 {
      user.hears(.scannerMenu)
      _ = choose("Settings")
      _ = choose("Faster")
      user.hears(.escape)
    }
    #expect(user.switchControl.settings.interval == .milliseconds(100))
  }

  @Test mutating func `Turning groups off in a group’s menu moves to the group’s first element`() {
    user.move(to: "[list]")
    user.hears(.scannerMenu)
    _ = choose("Settings")
    #expect(choose("Groups on or off") == "(select) | <Groups off.>")
    #expect(user.panel != nil)
    #expect(user.hears(.escape) == "(leave) | v, 3, adjustable")
  }

  @Test("While the scanner menu is open, only the menu’s entries are scanned")
  func isScannedByItself() {
    var user = SwitchUser("webarea\n  button \"a\"\n  button \"b\"") {
      $0.pauseOnFirstItem = .milliseconds(500)
      $0.loops = 1
    }
    user.hears(.select)
    #expect(user.hears(after: .milliseconds(1500)) == "Scroll")
    #expect(user.hears(after: .seconds(3)) == "Escape | Settings | Back")
    #expect(user.hears(after: .seconds(1)).hasPrefix("<Scanning stopped after 1 rounds."))
    #expect(user.panel == nil)
  }

  @Test mutating func `The menu closes when its element disappears`() throws {
    user.hears(.select)
    #expect(try user.hears(user.page.remove("a")) == "group, 2 items, v to t")
    #expect(user.panel == nil)
  }

  @Test mutating func `The menu stays open when other elements change`() throws {
    user.hears(.select)
    user.hears(.next)
    #expect(try user.hears(user.page.remove("b")) == "")
    #expect(user.stop == "Share")
  }
}
