// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("Moving Switch Control’s focus", .timeLimit(.minutes(30)))
struct ScannerFocusTests {
  private var user = SwitchUser(
    """
    webarea #page
      text "title"
      button "a"
      list #list
        button "l1"
        button "l2"
        button "l3"
      toolbar #bar
        button "t1"
        button "t2"
      button "b"
    """,
    SwitchControl.Settings.manual
  )

  private mutating func go(into group: String, at name: String) {
    user.move(to: "[\(group)]")
    user.hears(.select)
    user.move(to: name)
  }

  @Test mutating func `The scanner moves to a given element through its groups`() {
    #expect(user.hears(.moveTo(user.page["t2"])) == "t2, button")
    #expect(user.switchControl.depth == 1)
    #expect(user.hears(.moveTo(user.page["list"])) == "group, 3 items, l1 to l3")
    #expect(user.switchControl.depth == 0)
    let refusal =
      "<Switch Control cannot move there, because the element does not respond to the user.>"
    #expect(user.hears(.moveTo(user.page["title"])) == refusal)
    #expect(user.hears(.moveTo(ElementID(index: 99))) == refusal)
    #expect(user.stop == "[list]")
    #expect(user.hears(.moveTo(user.page["page"])) == "a, button")
  }

  @Test mutating func `When its element disappears, the scanner moves to the next stop`() throws {
    go(into: "list", at: "l2")
    #expect(try user.hears(user.page.remove("l2")) == "l3, button")
    #expect(try user.hears(user.page.remove("l3")) == "l1, button")
    // The list has only one stop left, so it is no longer a group.
    #expect(user.switchControl.depth == 0)
    try user.hears(user.page.remove("l1"))
    #expect(user.stop == "[bar]" && user.switchControl.depth == 0)
  }

  @Test mutating func `When the current element is dimmed, the scanner moves to the next stop`()
    throws
  {
    go(into: "list", at: "l2")
    try user.hears(user.page.change("l2") { $0.states.isDisabled = true })
    #expect(user.stop == "l3")
  }

  @Test mutating func `When the current group disappears, the scanner moves to the next stop`()
    throws
  {
    user.move(to: "[list]")
    try user.hears(user.page.remove("list"))
    #expect(user.stop == "[bar]")
  }

  @Test mutating func `When only one element remains in a group, the scanner moves to it`()
    throws
  {
    user.move(to: "[bar]")
    #expect(try user.hears(user.page.remove("t1")) == "t2, button")
    #expect(user.switchControl.depth == 0)
  }

  @Test mutating func `The scanner stays on a Back stop as long as its group exists`() throws {
    go(into: "list", at: "back")
    #expect(try user.hears(user.page.remove("a", "l1")) == "")
    #expect(user.stop == "back")
    #expect(user.hears(.previous) == "l3, button")
    user.move(to: "back")
    // The levels above this level are recomputed, too.
    try user.hears(user.page.remove("bar"))
    #expect(user.hears(.select) == "(leave) | group, 2 items, l2 to l3")
    #expect(user.round() == ["[list]", "b"])
    user.hears(.select)
    user.move(to: "back")
    try user.hears(user.page.remove("list"))
    #expect(user.cursor == "b")
  }

  @Test mutating func `The scanner stays on a row’s Back stop as long as the row exists`() throws {
    let keys = (0..<6).map { "button \"k\($0)\" frame=\($0 % 3 * 9),\($0 / 3 * 9),9,9" }
    user = SwitchUser(
      "webarea #page\n" + keys.map { "  " + $0 }.joined(separator: "\n"),
      SwitchControl.Settings.manual
    )
    user.move(to: "[row of k3]")
    user.hears(.select)
    user.move(to: "back")
    try user.hears(user.page.remove("k5"))
    // Two elements do not form a row, so the scanner stays on the first of them.
    #expect(user.stop == "k3" && user.switchControl.depth == 0)
    user = SwitchUser(
      "webarea #page\n" + keys.map { "  " + $0 }.joined(separator: "\n"),
      SwitchControl.Settings.manual
    )
    user.move(to: "[row of k3]")
    user.hears(.select)
    user.move(to: "back")
    #expect(try user.hears(user.page.change("k0") { $0.label = "K" }) == "")
    #expect(user.hears(.select).hasSuffix("group, 3 items, k3 to k5"))
  }

