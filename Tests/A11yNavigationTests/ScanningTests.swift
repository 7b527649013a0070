// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("Switch Control’s scanning styles and timing", .timeLimit(.minutes(30)))
struct ScanningTests {
  static let page = """
    webarea
      button "a"
      toolbar "Tools" #tools
        button "cut"
        button "copy"
      button "c"
    """

  @Test func `Auto scanning moves on its own`() {
    var user = SwitchUser(Self.page)
    #expect(user.opening == "a, button")
    #expect(user.hears(after: .milliseconds(999)) == "")
    #expect(user.hears(after: .milliseconds(1)) == "Tools, toolbar, group, 2 items")
    #expect(user.cursor == "tools")
    #expect(user.hears(after: .seconds(1)) == "c, button")
    #expect(user.hears(after: .seconds(1)) == "a, button")
    // All steps of the scanner that are overdue are performed.
    #expect(user.hears(after: .seconds(2)) == "Tools, toolbar, group, 2 items | c, button")
  }

  @Test func `Select enters a group, and Back leaves it`() {
    var user = SwitchUser(Self.page)
    user.hears(after: .seconds(1))
    #expect(user.hears(.select) == "(enter) | cut, button")
    #expect(user.switchControl.depth == 1)
    #expect(user.hears(after: .seconds(1)) == "copy, button")
    #expect(user.hears(after: .seconds(1)) == "back")
    #expect(user.cursor == "tools")
    #expect(user.hears(.select) == "(leave) | Tools, toolbar, group, 2 items")
    #expect(user.switchControl.depth == 0)
    #expect(user.hears(after: .seconds(1)) == "c, button")
  }

  @Test func `The scanner stays longer on the first stop of a level`() {
    var user = SwitchUser(Self.page) { $0.pauseOnFirstItem = .milliseconds(500) }
    #expect(user.switchControl.deadline == .milliseconds(1500))
    user.hears(after: .milliseconds(1500))
    #expect(user.stop == "[tools]")
    #expect(user.switchControl.deadline == .milliseconds(2500))
    user.hears(.select)
    #expect(user.switchControl.deadline == .milliseconds(3000))
    user.hears(.next)
    #expect(user.switchControl.deadline == .milliseconds(2500))
  }

