// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("Choosing and performing an element’s actions with VoiceOver", .timeLimit(.minutes(30)))
struct ActionsTests {
  private var user = VoiceOverUser(
    "webarea\n  button \"Mail\" actions=Pin|Delete\n  button \"Plain\""
  )

  @Test mutating func `Up and down choose an action, and a double tap runs it`() {
    #expect(user.voiceOver.effectiveRotor(in: user.page.tree) == .actions)
    #expect(user.hears(.activate) == "!activate Mail")
    #expect(user.hears(.rotorMove(.backward)) == "(border)")
    #expect(user.hears(.rotorMove(.forward)) == "Pin")
    #expect(user.hears(.activate) == "!custom(\"Pin\") Mail")
    #expect(user.hears(.rotorMove(.forward)) == "Delete")
    #expect(user.hears(.rotorMove(.forward)) == "(border)")
    #expect(user.hears(.activate) == "!custom(\"Delete\") Mail")
    #expect(user.hears(.rotorMove(.backward)) == "Pin")
    #expect(user.hears(.rotorMove(.backward)) == "Activate")
    #expect(user.hears(.activate) == "!activate Mail")
    // Moving to another element selects that element's default action.
    user.hears(.rotorMove(.forward))
    user.hears(.next)
    #expect(user.hears(.activate) == "!activate Plain")
    user.hears(.previous)
    #expect(user.hears(.activate) == "!activate Mail")
  }

  @Test mutating func `An action that is removed while it is chosen is not run`() throws {
    user.hears(.rotorMove(.forward))
    user.hears(.rotorMove(.forward))
    try user.hears(user.page.change("Mail") { $0.details.customActions = [CustomAction("Pin")] })
    #expect(user.hears(.activate) == "(border)")
    #expect(user.hears(.rotorMove(.forward)) == "(border)")
    #expect(user.hears(.activate) == "!custom(\"Pin\") Mail")
    try user.hears(user.page.change("Mail") { $0.details.customActions = [] })
    #expect(user.hears(.activate) == "!activate Mail")
  }

  @Test mutating func `An action can be run by name`() {
    #expect(user.hears(.performAction("Delete")) == "!custom(\"Delete\") Mail")
    #expect(user.hears(.performAction("Activate")) == "!activate Mail")
    #expect(
      user.hears(.performAction("Fly"))
        == "(border) | <The element has no action called “Fly”.>"
    )
  }

  @Test mutating func `The actions menu lists all actions`() {
    #expect(user.hears(.actions) == "actions menu, 3 items")
    #expect(user.voiceOver.actionsMenu?.names == ["Activate", "Pin", "Delete"])
    #expect(user.hears(.activate) == "(border)")
    #expect(user.hears(.next) == "Activate, 1 of 3")
    #expect(user.hears(.previous) == "(border)")
    #expect(user.hears(.next) == "Pin, 2 of 3")
    #expect(user.hears(.last) == "Delete, 3 of 3")
    #expect(user.hears(.next) == "(border)")
    #expect(user.hears(.first) == "Activate, 1 of 3")
    #expect(user.hears(.rotorMove(.forward)) == "Pin, 2 of 3")
    #expect(user.hears(.activate) == "!custom(\"Pin\") Mail")
    #expect(user.voiceOver.actionsMenu == nil)
    #expect(user.cursor == "Mail")
  }

  @Test mutating func `Escape and other commands close the actions menu`() {
    user.hears(.actions)
    #expect(user.hears(.escape) == "Mail, button, actions available")
    #expect(user.voiceOver.actionsMenu == nil)
    user.hears(.actions)
    #expect(user.hears(.find(.buttons, .forward)) == "Plain, button")
    #expect(user.voiceOver.actionsMenu == nil)
    #expect(user.hears(.actions) == "(border) | no actions")
  }

  @Test mutating func `The actions menu closes when its element disappears`() throws {
    user.hears(.actions)
    #expect(try user.hears(user.page.remove("Mail")) == "Plain, button")
    #expect(user.voiceOver.actionsMenu == nil)
  }

  @Test mutating func `The actions menu does not run a removed action`() throws {
    user.hears(.actions)
    user.hears(.last)
    try user.hears(user.page.change("Mail") { $0.details.customActions = [CustomAction("Pin")] })
    #expect(
      user.hears(.activate) == "(border) | <The element has no action called “Delete”.>"
    )
  }

  @Test func `A custom action may have the same name as the default one`() {
    var user = VoiceOverUser("button \"Mail\" actions=Activate")
    user.hears(.rotorMove(.forward))
    #expect(user.hears(.activate) == "!custom(\"Activate\") Mail")
  }
}
