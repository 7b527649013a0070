// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("Choosing elements with point scanning", .timeLimit(.minutes(30)))
struct PointScanTests {
  /// A screen of 400 × 800 points with a toolbar with two buttons, a card that contains a button, and empty space at
  /// the bottom.
  static let screen = """
    webarea #page frame=0,0,400,800
      button "Back" frame=0,0,100,50
      button "Share" frame=300,0,100,50
      link "Card" frame=0,100,400,200
        button "Buy" frame=300,250,80,40
      textbox "Name" frame=20,400,360,50
    """

  static func points(
    _ cursor: SwitchControl.GlidingCursor = .refined,
    _ change: @escaping (inout SwitchControl.Settings) -> Void = { _ in }
  ) -> (inout SwitchControl.Settings) -> Void {
    {
      $0.scansPoints = true
      $0.glidingCursor = cursor
      change(&$0)
    }
  }

  @Test func `A single line in each direction chooses a point, and the menu opens for its element`()
  {
    var user = SwitchUser(Self.screen, Self.points(.single))
    #expect(user.opening == "vertical line")
    #expect(user.switchControl.isScanningPoints && user.cursor == nil && user.stop == nil)
    #expect(user.switchControl.deadline == .seconds(4))
    #expect(user.hears(after: .milliseconds(3400)) == "")
    #expect(user.hears(.select) == "(select) | horizontal line")
    #expect(user.switchControl.deadline == .milliseconds(11_400))
    #expect(user.hears(after: .milliseconds(2700)) == "")
    #expect(user.hears(.select) == "Buy, button | (enter) | Activate")
    #expect(user.cursor == "Buy" && user.switchControl.panel != nil)
    #expect(user.hears(.select) == "(select) | vertical line | !activate Buy")
    #expect(user.cursor == nil)
  }

  @Test func `By default, a band and then a slower line inside it are fixed in each direction`() {
    var user = SwitchUser(Self.screen, Self.points { $0.tapBehavior = .alwaysTap })
    #expect(user.opening == "vertical band")
    // The band is 50 points wide, so it reaches the right edge after 350 points.
    #expect(user.switchControl.deadline == .milliseconds(3500))
    user.hears(after: .seconds(3))
    #expect(user.hears(.select) == "(select) | vertical line")
    // The line crosses the 50 points of the band at a quarter of the speed.
    #expect(user.switchControl.deadline == .seconds(5))
    user.hears(after: .seconds(1))
    #expect(user.hears(.select) == "(select) | horizontal band")
    user.hears(after: .milliseconds(200))
    #expect(user.hears(.select) == "(select) | horizontal line")
    user.hears(after: .milliseconds(400))
    #expect(user.hears(.select) == "Share, button | (select) | vertical band | !activate Share")
  }

  @Test func `A precise cursor crosses the surroundings of each line again slowly`() {
    var user = SwitchUser(Self.screen, Self.points(.precise) { $0.tapBehavior = .alwaysTap })
    #expect(user.opening == "vertical line")
    user.hears(after: .milliseconds(500))
    #expect(user.hears(.select) == "(select) | fine vertical line")
    // The line crosses 25 points on each side of 50, at an eighth of the speed.
    #expect(user.switchControl.deadline == .milliseconds(4500))
    user.hears(after: .seconds(2))
    #expect(user.hears(.select) == "(select) | horizontal line")
    user.hears(after: .milliseconds(1500))
    #expect(user.hears(.select) == "(select) | fine horizontal line")
    user.hears(after: .seconds(4))
    #expect(user.hears(.select) == "Card, link | (select) | vertical line | !activate Card")
  }

  @Test func `The topmost element is chosen`() {
    for (x, y, name) in [(3500, 2600, "Buy"), (3500, 1200, "Card"), (200, 4100, "Name")] {
      var user = SwitchUser(Self.screen, Self.points(.single))
      user.hears(after: .milliseconds(x))
      user.hears(.select)
      user.hears(after: .milliseconds(y))
      user.hears(.select)
      #expect(user.cursor == name)
    }
  }

  @Test func `Where there is no element, the menu of the screen opens`() {
    var user = SwitchUser(Self.screen, Self.points(.single) { $0.tapBehavior = .alwaysTap })
    user.hears(after: .seconds(2))
    user.hears(.select)
    user.hears(after: .seconds(7))
    #expect(user.hears(.select) == "<Nothing at this point.> | (enter) | Scroll")
    #expect(user.cursor == nil && user.panel == ["Scroll", "Escape", "Settings", "Back"])
    user.hears(.previous)
    #expect(user.hears(.select) == "(leave) | vertical line")
  }

