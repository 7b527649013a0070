// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("Focus requests from a program", .timeLimit(.minutes(30)))
struct FocusRequestTests {
  private var user = VoiceOverUser(
    """
    webarea #page
      button "a"
      button "b"
      group #box
        button "c"
      text "hidden" hidden
    """
  )

  private func ask(
    _ name: String,
    for technologies: AccessibilityTechnologies = .all,
    _ generation: UInt64 = 0
  ) -> TreeUpdate {
    let request = FocusRequest(user.page[name], for: technologies, generation: generation)
    return TreeUpdate(focusRequests: [request])
  }

  @Test mutating func `A focus request moves the cursor`() throws {
    #expect(try user.hears(ask("b")) == "b, button")
    #expect(try user.hears(ask("box")) == "c, button")
    // A repeated focus request is announced again.
    #expect(try user.hears(ask("c")) == "c, button")
    #expect(user.voiceOver.focus(user.page["a"], in: user.page.tree, at: .zero).count == 1)
    #expect(user.cursor == "a")
  }

  @Test mutating func `A request moves only the named technologies`() throws {
    #expect(try user.hears(ask("b", for: .switchControl)) == "")
    #expect(try user.hears(ask("b", for: [])) == "")
    #expect(user.cursor == "a")
    #expect(try user.hears(ask("b", for: .voiceOver)) == "b, button")
  }

  @Test mutating func `An older request never overrides a newer one`() throws {
    try user.hears(ask("b", 5))
    #expect(try user.hears(ask("a", 4)) == "")
    #expect(user.cursor == "b")
    #expect(try user.hears(ask("c", 5)) == "c, button")
    #expect(try user.hears(ask("a", 6)) == "a, button")
    // A focus request for the other assistive technology has no effect here.
    try user.hears(ask("b", for: .switchControl, 9))
    #expect(try user.hears(ask("b", 7)) == "b, button")
  }

  @Test mutating func `Of several requests in one turn, only the newest request moves the cursor`()
    throws
  {
    var update = ask("b", 2) + ask("c", 3) + ask("a", 1)
    #expect(try user.hears(update) == "c, button")
    update = ask("a", 4) + ask("b", 4)
    #expect(try user.hears(update) == "b, button")
  }

  @Test mutating func `The target may appear in the same turn`() throws {
    let update = user.page.insert("button \"new\"", into: "page")
    #expect(try user.hears(update + ask("new", 1)) == "new, button")
  }

  @Test mutating func `A request for an unreachable target causes only a notice`() throws {
    let notice = "<A program wants to move VoiceOver to a place that cannot be reached now.>"
    #expect(try user.hears(ask("hidden", 1)) == notice)
    let gone = TreeUpdate(focusRequests: [FocusRequest(ElementID(index: 77), generation: 2)])
    #expect(try user.hears(gone) == notice)
    #expect(user.cursor == "a")
    #expect(try user.hears(user.page.remove("a") + ask("hidden", 3)) == "b, button | \(notice)")
  }

  @Test mutating func `A request that arrives with a modal chooses the element inside it`() throws {
    let update = user.page.insert(
      "dialog modal #ask\n  button \"No\"\n  button \"Yes\"",
      into: "page"
    )
    #expect(try user.hears(update + ask("Yes", 1)) == "(screen change) | dialog, Yes, button")
    #expect(
      try user.hears(ask("a", 2))
        == "<A program wants to move VoiceOver to a place that cannot be reached now.>"
    )
    #expect(user.cursor == "Yes")
  }

  @Test mutating func `Screen and layout changes move the cursor to their element`() throws {
    user.go(to: "b")
    #expect(
      try user.hears(TreeUpdate(notifications: [.screenChanged(nil)]))
        == "(screen change) | a, button"
    )
    #expect(
      try user.hears(TreeUpdate(notifications: [.screenChanged(user.page["c"])]))
        == "(screen change) | c, button"
    )
    #expect(
      try user.hears(TreeUpdate(notifications: [.screenChanged(user.page["hidden"])]))
        == "(screen change) | a, button"
    )
    #expect(
      try user.hears(TreeUpdate(notifications: [.layoutChanged(user.page["b"])])) == "b, button"
    )
    #expect(try user.hears(TreeUpdate(notifications: [.layoutChanged(nil)])) == "")
    #expect(
      try user.hears(TreeUpdate(notifications: [.layoutChanged(user.page["hidden"])])) == ""
    )
    #expect(user.cursor == "b")
  }
}
