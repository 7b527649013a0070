// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("Switch Control recipes and repeated moves", .timeLimit(.minutes(30)))
struct RecipeTests {
  private static let page = """
    webarea #page frame=0,0,400,400
      button "a" frame=0,0,100,50
      link "middle" frame=100,100,200,200
      slider "volume" value=3 frame=0,350,400,50
      textbox "Name"
    """

  private static func recipes(_ settings: inout SwitchControl.Settings) {
    settings.recipes = [
      .init("Turn pages", [.select: .scrollRight, .previous: .scrollLeft], timeout: .seconds(20)),
      .init("Play", [.select: .tapMiddle, .menu: .exit, .next: .increment]),
    ]
  }

  @Test func `A recipe is chosen in the menu and gives the switches other meanings`() {
    var user = SwitchUser(Self.page, Self.recipes)
    user.hears(.select)
    #expect(user.panel == ["Activate", "Scroll", "Escape", "Recipes", "Settings", "Back"])
    user.move(to: "Recipes")
    user.hears(.select)
    #expect(user.panel == ["Turn pages", "Play", "Back"])
    #expect(user.hears(.select) == "(select) | <Recipe “Turn pages” started.>")
    #expect(user.switchControl.recipeName == "Turn pages" && user.panel == nil)
    #expect(user.hears(.select) == "(select) | !scroll(A11yTree.ScrollEdge.trailing) a")
    #expect(user.hears(.previous) == "(select) | !scroll(A11yTree.ScrollEdge.leading) a")
    // While the scanner rests, the time without a switch press is counted.
    #expect(user.hears(after: .seconds(19)) == "")
    #expect(user.hears(.select) == "(select) | !scroll(A11yTree.ScrollEdge.trailing) a")
    #expect(user.switchControl.deadline == .seconds(39))
    #expect(user.hears(after: .seconds(20)) == "<Recipe “Turn pages” ended.> | a, button")
    #expect(user.switchControl.recipeName == nil)
    #expect(user.hears(after: .seconds(1)) == "middle, link")
  }

  @Test func `A command starts and ends a recipe`() {
    var user = SwitchUser(Self.page, Self.recipes)
    #expect(user.hears(.recipe("play")) == "<There is no recipe called “play”.>")
    #expect(user.hears(.recipe("Play")) == "(select) | <Recipe “Play” started.>")
    #expect(user.hears(.select) == "(select) | !activate middle")
    #expect(user.hears(.next) == "(select) | !increment a")
    #expect(user.hears(.recipe("Turn pages")) == "(select) | <Recipe “Turn pages” started.>")
    #expect(user.hears(.recipe(nil)) == "<Recipe “Turn pages” ended.> | a, button")
    #expect(user.hears(.recipe(nil)) == "")
  }

  @Test func `An exit, or a switch without a meaning, ends the recipe`() {
    var user = SwitchUser(Self.page, Self.recipes)
    user.hears(.recipe("Play"))
    #expect(user.hears(.scannerMenu) == "<Recipe “Play” ended.> | a, button")
    user.hears(.recipe("Play"))
    #expect(user.hears(.previous) == "<Recipe “Play” ended.> | a, button")
    user.hears(.recipe("Play"))
    #expect(user.hears(.stopScanning) == "<Recipe “Play” ended.> | a, button")
  }

  @Test func `Presses in a recipe are filtered like all other presses`() {
    var user = SwitchUser(Self.page) {
      Self.recipes(&$0)
      $0.holdDuration = .seconds(1)
      $0.longPress = .seconds(2)
    }
    user.hears(.recipe("Play"))
    #expect(user.hears(.select) == "(ignored)")
    #expect(user.hears(.select, held: .seconds(1)) == "(select) | !activate middle")
    #expect(user.hears(.select, held: .seconds(2)) == "<Recipe “Play” ended.> | a, button")
  }

  @Test func `In point scanning, the lines glide again after a recipe`() {
    var user = SwitchUser(
      Self.page,
      PointScanTests.points(.single) { Self.recipes(&$0) }
    )
    user.hears(.recipe("Play"))
    #expect(!user.switchControl.isScanningPoints)
    #expect(user.hears(.select) == "(select) | !activate middle")
    #expect(user.hears(after: .seconds(30)) == "<Recipe “Play” ended.> | vertical line")
    #expect(user.switchControl.deadline == .seconds(34))
  }

  @Test func `If no element is in the middle, a recipe does nothing`() throws {
    var user = SwitchUser(Self.page, Self.recipes)
    user.hears(.recipe("Play"))
    try user.hears(user.page.remove("middle"))
    #expect(user.hears(.select) == "<Nothing at this point.>")
    #expect(user.switchControl.recipeName == "Play")
    try user.hears(user.page.remove("a", "volume", "Name"))
    #expect(user.hears(.next) == "(select) | !increment page")
    #expect(user.hears(after: .seconds(30)) == "<Recipe “Play” ended.>")
  }

  @Test func `A switch that is held moves again after each delay`() {
    var user = SwitchUser(Self.page) {
      $0.scanning = .manual
      $0.groupsItems = false
      $0.moveRepeat = .milliseconds(500)
    }
    #expect(user.hears(.next) == "middle, link")
    #expect(user.hears(.next, held: .milliseconds(499)) == "volume, 3, adjustable")
    #expect(
      user.hears(.previous, held: .seconds(1)) == "middle, link | a, button | Name, text field"
    )
    // Holding the switch for an hour leads to the same stop as the last round in that hour.
    #expect(user.hears(.next, held: .seconds(3600)).split(separator: "|").count == 5)
    #expect(user.stop == "a")
    var settings = user.switchControl.settings
    settings.holdDuration = .seconds(1)
    user.hears(.set(settings))
    #expect(user.hears(.next, held: .milliseconds(1499)) == "middle, link")
    settings.moveRepeat = .zero
    user.hears(.set(settings))
    #expect(user.hears(.next, held: .seconds(60)) == "volume, 3, adjustable")
  }

  @Test func `A switch that is held moves a line by several steps`() {
    var user = SwitchUser(
      Self.page,
      PointScanTests.points(.single) {
        $0.scanning = .manual
        $0.moveRepeat = .milliseconds(100)
      }
    )
    user.hears(.next, held: .milliseconds(450))
    #expect(user.switchControl.line(at: .zero, in: user.page.tree)?.frame.x == 100)
    user.hears(.next, held: .seconds(86_400))
    let x = user.switchControl.line(at: .zero, in: user.page.tree)?.frame.x
    #expect(x == Double((5 + 864_001) % 21) * 20)
  }
}
