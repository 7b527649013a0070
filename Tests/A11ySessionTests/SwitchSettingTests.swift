// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTesting
import A11yTree
import SessionFixtures
import Testing

@testable import A11ySession

@MainActor @Suite("Switch Control’s settings", .timeLimit(.minutes(30)))
struct SwitchSettingTests {
  nonisolated private static let recipes =
    "Turn pages: select=scroll-right, previous=scroll-left, timeout 20s; "
    + "Play: select=tap-middle, timeout 30s"

  private func page() throws -> RecordedSession {
    func button(_ label: String, _ x: Double, _ y: Double) -> Element {
      var button = Element.button(label)
      button.details.frame = Frame(x: x, y: y, width: 100, height: 100)
      return button
    }
    let page = RecordedSession([button("Home", 0, 0), button("Buy", 300, 300)])
    page.source.elements[ElementID(index: 0)]?.details.frame =
      Frame(x: 0, y: 0, width: 400, height: 400)
    page.source.answer = { _, _ in .handled() }
    try page.run(
      "set scanning-mode point",
      "set gliding-cursor single",
      "set tap always",
      "technology"
    )
    return page
  }

  @Test(
    "Writing a parsed Switch Control setting produces the original text",
    arguments: [
      ("scanning-mode", "point"), ("gliding-cursor", "precise"), ("gliding-cursor-speed", "10"),
      ("move-repeat", "0.4s"), ("recipes", recipes), ("scanning", "manual"),
    ]
  )
  func roundTrip(_ name: String, _ value: String) throws {
    var settings = SessionSettings()
    try settings.set(name, to: value)
    #expect(settings.value(of: name) == value)
    #expect(settings.namedValues == [name: value])
    var again = SessionSettings()
    for (name, value) in settings.namedValues { try again.set(name, to: value) }
    #expect(again == settings)
  }

  @Test func `Manual selection is a scanning mode, too`() throws {
    var settings = SessionSettings()
    try settings.set("scanning-mode", to: "manual")
    #expect(settings.namedValues == ["scanning": "manual"])
    try settings.set("scanning-mode", to: "point")
    #expect(settings.namedValues == ["scanning": "manual", "scanning-mode": "point"])
  }

  @Test(arguments: [
    ("gliding-cursor-speed", "9"), ("gliding-cursor-speed", "1001"), ("gliding-cursor", "fast"),
    ("gliding-cursor-speed", "99999999999999999999"), ("scanning-mode", "points"),
    ("move-repeat", "-1s"), ("recipes", "Play"), ("recipes", "Play: "), ("recipes", ": select=tap"),
    ("recipes", "off: select=tap"), ("recipes", "Play: select"), ("recipes", "Play: timeout 3s"),
    ("recipes", "Play: select=tap, timeout 0s"), ("recipes", "Play: select=tap=tap"),
    ("recipes", "Play: selct=tap"), ("recipes", "Play: select=tapp"),
    ("recipes", "Play: select=tap; Play: next=tap"),
  ])
  func `Invalid values change nothing`(name: String, value: String) {
    var settings = SessionSettings()
    #expect(throws: SessionError.self) { try settings.set(name, to: value) }
    #expect(settings == SessionSettings())
  }

  @Test func `Recipes can be removed, and a list may end with a semicolon`() throws {
    var settings = SessionSettings()
    try settings.set("recipes", to: "Play : select = tap ;")
    #expect(settings.switchControl.recipes == [.init("Play", [.select: .tap])])
    try settings.set("recipes", to: "")
    #expect(settings == SessionSettings())
  }

  @Test func `Lines choose an element, and the status names what they cross`() throws {
    let page = try page()
    #expect(page.lines.last == "vertical line")
    page.session.perform(.wait(.milliseconds(3500)))
    #expect(page.session.status == "Point scanning: vertical line at 350: Buy")
    #expect(page.session.focus(of: .switchControl) == nil && page.session.focusedElements == [])
    try page.run("select")
    #expect(page.session.status == "Point scanning: horizontal line at 0")
    page.session.perform(.wait(.milliseconds(3200)))
    #expect(page.session.status == "Point scanning: horizontal line at 320: Buy")
    try page.run("select")
    #expect(page.source.requests == [ActionRequest(.activate, on: ElementID(index: 2))])
    #expect(page.lines.suffix(2) == ["Buy, button", "vertical line"])
  }

  @Test func `A cost check compares the time until the scanning lines meet`() throws {
    let page = try page()
    let meter = CostMeter(page.session, notesTask: false)
    for (text, holds) in [
      ("cost \"Buy\" = 7s", true), ("cost \"Buy\" < 7s", false), ("cost \"Buy\" = 2 presses", true),
      ("cost \"Home\" = 1s", true), ("cost index <= 1.5", true),
    ] {
      let check = try CostCheck(written: text)
      #expect(check.holds(for: meter.measure(check)) == holds, "\(text)")
    }
    #expect(
      page.session.scanSummary() == """
        2 elements: 4 presses, 8 s to activate each once, expected 10 s; at worst “Buy”: 2 presses, 7 s
        """
    )
  }

  @Test func `A command starts a recipe, which ends by itself`() throws {
    let page = try page()
    try page.run("set recipes \(Self.recipes)", "recipe Turn pages")
    #expect(page.notices.last == "Recipe “Turn pages” started.")
    #expect(page.session.status == "Recipe: Turn pages")
    try page.run("select")
    #expect(page.source.requests == [ActionRequest(.scroll(.trailing), on: ElementID(index: 1))])
    page.session.perform(.wait(.seconds(20)))
    #expect(page.notices.last == "Recipe “Turn pages” ended.")
    #expect(page.lines.last == "vertical line")
    try page.run("recipe Turn pages", "recipe off", "recipe Nap")
    #expect(page.notices.last == "There is no recipe called “Nap”.")
  }

  @Test func `A switch that is held moves several times`() throws {
    let page = try page()
    try page.run("set scanning-mode item", "set scanning manual", "set move-repeat 0.5s")
    let lines = try page.run("next held 1s")
    #expect(lines == ["Buy, button", "scanner menu", "Home, button"])
  }
}
