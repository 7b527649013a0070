// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("Moving the VoiceOver cursor", .timeLimit(.minutes(30)))
struct CursorTests {
  private var user = VoiceOverUser(
    """
    webarea
      text "One"
      button "Two"
      text "hidden" hidden
      text "Three"
    """
  )

  @Test mutating func `The cursor moves forward and back without wrapping`() {
    #expect(user.opening == "One")
    #expect(user.hears(.previous) == "(border)")
    #expect(user.hears(.next) == "Two, button")
    #expect(user.hears(.next) == "Three")
    #expect(user.hears(.next) == "(border)")
    #expect(user.hears(.next) == "(border)")
    #expect(user.cursor == "Three")
    #expect(user.hears(.previous) == "Two, button")
    #expect(user.hears(.previous) == "One")
    #expect(user.hears(.previous) == "(border)")
  }

  @Test mutating func `The cursor moves to the first and the last element`() {
    #expect(user.hears(.last) == "Three")
    #expect(user.hears(.last) == "Three")
    #expect(user.hears(.first) == "One")
  }

  @Test mutating func `The cursor moves to a given element if the element can be reached`() {
    #expect(user.hears(.moveTo(user.page["Three"])) == "Three")
    #expect(
      user.hears(.moveTo(user.page["hidden"]))
        == "(border) | <That element cannot be reached now.>"
    )
    #expect(
      user.hears(.moveTo(ElementID(index: 99)))
        == "(border) | <That element cannot be reached now.>"
    )
    #expect(user.cursor == "Three")
    #expect(user.hears(.moveTo(ElementID(index: 0))) == "One")
  }

  @Test func `The cursor starts at the default focus`() {
    let user = VoiceOverUser(
      """
      webarea
        text "One"
        group default
          button "Two"
      """
    )
    #expect(user.opening == "Two, button")
  }

  @Test mutating func `Commands request actions of the current element`() {
    user.go(to: "Two")
    #expect(user.hears(.activate) == "!activate Two")
    #expect(user.hears(.escape) == "!escape Two")
    #expect(user.hears(.magicTap) == "!magicTap Two")
    #expect(user.hears(.increment) == "!increment Two")
    #expect(user.hears(.decrement) == "!decrement Two")
    #expect(user.hears(.showMenu) == "!showMenu Two")
    #expect(user.hears(.scroll(.bottom)) == "!scroll(A11yTree.ScrollEdge.bottom) Two")
  }

  @Test
  func `Activating a text field starts editing first, and only then activates the field`() {
    var user = VoiceOverUser("group\n  textbox \"Name\"\n  textbox \"Age\" editing")
    #expect(user.hears(.activate) == "!beginEditing Name")
    user.hears(.next)
    #expect(user.hears(.activate) == "!activate Age")
  }

  @Test mutating func `Repeat speaks the last words again`() throws {
    user.go(to: "Two")
    #expect(user.hears(.repeat) == "Two, button")
    user.hears(.setRotor(.links))
    #expect(user.hears(.repeat) == "links")
    #expect(user.hears(.repeat) == "links")
    try user.hears(TreeUpdate(announcements: [Announcement("Saved")]))
    #expect(user.hears(.repeat) == "Saved")
  }

  @Test("The repeat command announces the current element and its container")
  func repeatsAllOfIt() {
    var user = VoiceOverUser("group \"Pets\"\n  listitem \"cats\"")
    #expect(user.opening == "Pets, cats")
    #expect(user.hears(.repeat) == "Pets, cats")
  }

  @Test func `Spelling uses the element’s label or, without a label, its value`() {
    var user = VoiceOverUser("group\n  text \"Ab 1.\"\n  text value=é🍎\n  button")
    #expect(user.hears(.spell) == "cap A, b, space, 1, period")
    user.hears(.next)
    #expect(user.hears(.spell) == "é, 🍎")
    user.hears(.next)
    #expect(user.hears(.spell) == "(border)")
  }

  @Test(arguments: [
    VoiceOver.Command.next, .previous, .first, .last, .activate, .escape, .magicTap, .increment,
    .turnRotor(.forward), .rotorMove(.forward), .find(.headings, .forward), .tableMove(.down),
    .readFromHere, .readFromTop, .pauseOrResume, .repeat, .spell, .actions, .performAction("x"),
    .choose("x"), .moveTo(ElementID(index: 0)), .moreContent, .scroll(.top), .showMenu,
  ])
  func `Every command works in an empty tree`(command: VoiceOver.Command) throws {
    for tree in [AccessibilityTree(), Page("webarea").tree] {
      var voiceOver = VoiceOver()
      #expect(voiceOver.start(in: tree, at: .zero).isEmpty)
      let requests = voiceOver.perform(command, in: tree).compactMap {
        if case .request(let request) = $0 { request } else { nil }
      }
      #expect(voiceOver.cursor == nil)
      #expect(requests.allSatisfy { tree.contains($0.target) })
    }
  }
}
