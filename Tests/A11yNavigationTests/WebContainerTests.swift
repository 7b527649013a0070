// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

/// Tests for containers on web pages, as recorded by testers.
@Suite("Announcements of containers on web pages", .timeLimit(.minutes(30)))
struct WebContainerTests {
  @Test func `Elements in a tab bar are announced as tabs`() {
    var user = VoiceOverUser(
      "group isTabBar\n  button \"one\" selected\n  button \"two\"\n  text \"3\""
    )
    #expect(user.opening == "selected, one, tab, 1 of 3")
    #expect(user.walk() == ["two, tab, 2 of 3", "3, tab, 3 of 3"])
    #expect(
      VoiceOverUser("tablist\n  tab \"one\"\n  tab \"two\"").opening == "tab bar, one, tab, 1 of 2"
    )
  }

  @Test func `A list marker is a stop, and the text after it announces the list’s start and end`() {
    var user = VoiceOverUser(
      """
      list "Pets"
        listitem
          listmarker "•"
          text "cats"
        listitem
          listmarker "•"
          text "dogs"
      """
    )
    #expect(user.opening == "Pets, bullet")
    #expect(user.walk() == ["cats, list start", "bullet", "dogs, list end"])
    #expect(
      VoiceOverUser("list\n  listitem\n    listmarker \"2.\"\n    text \"a\"").opening == "2."
    )
  }

  @Test func `A legend announces the start of the form and its name once`() {
    var user = VoiceOverUser(
      """
      webarea
        group "Animal"
          legend "Animal"
          radio "Cat" checked=off position=1,2
          radio "Dog" checked=off position=2,2
        text "after"
      """
    )
    #expect(user.opening == "Animal, form start")
    #expect(user.hears(.next) == "Cat, radio button, unchecked, 1 of 2")
    user.go(to: "after")
    #expect(user.hears(.previous) == "Animal, Dog, radio button, unchecked, 2 of 2")
  }

  @Test(arguments: ["alert", "status", "log", "tooltip", "figure"])
  func `Some containers’ names are not announced`(role: String) {
    #expect(VoiceOverUser("\(role) \"Name\"\n  text \"a\"\n  text \"b\"").opening == "a")
  }

  @Test func `A form without a name is not a landmark`() {
    #expect(VoiceOverUser("form\n  text \"a\"\n  text \"b\"").opening == "a")
    #expect(VoiceOverUser("feed\n  text \"a\"\n  text \"b\"").opening == "a")
  }

  @Test func `Every paragraph in a definition is announced as a definition`() {
    var user = VoiceOverUser(
      """
      descriptionlist
        term "green"
        definition
          paragraph "a colour"
          paragraph "of grass"
      """
    )
    #expect(user.opening == "green, definition list start, term")
    #expect(user.walk() == ["a colour, definition", "of grass, definition list end, definition"])
  }

  @Test func `Start and end announcements can be turned off separately`() {
    var verbosity = Verbosity()
    verbosity.describesLists = false
    let lists = "main\n  list \"L\"\n    text \"a\"\n    text \"b\""
    #expect(VoiceOverUser(lists, verbosity: verbosity).opening == "L, a, main, landmark")
    verbosity.describesLists = true
    verbosity.describesLandmarks = false
    #expect(VoiceOverUser(lists, verbosity: verbosity).opening == "L, a, list start")
  }
}