  @Test mutating func `The scanner follows an element that moves`() throws {
    user.move(to: "a")
    let a = user.page["a"]
    let update =
      user.page.change("page") { $0.children.removeAll { $0 == a } }
      + user.page.change("bar") { $0.children.append(a) }
    #expect(try user.hears(update) == "")
    #expect(user.stop == "a" && user.switchControl.depth == 1)
  }

  @Test mutating func `The scanner enters a modal and returns to its opener`() throws {
    go(into: "list", at: "l2")
    let modal = user.page.insert(
      "dialog #ask modal\n  button \"No\"\n  button \"Yes\"",
      into: "page"
    )
    #expect(try user.hears(modal) == "(screen change) | No, button")
    #expect(user.round() == ["No", "Yes"])
    #expect(
      try user.hears(user.page.insert("alert #sure modal\n  button \"OK\"", into: "ask"))
        == "(screen change) | OK, button"
    )
    #expect(
      user.hears(.moveTo(user.page["a"]))
        == "<Switch Control cannot move there, because the element does not respond to the user.>"
    )
    #expect(try user.hears(user.page.remove("sure")) == "(screen change) | No, button")
    #expect(try user.hears(user.page.remove("ask")) == "(screen change) | l2, button")
    #expect(user.switchControl.depth == 1)
  }

  @Test mutating func `If the opener was removed, the scanner returns to the opener’s place`()
    throws
  {
    go(into: "list", at: "l2")
    let modal = user.page.insert(
      "dialog #ask modal\n  button \"No\"\n  button \"Yes\"",
      into: "page"
    )
    try user.hears(modal)
    #expect(try user.hears(user.page.remove("ask", "l2")) == "(screen change) | l3, button")
  }

  @Test mutating func `A modal without stops leaves the scanner without a stop`() throws {
    let modal = user.page.insert("dialog #wait modal\n  text \"Wait\"", into: "page")
    try user.hears(modal)
    #expect(user.cursor == nil)
    #expect(try user.hears(user.page.insert("button \"Stop\"", into: "wait")) == "Stop, button")
    try user.hears(user.page.remove("wait"))
    #expect(user.stop == "a")
  }

  private func ask(
    _ name: String,
    for technologies: AccessibilityTechnologies = .all,
    _ generation: UInt64 = 0
  ) -> TreeUpdate {
    let request = FocusRequest(user.page[name], for: technologies, generation: generation)
    return TreeUpdate(focusRequests: [request])
  }

  @Test mutating func `A program’s focus requests move the scanner`() throws {
    #expect(try user.hears(ask("t2")) == "t2, button")
    #expect(user.cursor == "t2")
    #expect(try user.hears(ask("list")) == "group, 3 items, l1 to l3")
    #expect(user.cursor == "list")
    #expect(try user.hears(ask("b", for: .voiceOver, 9)) == "")
    #expect(try user.hears(ask("b", for: .switchControl, 5)) == "b, button")
    #expect(try user.hears(ask("a", 4)) == "")
    #expect(try user.hears(ask("a", 6) + ask("t1", 7)) == "t1, button")
    #expect(
      try user.hears(ask("title", 8))
        == "<A program wants to move Switch Control to a place that cannot be reached now.>"
    )
    #expect(user.cursor == "t1")
    #expect(
      user.switchControl.focus(user.page["b"], in: user.page.tree, at: .zero)
        .transcript(in: user.page) == "b, button"
    )
  }

  @Test mutating func `Screen and layout changes move the scanner to their element`() throws {
    user.move(to: "b")
    #expect(
      try user.hears(TreeUpdate(notifications: [.screenChanged(nil)]))
        == "(screen change) | a, button"
    )
    #expect(
      try user.hears(TreeUpdate(notifications: [.screenChanged(user.page["t2"])]))
        == "(screen change) | t2, button"
    )
    #expect(
      try user.hears(TreeUpdate(notifications: [.layoutChanged(user.page["b"])])) == "b, button"
    )
    #expect(try user.hears(TreeUpdate(notifications: [.layoutChanged(nil)])) == "")
  }

  @Test mutating func `Moving one technology never moves the other technology`() {
    var voiceOver = VoiceOver()
    _ = voiceOver.start(in: user.page.tree, at: .zero)
    _ = voiceOver.perform(.last, in: user.page.tree)
    #expect(user.stop == "a")
    user.move(to: "[bar]")
    #expect(voiceOver.cursor == user.page["b"])
  }
}