  @Test func `Auto tap waits for a second press, which opens the menu`() {
    var user = SwitchUser(Self.screen, Self.points(.single) { $0.tapBehavior = .autoTap })
    user.hears(after: .milliseconds(200))
    user.hears(.select)
    user.hears(after: .milliseconds(200))
    #expect(user.hears(.select) == "Back, button | (select)")
    #expect(user.hears(after: .milliseconds(750)) == "(select) | vertical line | !activate Back")
    user.hears(after: .milliseconds(200))
    user.hears(.select)
    user.hears(after: .milliseconds(200))
    user.hears(.select)
    #expect(user.hears(.select) == "(enter) | Activate")
  }

  @Test func `The tap action skips the menu`() {
    var user = SwitchUser(Self.screen, Self.points(.single))
    user.hears(after: .milliseconds(200))
    #expect(user.hears(.tap) == "(select) | horizontal line")
    user.hears(after: .milliseconds(200))
    #expect(user.hears(.tap) == "Back, button | (select) | vertical line | !activate Back")
  }

  @Test func `A gliding line that is not fixed restarts, and stops after the last loop`() {
    var user = SwitchUser(Self.screen, Self.points(.single) { $0.loops = 3 })
    #expect(user.hears(after: .seconds(4)) == "(border)")
    #expect(user.hears(after: .seconds(4)) == "(border)")
    #expect(
      user.hears(after: .seconds(400))
        == "<Scanning stopped after 3 rounds. Press a switch to start again.>"
    )
    #expect(!user.switchControl.isScanning && user.switchControl.deadline == nil)
    #expect(user.hears(.select) == "vertical line")
    user.hears(after: .seconds(5))
    #expect(user.switchControl.line(at: user.now, in: user.page.tree)?.frame.x == 100)
  }

  @Test func `Escape restarts point scanning, and pressed again leaves the screen`() {
    var user = SwitchUser(Self.screen, Self.points(.single))
    user.hears(after: .seconds(1))
    user.hears(.select)
    #expect(user.hears(.escape) == "(leave) | vertical line")
    #expect(user.hears(.escape) == "!escape page")
  }

  @Test func `A paused gliding line does not move`() {
    var user = SwitchUser(Self.screen, Self.points(.single))
    user.hears(after: .seconds(1))
    user.hears(.pauseOrResume)
    #expect(user.switchControl.deadline == nil)
    user.hears(after: .seconds(100))
    #expect(user.hears(.readOut) == "vertical line")
    user.hears(.pauseOrResume)
    #expect(user.switchControl.deadline == .seconds(104))
  }

  @Test func `In manual scanning, a switch moves the line in steps`() {
    var user = SwitchUser(Self.screen, Self.points(.single) { $0.scanning = .manual })
    #expect(user.switchControl.deadline == nil)
    #expect(user.hears(.next) == "(scan)")
    user.hears(.next)
    #expect(user.switchControl.line(at: user.now, in: user.page.tree)?.frame.x == 40)
    user.hears(.previous)
    user.hears(.previous)
    user.hears(.previous)
    #expect(user.switchControl.line(at: user.now, in: user.page.tree)?.frame.x == 400)
    user.hears(.next)
    user.hears(.select)
    #expect(user.hears(.select) == "Back, button | (enter) | Activate")
  }

  @Test func `With a single switch, resting for the dwell time fixes the line`() {
    var user = SwitchUser(Self.screen, Self.points(.single) { $0.scanning = .singleSwitchStep })
    #expect(user.hears(after: .seconds(10)) == "")
    #expect(user.hears(.select) == "vertical line")
    for _ in 0..<16 { #expect(user.hears(.select) == "(scan)") }
    #expect(user.hears(after: .seconds(1)) == "(select) | horizontal line")
    #expect(user.hears(after: .seconds(1)) == "Share, button | (enter) | Activate")
  }

  @Test func `Tapping a text field leads to the keyboard, which is scanned by items`() {
    var user = SwitchUser(Self.screen, Self.points(.single) { $0.tapBehavior = .alwaysTap })
    user.hears(after: .seconds(1))
    user.hears(.select)
    user.hears(after: .milliseconds(4200))
    #expect(
      user.hears(.select) == "Name, text field | (select) | vertical line | !beginEditing Name"
    )
    #expect(user.hears(editing: "Name").hasPrefix("keyboard, group"))
    #expect(!user.switchControl.isScanningPoints && user.cursor == "Name")
    #expect(user.hears(.select).hasPrefix("(enter) | group"))
    #expect(user.hears(.escape).hasPrefix("(leave) | keyboard"))
    #expect(user.hears(.next) == "vertical line")
    // Choosing the field again returns to the field's keyboard.
    user.hears(after: .seconds(1))
    user.hears(.select)
    user.hears(after: .milliseconds(4200))
    #expect(user.hears(.select).hasPrefix("Name, text field | keyboard, group"))
    #expect(user.hears(editing: nil) == "vertical line")
  }

  @Test func `The scanner rests on the element that a program requests`() throws {
    var user = SwitchUser(Self.screen, Self.points(.single))
    #expect(user.hears(.moveTo(user.page["Buy"])) == "Buy, button")
    #expect(user.cursor == "Buy")
    #expect(user.hears(after: .seconds(1)) == "vertical line")
    var update = TreeUpdate()
    update.focusRequests = [FocusRequest(user.page["Share"], for: .switchControl, generation: 1)]
    #expect(try user.hears(update) == "Share, button")
    #expect(user.hears(.select) == "(enter) | Activate")
  }

  @Test func `The menu changes the scanning mode and the speed`() {
    var user = SwitchUser(Self.screen) { $0.scanning = .manual }
    #expect(user.opening == "Back, button")
    user.hears(.select)
    user.move(to: "Settings")
    user.hears(.select)
    user.move(to: "Point mode")
    #expect(user.hears(.select) == "(select) | <Points are scanned.>")
    #expect(user.stop == "Item mode")
    user.move(to: "Faster")
    #expect(user.hears(.select) == "(select) | <125 points per second.>")
    for _ in 0..<30 { user.hears(.select) }
    #expect(user.switchControl.settings.glidingCursorSpeed == 1000)
    #expect(user.hears(.escape) == "(leave) | vertical band")
    user.hears(.scannerMenu)
    user.move(to: "Settings")
    user.hears(.select)
    user.move(to: "Item mode")
    #expect(user.hears(.select) == "(select) | <Items are scanned.>")
    #expect(user.hears(.escape) == "(leave) | Back, button")
  }

  @Test func `A settings change restarts the gliding lines only if it affects them`() {
    var user = SwitchUser(Self.screen, Self.points(.single))
    user.hears(after: .seconds(1))
    var settings = user.switchControl.settings
    settings.speaksItems = false
    #expect(user.hears(.set(settings)) == "")
    #expect(user.switchControl.deadline == .seconds(4))
    settings.glidingCursorSpeed = 200
    #expect(user.hears(.set(settings)) == "(scan)")
    #expect(user.switchControl.deadline == .seconds(3))
    settings.scansPoints = false
    settings.speaksItems = true
    #expect(user.hears(.set(settings)) == "Back, button")
    settings.scanningMode = .manual
    #expect(settings.scanning == .manual && !settings.scansPoints)
    settings.scanningMode = .point
    #expect(settings.scanning == .manual && settings.scansPoints)
    settings.scanningMode = .item
    #expect(settings.scanning == .auto && !settings.scansPoints)
  }
}

