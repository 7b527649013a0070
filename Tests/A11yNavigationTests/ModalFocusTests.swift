// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("The VoiceOver cursor and modal elements", .timeLimit(.minutes(30)))
struct ModalFocusTests {
  private var user = VoiceOverUser(
    """
    webarea #page
      button "One"
      list
        listitem #row1
          button "Delete one" #delete1
        listitem #row2
          button "Delete two" #delete2
      button "Last"
    """
  )

  private let ask = """
    alertdialog "Delete?" #ask modal
      text "It is gone for ever."
      button "Cancel"
      button "Delete" #delete
    """

  private mutating func open(_ outline: String, in parent: String = "page") throws -> String {
    let update = user.page.insert(outline, into: parent)
    return try user.hears(update)
  }

  @Test mutating func `The cursor moves into a modal and cannot leave it`() throws {
    #expect(try open(ask) == "(screen change) | Delete?, alert, It is gone for ever.")
    #expect(user.hears(.previous) == "(border)")
    #expect(user.walk() == ["Cancel, button", "Delete, button"])
    #expect(user.hears(.first) == "It is gone for ever.")
    #expect(user.hears(.last) == "Delete, button")
    #expect(user.hears(.find(.lists, .backward)) == "(border) | list not found")
    #expect(user.hears(.choose("Last")) == "(border) | no matching items")
    #expect(
      user.hears(.moveTo(user.page["One"])) == "(border) | <That element cannot be reached now.>"
    )
    #expect(user.cursor == "delete")
  }

  @Test mutating func `The cursor starts at the modal’s default focus`() throws {
    let update = user.page.insert(ask, into: "page")
    let preferred = TreeUpdate(
      changes: update.changes.map { change in
        var change = change
        if change.element.label == "Cancel" { change.element.details.isDefaultFocus = true }
        return change
      }
    )
    #expect(try user.hears(preferred) == "(screen change) | Delete?, alert, Cancel, button")
  }

  @Test mutating func `Closing a modal returns the cursor to its opener`() throws {
    user.go(to: "delete2")
    _ = try open(ask)
    user.hears(.next)
    #expect(
      try user.hears(user.page.remove("ask")) == "(screen change) | Delete two, button, list end"
    )
    #expect(user.cursor == "delete2")
  }

  @Test mutating func `If the opener was removed, the cursor returns to the opener’s place`()
    throws
  {
    user.go(to: "delete1")
    _ = try open(ask)
    user.hears(.last)
    try user.hears(user.page.remove("row1", "ask"))
    #expect(user.cursor == "delete2")
    // The cursor also returns to the opener's position if the opener disappears while the modal element is still open.
    _ = try open(ask)
    try user.hears(user.page.remove("row2"))
    #expect(user.page.tree.modal == user.page["ask"])
    try user.hears(user.page.remove("ask"))
    #expect(user.cursor == "Last")
  }

  @Test mutating func `Modals can open on top of each other`() throws {
    user.go(to: "Last")
    _ = try open(ask)
    user.go(to: "Cancel")
    #expect(
      try open("dialog \"Really?\" #really modal\n  button \"Yes\"")
        == "(screen change) | Really?, dialog, Yes, button"
    )
    #expect(user.hears(.previous) == "(border)")
    #expect(try user.hears(user.page.remove("really")).hasSuffix("Cancel, button"))
    #expect(user.cursor == "Cancel")
    #expect(try user.hears(user.page.remove("ask")) == "(screen change) | Last, button")
  }

  @Test mutating func `Closing several modals together returns to the first opener`() throws {
    user.go(to: "Last")
    _ = try open(ask)
    _ = try open("dialog \"Really?\" #really modal\n  button \"Yes\"")
    try user.hears(user.page.remove("really", "ask"))
    #expect(user.cursor == "Last")
  }

  @Test mutating func `A modal that replaces another keeps its opener`() throws {
    user.go(to: "Last")
    _ = try open("dialog #first modal\n  button \"Next\"")
    let replace =
      user.page.insert("dialog #second modal\n  button \"Done\"", into: "page")
      + TreeUpdate(removals: [user.page["first"]])
    var update = replace
    update.changes[0].element.children.removeAll { $0 == user.page["first"] }
    #expect(try user.hears(update) == "(screen change) | dialog, Done, button")
    try user.hears(user.page.remove("second"))
    #expect(user.cursor == "Last")
  }

  @Test mutating func `Closing a modal below the top one changes nothing`() throws {
    user.go(to: "Last")
    _ = try open(ask)
    _ = try open("dialog \"Really?\" #really modal\n  button \"Yes\"")
    #expect(try user.hears(user.page.remove("ask")) == "")
    #expect(user.cursor == "Yes")
    try user.hears(user.page.remove("really"))
    #expect(user.cursor == "Last")
  }

  @Test mutating func `A modal can be shown and hidden`() throws {
    _ = try open("dialog #sheet modal hidden\n  button \"OK\"")
    #expect(user.cursor == "One")
    user.go(to: "Last")
    #expect(
      try user.hears(user.page.change("sheet") { $0.states.isHidden = false })
        == "(screen change) | dialog, OK, button"
    )
    #expect(
      try user.hears(user.page.change("sheet") { $0.states.isHidden = true })
        == "(screen change) | Last, button"
    )
  }

  @Test mutating func `Closing a modal that was open from the start moves to the first element`()
    throws
  {
    user = VoiceOverUser("webarea #page\n  button \"One\"\n  dialog #d modal\n    button \"OK\"")
    #expect(user.opening == "dialog, OK, button")
    try user.hears(user.page.remove("d"))
    #expect(user.cursor == "One")
  }
}
