// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("What is said when something changes")
struct ChangeTests {
  private func heard(
    _ outline: String,
    _ change: (inout Element) -> Void
  ) throws -> String {
    var user = VoiceOverUser(outline)
    return try user.hears(user.page.change("x", change))
  }

  @Test("Only what is new of the focused element")
  func onlyWhatIsNewOfTheFocusedElement() throws {
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

  @Test("Nothing where nothing is heard of it")
  func nothingWhereNothingIsHeardOfIt() throws {
    #expect(try heard("button \"x\" selected") { $0.states.isSelected = false } == "")
    #expect(try heard("button \"x\"") { $0.details.identifier = "7" } == "")
    #expect(try heard("button \"x\"") { _ in } == "")
    // Typing has an echo of its own.
    #expect(try heard("textbox \"x\" value=a editing") { $0.value = "ab" } == "")
  }

  @Test("Other elements change in silence")
  func otherElementsChangeInSilence() throws {
    var user = VoiceOverUser("webarea\n  text \"a\"\n  checkbox \"b\" checked=off")
    #expect(try user.hears(user.page.change("b") { $0.states.checked = .on }) == "")
  }

  @Test("A screen that is as it was still says what changed")
  func aScreenThatIsAsItWasStillSaysWhatChanged() throws {
    var user = VoiceOverUser("checkbox \"x\" checked=off")
    let update =
      user.page.change("x") { $0.states.checked = .on }
      + TreeUpdate(notifications: [.layoutChanged(nil), .pageScrolled("Page 2 of 5")])
    #expect(try user.hears(update) == "checked | Page 2 of 5")
  }

  @Test("Live regions speak up")
  func liveRegionsSpeakUp() throws {
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
    // Under the cursor it is said once.
    user.go(to: "0 results")
    #expect(
      try user.hears(user.page.change("0 results") { $0.label = "4 results" }) == "4 results"
    )
  }

  @Test("Announcements keep their priority order and language")
  func announcementsKeepTheirPriorityOrderAndLanguage() throws {
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