/// Tests for screens and changes that point scanning does not expect.
@Suite("Point scanning with invalid input", .timeLimit(.minutes(30)))
struct PointTroubleTests {
  private static let noFrames = "webarea #page\n  button \"a\"\n  button \"b\""

  @Test func `Without frames, items are scanned, and a notice is shown once`() throws {
    let notice = "<Items are scanned, because the positions of the elements are not known.>"
    var user = SwitchUser(Self.noFrames, PointScanTests.points())
    #expect(user.opening == "\(notice) | a, button")
    #expect(user.hears(after: .seconds(2)) == "b, button | a, button")
    let frame = Frame(x: 0, y: 0, width: 10, height: 10)
    #expect(try user.hears(user.page.change("a") { $0.details.frame = frame }) == "")
    #expect(user.hears(after: .seconds(1)) == "vertical band")
    #expect(try user.hears(user.page.change("a") { $0.details.frame = nil }) == "b, button")
  }

  @Test(arguments: [
    "nan,0,10,10", "0,nan,10,10", "0,0,nan,10", "0,0,inf,10", "-inf,0,10,10", "1e300,0,1e300,10",
    "0,0,0,10", "0,0,10,0", "0,0,-5,10", "1e12,1e12,10,10", "-100,-100,50,50",
  ])
  func `Frames that enclose nothing on the screen are ignored`(frame: String) {
    var user = SwitchUser(
      "webarea #page\n  button \"a\" frame=\(frame)\n  button \"b\"",
      PointScanTests.points()
    )
    #expect(!user.switchControl.isScanningPoints && user.stop == "a")
    user = SwitchUser(
      """
      webarea #page frame=\(frame)
        button "a" frame=\(frame)
        button "b" frame=10,10,20,20
      """,
      PointScanTests.points(.single)
    )
    let isOutside = frame.hasPrefix("-100")
    #expect(user.switchControl.isScanningPoints)
    let area = user.switchControl.line(at: .zero, in: user.page.tree)?.frame
    #expect(area?.x == (isOutside ? -100 : 10) && area?.height == (isOutside ? 50 : 20))
    for _ in 0..<100 { user.hears(after: .milliseconds(77)) }
  }

