// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("Announcing changes to elements and live regions", .timeLimit(.minutes(30)))
struct ChangeTests {
  private func heard(
    _ outline: String,
    _ change: (inout Element) -> Void
  ) throws -> String {
    var user = VoiceOverUser(outline)
    return try user.hears(user.page.change("x", change))
  }

  @Test func `Only the changed part of the focused element is announced`() throws {
    #expect(try heard("checkbox \"x\" checked=off") { $0.states.checked = .on } == "checked")
    #expect(try heard("checkbox \"x\" checked=on") { $0.states.checked = .off } == "unchecked")
    #expect(try heard("switch \"x\" checked=off") { $0.states.checked = .on } == "on")
    #expect(try heard("button \"x\" pressed=off") { $0.states.pressed = .on } == "pressed")
    #expect(try heard("button \"x\" expanded=false") { $0.states.isExpanded = true } == "expanded")
    #expect(try heard("slider \"x\" range=6,0,10") { $0.details.range?.current = 7 } == "7, 70%")
    #expect(try heard("slider \"x\" value=low") { $0.value = "high" } == "high")
    #expect(try heard("button \"x\"") { $0.states.isSelected = true } == "selected")
    #expect(try heard("button \"x\"") { $0.states.isDisabled = true } == "dimmed")
    #expect(try heard("button \"x\"") { $0.label = "y" } == "y")
    #expect(try heard("textbox \"x\"") { $0.states.isEditing = true } == "is editing")
    #expect(try heard("textbox \"x\" value=a") { $0.states.invalid = .entry } == "invalid data")
  }

  @Test func `Changes without audible effect are not announced`() throws {
    #expect(try heard("button \"x\" selected") { $0.states.isSelected = false } == "")
    #expect(try heard("button \"x\"") { $0.details.identifier = "7" } == "")
    #expect(try heard("button \"x\"") { _ in } == "")
    // Typed text is announced separately.
    #expect(try heard("textbox \"x\" value=a editing") { $0.value = "ab" } == "")
  }

  @Test func `Changes to other elements are silent`() throws {
    var user = VoiceOverUser("webarea\n  text \"a\"\n  checkbox \"b\" checked=off")
    #expect(try user.hears(user.page.change("b") { $0.states.checked = .on }) == "")
  }

  @Test func `A changed state is announced even if the update reports a layout change`() throws {
    var user = VoiceOverUser("checkbox \"x\" checked=off")
    let update =
      user.page.change("x") { $0.states.checked = .on }
      + TreeUpdate(notifications: [.layoutChanged(nil), .pageScrolled("Page 2 of 5")])
    #expect(try user.hears(update) == "checked | Page 2 of 5")
  }

  @Test func `Changes in live regions are announced`() throws {
    var user = VoiceOverUser(
      """
      webarea
        button "a"
        status #status
          text "0 results"
        alert #alert
        group #polite live=polite
          text "p"
        group live=assertive
          group
            text "q"
        group #ghost live=assertive hidden
          text "g"
      """
    )
    #expect(
      try user.hears(user.page.change("0 results") { $0.label = "3 results" }) == "low: 3 results"
    )
    #expect(try user.hears(user.page.insert("text \"Failed\"", into: "alert")) == "Failed")
    #expect(try user.hears(user.page.change("p") { $0.label = "pp" }) == "low: pp")
    #expect(try user.hears(user.page.change("q") { $0.label = "qq" }) == "qq")
    #expect(try user.hears(user.page.change("g") { $0.label = "gg" }) == "")
    // A live region at the cursor is announced only once.
    user.go(to: "0 results")
    #expect(
      try user.hears(user.page.change("0 results") { $0.label = "4 results" }) == "4 results"
    )
  }

  @Test("In a live region, only new text is announced, and each update is announced separately")
  func piecesOfLiveRegions() throws {
    var user = VoiceOverUser(
      "webarea\n  button \"a\"\n  group live=polite\n    text \"5 found\""
    )
    let id = user.page["5 found"]
    let first = [LiveText.Piece("6", change: .text), .init(" found")]
    let second = [LiveText.Piece("6 found,"), .init("2 new", change: .additions)]
    var update = user.page.change("5 found") { $0.label = "6 found" }
    update.changes += user.page.change("5 found") { $0.label = "6 found, 2 new" }.changes
    update.liveTexts = [LiveText(id, pieces: first), LiveText(id, pieces: second)]
    #expect(try user.hears(update) == "low: 6 | low: 2 new")
    // A single update announces only its own text; an update without new text announces nothing.
    update = user.page.change("5 found") { $0.label = "7 found" }
    update.liveTexts = [LiveText(id, pieces: [.init("7", change: .text), .init(" found")])]
    #expect(try user.hears(update) == "low: 7")
    update = user.page.change("5 found") { $0.label = "7  found" }
    update.liveTexts = [LiveText(id, pieces: [.init("7"), .init("  found")])]
    #expect(try user.hears(update) == "")
  }

  @Test("If a live region reports removed and added text, the removed text is announced first")
  func removalsOfLiveRegions() throws {
    var user = VoiceOverUser(
      "webarea\n  button \"a\"\n  group #basket live=polite\n    text \"Apple\"\n    text \"Pear\""
    )
    let basket = user.page["basket"]
    var wants = user.page.change("basket") { $0.details.liveChanges = [.additions, .removals] }
    #expect(try user.hears(wants) == "")
    wants = user.page.insert("text \"Plum\"", into: "basket")
    wants.liveTexts = [LiveText(basket, removed: "Fig")]
    #expect(try user.hears(wants) == "low: Fig deleted | low: Plum")
    // Removed text is announced even if the update changes no element.
    var gone = TreeUpdate()
    gone.liveTexts = [LiveText(basket, removed: "Nut")]
    #expect(try user.hears(gone) == "low: Nut deleted")
  }

  @Test func `Announcements keep their priority, order and language`() throws {
    var user = VoiceOverUser("checkbox \"x\" checked=off")
    let update =
      user.page.change("x") { $0.states.checked = .on }
      + TreeUpdate(announcements: [
        Announcement("Loading", priority: .low), Announcement("Saved"),
        Announcement("Fire!\nLeave", priority: .high), Announcement(""),
      ])
    #expect(try user.hears(update) == "checked | low: Loading | Saved | high: Fire! Leave")
    let french = TreeUpdate(announcements: [Announcement("Bonjour", language: "fr")])
    let said = user.voiceOver.follow(french, from: nil, in: user.page.tree, at: .zero).utterances
    #expect(said.first?.segments.first?.language == "fr")
    #expect(said.first?.isInterruptible == true)
    #expect(Utterance(.announcement, "x", priority: .high).isInterruptible == false)
  }
}
