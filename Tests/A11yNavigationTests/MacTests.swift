// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

/// Tests for VoiceOver's behavior on a Mac, such as containers as stops, interaction, announcements for Tab, and rows
/// and columns.
@Suite(.timeLimit(.minutes(30)))
struct MacTests {
  private static var mac: Verbosity {
    var verbosity = Verbosity()
    verbosity.platform = .macOS
    return verbosity
  }

  private func user(_ outline: String) -> VoiceOverUser {
    let lines = outline.split(separator: "\n").map { "  " + $0 }
    return VoiceOverUser("webarea\n" + lines.joined(separator: "\n"), verbosity: Self.mac)
  }

  @Test func `Walking back passes the container edges in reverse order`() {
    var user = user(
      """
      button "Before"
      navigation "Site"
        list
          listitem
            link "Teas"
      button "After"
      """
    )
    let there = [user.opening] + user.walk()
    #expect(
      there == [
        "Before, button", "Site, navigation", "list 1 item", "link, Teas", "end of list",
        "end of Site, navigation", "After, button",
      ]
    )
    let back = user.walk(.previous)
    #expect(
      back == [
        "end of Site, navigation", "end of list", "link, Teas", "list 1 item", "Site, navigation",
        "Before, button",
      ]
    )
  }

  @Test func `The cursor stays at a container’s edge while the page changes elsewhere`() throws {
    var user = user("region \"Prices\"\n  text \"One\"\nbutton \"Buy\"")
    #expect(user.cursor == nil || user.opening == "Prices, region")
    var button = try #require(user.page.tree[user.page["Buy"]])
    button.label = "Order"
    let heard = try user.hears(TreeUpdate(changes: [.init(user.page["Buy"], button)]))
    #expect(heard.isEmpty)
    #expect(user.hears(.next) == "One")
  }

  @Test func `Keyboard focus announces newly entered groups after the control`() {
    var user = user(
      """
      button "Before"
      group "Animal"
        radio "Cat" checked=off position=1,3
      region "Prices"
        link "All"
      """
    )
    #expect(
      user.hears(.followKeyboardFocus(user.page["Cat"]))
        == "Cat, radio button, 1 of 3, Animal, Animal group"
    )
    #expect(user.hears(.followKeyboardFocus(user.page["All"])) == "All, link, Prices, region")
  }

  @Test func `A search announces newly entered containers, including tables`() {
    var user = user(
      """
      button "Before"
      group "Pizza"
        checkbox "Thin" checked=off
      table "Prices" table=2,2
        row
          columnheader "Tea" cell=1,1
          columnheader "Price" cell=1,2
      """
    )
    #expect(
      user.hears(.find(.formControls, .forward)) == "Thin, unchecked, checkbox, Pizza, group"
    )
    #expect(user.hears(.find(.formControls, .backward)) == "Before, button")
    let table = user.hears(.find(.tables, .forward))
    #expect(table == "Row 1 of 2, Tea, column 1 of 2, Prices, table, 2 columns, 2 rows")
  }

  @Test func `A search for form controls finds tabs`() {
    var user = user("button \"Before\"\ntablist \"Views\"\n  tab \"One\" position=1,2")
    #expect(
      user.hears(.find(.formControls, .forward)) == "One, tab, 1 of 2, Views, tab group"
    )
  }

  @Test func `Describing the current element includes its group`() {
    var user = user("main\n  group \"Pizza\"\n    checkbox \"Thin\" checked=off")
    user.go(to: "Thin")
    #expect(user.hears(.describe(nil)) == "Thin, unchecked, checkbox, Pizza, group")
  }

  @Test
  func `Keyboard focus announces rows and columns in a grid, but only the control in a table`() {
    for (role, words) in [
      ("grid", "Row 1 of 1, Sort, button, column 1 of 1, Prices, table, 1 column, 1 row"),
      ("table", "Sort, button"),
    ] {
      var user = user(
        """
        button "Before"
        \(role) "Prices" table=1,1
          row
            cell cell=1,1
              button "Sort"
        """
      )
      #expect(user.hears(.followKeyboardFocus(user.page["Sort"])) == words, "\(role)")
    }
  }

  @Test func `Interacting keeps the cursor inside, and ends only where it began`() {
    var user = user("group \"Colours\"\n  button \"Red\"\n  button \"Blue\"\nbutton \"Buy\"")
    #expect(user.opening == "Colours, group")
    #expect(user.hears(.interact) == "In Colours, group | Red, button")
    #expect(user.hears(.next) == "Blue, button")
    #expect(user.hears(.next) == "(border)")
    #expect(user.hears(.stopInteracting) == "Out of Colours, group")
    #expect(user.hears(.next) == "Red, button")
    #expect(user.hears(.stopInteracting) == "(border)")
  }

  @Test func `While interacting with a slider, arrows change its value`() {
    var user = user("slider \"Red\" value=3\nbutton \"Buy\"")
    #expect(user.hears(.interact) == "In Red, slider")
    let slider = user.page["Red"]
    #expect(user.effects(.next) == [.request(ActionRequest(.increment, on: slider))])
    #expect(user.effects(.tableMove(.down)) == [.request(ActionRequest(.decrement, on: slider))])
    _ = user.effects(.stopInteracting)
    #expect(user.hears(.next) == "Buy, button")
  }

  @Test func `An iPhone explains that it cannot interact with groups`() {
    var user = VoiceOverUser("group \"Colours\"\n  button \"Red\"")
    #expect(
      user.effects(.interact).contains(
        .notice(
          .init(
            .interface,
            "VoiceOver on iPhone cannot interact with groups; a Mac can: “set platform macos”."
          )
        )
      )
    )
  }

  @Test func `A change announces the new state before the element`() throws {
    var user = user("radio \"Cat\" checked=off position=1,3")
    var radio = try #require(user.page.tree[user.page["Cat"]])
    radio.states.checked = .on
    let id = user.page["Cat"]
    #expect(
      try user.hearsOnMac(TreeUpdate(changes: [.init(id, radio)]))
        == "selected, Cat, radio button, 1 of 3"
    )
  }

  @Test func `A toggle button announces select and deselect`() throws {
    var user = user("button \"Mute\" pressed=off")
    let id = user.page["Mute"]
    var button = try #require(user.page.tree[id])
    button.states.pressed = .on
    #expect(try user.hearsOnMac(TreeUpdate(changes: [.init(id, button)])) == "select")
    button.states.pressed = .off
    #expect(try user.hearsOnMac(TreeUpdate(changes: [.init(id, button)])) == "deselect")
  }

  @Test func `Another element can be described without moving the cursor`() {
    var user = user("button \"Buy\"\ntextbox \"Name\"")
    #expect(user.hears(.describe(user.page["Name"])) == "Name, edit text")
    #expect(user.cursor == "Buy")
    #expect(user.hears(.describe(nil)) == "Buy, button")
  }

  @Test(arguments: [
    (VoiceOver.Command.quickNav(true), "Quick nav on"), (.quickNav(false), "Quick nav off"),
    (.singleKeyQuickNav(true), "single-key quick nav on"),
  ])
  func `Quick Nav announces whether it is on`(command: VoiceOver.Command, words: String) {
    var user = user("button \"Buy\"")
    #expect(user.hears(command) == words)
  }
}

extension VoiceOverUser {
  /// Applies an update with the verbosity settings of a Mac for the cursor's anchor.
  fileprivate mutating func hearsOnMac(_ update: TreeUpdate) throws -> String {
    let anchor = voiceOver.cursor.flatMap {
      FocusAnchor($0, in: page.tree, verbosity: voiceOver.verbosity)
    }
    try page.apply(update)
    return voiceOver.follow(update, from: anchor, in: page.tree, at: .zero).transcript(in: page)
  }
}