  @Test func `An enormous screen is crossed in a limited time`() {
    let user = SwitchUser(
      "webarea #page frame=0,0,5e8,5e8\n  button \"a\" frame=0,0,10,10",
      PointScanTests.points(.single) { $0.glidingCursorSpeed = .max }
    )
    #expect(user.switchControl.deadline == .seconds(1))
    let slow = SwitchUser(
      "webarea #page frame=0,0,5e8,5e8\n  button \"a\" frame=0,0,10,10",
      PointScanTests.points(.precise) { $0.glidingCursorSpeed = .min }
    )
    #expect(slow.switchControl.deadline == .seconds(100_000))
  }

  @Test func `A tiny screen does not stop time`() {
    var user = SwitchUser(
      "webarea #page frame=0,0,1e-9,1e-9\n  button \"a\" frame=0,0,1e-9,1e-9",
      PointScanTests.points { $0.loops = 10 }
    )
    #expect(user.hears(after: .milliseconds(3)) == "(border) | (border) | (border)")
    for _ in 0..<4 { user.hears(.select) }
    #expect(user.cursor == "a")
  }

  @Test func `An element that is removed while the lines move is not chosen`() throws {
    var user = SwitchUser(PointScanTests.screen, PointScanTests.points(.single))
    user.hears(after: .milliseconds(3500))
    user.hears(.select)
    #expect(try user.hears(user.page.remove("Buy")) == "")
    user.hears(after: .milliseconds(2600))
    #expect(user.hears(.select) == "Card, link | (enter) | Activate")
    #expect(try user.hears(user.page.remove("Card")) == "vertical line")
    #expect(try user.hears(user.page.remove("Back", "Share", "Name")) == "")
    #expect(!user.switchControl.isScanning && user.switchControl.deadline == nil)
  }

  @Test func `Changes of the layout do not interrupt the lines, but a new modal does`() throws {
    var user = SwitchUser(PointScanTests.screen, PointScanTests.points(.single))
    user.hears(after: .seconds(1))
    var update = user.page.change("Buy") { $0.details.frame?.x += 5 }
    update.notifications = [.layoutChanged(user.page["Share"])]
    #expect(try user.hears(update) == "")
    #expect(user.switchControl.deadline == .seconds(4))
    let size = user.page.change("page") { $0.details.frame?.width = 200 }
    #expect(try user.hears(size) == "")
    #expect(user.switchControl.deadline == .seconds(3))
    user.hears(.select)
    let wide = user.page.change("page") { $0.details.frame?.width = 300 }
    #expect(try user.hears(wide) == "vertical line")
    let alert = user.page.insert(
      "alertdialog \"Sure?\" modal\n  button \"Yes\" frame=10,10,50,50",
      into: "page"
    )
    #expect(try user.hears(alert) == "(screen change) | vertical line")
    user.hears(after: .milliseconds(200))
    user.hears(.select)
    user.hears(after: .milliseconds(200))
    user.hears(.select)
    #expect(user.cursor == "Yes")
  }

  @Test func `A million steps leave nothing behind`() {
    var user = SwitchUser(PointScanTests.screen, PointScanTests.points(.single) { $0.loops = .max })
    let size = String(reflecting: user.switchControl).count
    for _ in 0..<250_000 {
      user.hears(after: .seconds(4))
      user.hears(.next)
      user.hears(.previous)
      user.hears(.escape)
    }
    // The two descriptions differ only in the digits of the times.
    #expect(String(reflecting: user.switchControl).count < size + 200)
    #expect(user.switchControl.isScanningPoints && user.switchControl.depth == 0)
    #expect(user.switchControl.line(at: user.now, in: user.page.tree)?.frame.x == 0)
  }
}