  @Test func `Scanning stops after the set number of rounds, and a press starts it again`() throws {
    var user = SwitchUser(Self.page) { $0.loops = 2 }
    user.hears(after: .seconds(5))
    #expect(user.stop == "c")
    #expect(
      user.hears(after: .seconds(1))
        == "<Scanning stopped after 2 rounds. Press a switch to start again.>"
    )
    #expect(user.cursor == nil && !user.switchControl.isScanning)
    #expect(user.switchControl.deadline == nil)
    #expect(user.hears(after: .seconds(60)) == "")
    // A change to the page does not start scanning again.
    #expect(try user.hears(user.page.insert("button \"d\"", into: "tools")) == "")
    #expect(!user.switchControl.isScanning)
    #expect(user.hears(.select) == "a, button")
    #expect(user.switchControl.isScanning)
    // Pressing the switch restarts the count of rounds.
    user.hears(after: .seconds(5))
    user.hears(.previous)
    user.hears(after: .seconds(2))
    #expect(user.switchControl.isScanning)
  }

  @Test(arguments: [SwitchControl.Command.next, .previous, .scannerMenu, .restart, .select])
  func `Any press restarts scanning that has stopped`(command: SwitchControl.Command) {
    var user = SwitchUser(Self.page) { $0.loops = 1 }
    user.hears(after: .seconds(60))
    #expect(!user.switchControl.isScanning)
    #expect(user.hears(command) == "a, button")
    #expect(user.panel == nil)
  }

  @Test func `A modal restarts scanning that has stopped`() throws {
    var user = SwitchUser(Self.page) { $0.loops = 1 }
    user.hears(after: .seconds(60))
    let update = user.page.insert("dialog modal\n  button \"OK\"", into: "tools")
    #expect(try user.hears(update) == "(screen change) | OK, button")
  }

  @Test func `Manual scanning waits for presses`() {
    var user = SwitchUser(Self.page, SwitchControl.Settings.manual)
    #expect(user.switchControl.deadline == nil)
    #expect(user.hears(after: .seconds(999)) == "")
    #expect(user.hears(.next) == "Tools, toolbar, group, 2 items")
    #expect(user.hears(.previous) == "a, button")
    #expect(user.hears(.previous) == "c, button")
    #expect(user.hears(.next) == "a, button")
  }

  @Test func `In single switch step, a press moves and waiting selects`() {
    var user = SwitchUser(Self.page) { $0.scanning = .singleSwitchStep }
    // No stop is selected before the first press, regardless of how long the user waits.
    #expect(user.hears(after: .seconds(60)) == "")
    #expect(user.hears(.select) == "a, button")
    #expect(user.hears(after: .milliseconds(900)) == "")
    #expect(user.hears(.select) == "Tools, toolbar, group, 2 items")
    #expect(user.hears(after: .milliseconds(999)) == "")
    #expect(user.hears(after: .milliseconds(1)) == "(enter) | cut, button")
    #expect(user.hears(.next) == "copy, button")
    #expect(user.hears(after: .seconds(1)) == "(enter) | Activate")
    #expect(user.hears(after: .seconds(1)) == "(select) | !activate copy")
    // Waiting does not activate an element a second time.
    #expect(user.hears(after: .seconds(60)) == "")
    #expect(user.hears(.select) == "copy, button")
    #expect(user.hears(after: .seconds(1)) == "(enter) | Activate")
  }

  @Test func `After a long delay, only one element is activated, because the tree may change`() {
    var user = SwitchUser(Self.page) {
      $0.scanning = .singleSwitchStep
      $0.tapBehavior = .alwaysTap
    }
    user.hears(.select)
    #expect(user.hears(after: .seconds(60)) == "(select) | !activate a")
    #expect(user.switchControl.deadline == nil)
  }

  @Test func `Presses that are too short or too soon are ignored`() {
    var user = SwitchUser(Self.page) {
      $0.scanning = .manual
      $0.holdDuration = .milliseconds(200)
      $0.ignoreRepeat = .milliseconds(500)
    }
    #expect(user.hears(.next, held: .milliseconds(199)) == "(ignored)")
    #expect(user.hears(.next, held: .milliseconds(200)) == "Tools, toolbar, group, 2 items")
    user.hears(after: .milliseconds(499))
    #expect(user.hears(.select, held: .seconds(1)) == "(ignored)")
    user.hears(after: .milliseconds(1))
    #expect(user.hears(.select, held: .seconds(1)) == "(enter) | cut, button")
    #expect(user.hears(.scannerMenu, held: .seconds(1)) == "(ignored)")
    #expect(user.hears(.previous) == "(ignored)")
    #expect(user.stop == "cut")
  }

  @Test func `Scanning can be paused and resumed`() {
    var user = SwitchUser(Self.page)
    user.hears(after: .milliseconds(700))
    #expect(user.hears(.pauseOrResume) == "<Scanning paused.>")
    #expect(user.switchControl.isPaused && user.switchControl.deadline == nil)
    #expect(user.hears(after: .seconds(60)) == "")
    #expect(user.hears(.next) == "Tools, toolbar, group, 2 items")
    #expect(user.hears(after: .seconds(60)) == "")
    #expect(user.hears(.pauseOrResume) == "<Scanning resumed.>")
    #expect(user.hears(after: .seconds(1)) == "c, button")
    user.hears(.pauseOrResume)
    #expect(user.hears(.restart) == "a, button")
    #expect(!user.switchControl.isPaused)
  }

  @Test func `Settings take effect immediately`() {
    var user = SwitchUser(Self.page)
    var settings = user.switchControl.settings
    settings.scanning = .manual
    user.hears(.set(settings))
    #expect(user.switchControl.deadline == nil)
    #expect(user.stop == "a")
    settings.scanning = .auto
    settings.interval = .milliseconds(200)
    user.hears(.set(settings))
    #expect(user.hears(after: .milliseconds(200)) == "Tools, toolbar, group, 2 items")
    settings.groupsItems = false
    #expect(user.hears(.set(settings)) == "cut, button")
    settings.tapBehavior = .alwaysTap
    user.hears(.set(settings))
    #expect(user.round() == ["cut", "copy", "c", "scanner menu", "a"])
    settings.speaksItems = false
    user.hears(.set(settings))
    #expect(user.hears(.next) == "(scan)")
  }

  @Test func `Zero and negative times do not make the scanner hang`() {
    var user = SwitchUser(Self.page) {
      $0.interval = .zero
      $0.pauseOnFirstItem = .seconds(-9)
      $0.loops = 3
    }
    #expect(user.hears(after: .seconds(1)).hasSuffix("Press a switch to start again.>"))
    user = SwitchUser(Self.page) {
      $0.scanning = .singleSwitchStep
      $0.dwell = .zero
      $0.tapBehavior = .alwaysTap
    }
    user.hears(.select)
    #expect(user.hears(after: .seconds(1)) == "(select) | !activate a")
  }

  @Test func `A stop without words plays a sound`() {
    let user = SwitchUser("webarea\n  generic activate\n  button \"b\"")
    #expect(user.opening == "(scan)")
  }

  @Test func `Scanning starts at the default focus`() {
    let user = SwitchUser(
      "webarea\n  button \"a\"\n  toolbar\n    button \"b\"\n    group default\n      button \"c\""
    )
    #expect(user.opening == "c, button")
    #expect(user.switchControl.depth == 1)
  }

  @Test func `Scanning starts when a page gets its first stop`() throws {
    var user = SwitchUser("webarea #page\n  text \"Loading\"")
    #expect(user.opening == "" && user.cursor == nil)
    #expect(user.hears(.select) == "<Nothing here responds to a switch.>")
    #expect(user.hears(after: .seconds(60)) == "")
    #expect(try user.hears(user.page.insert("button \"Go\"", into: "page")) == "Go, button")
    #expect(user.switchControl.deadline == .seconds(61))
    try user.hears(user.page.remove("Go"))
    #expect(user.cursor == nil && user.switchControl.deadline == nil)
  }
}
