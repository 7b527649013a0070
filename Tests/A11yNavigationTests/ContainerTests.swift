// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("Announcing the start and end of containers", .timeLimit(.minutes(30)))
struct ContainerTests {
  @Test func `A list announces its start and end`() {
    var user = VoiceOverUser(
      """
      webarea
        text "before"
        list "Pets"
          listitem "cats"
          listitem "dogs"
          listitem "birds"
        text "after"
      """
    )
    #expect(user.walk() == ["Pets, cats, list start", "dogs", "birds, list end", "after"])
    #expect(
      user.walk(.previous) == ["Pets, birds, list end", "dogs", "cats, list start", "before"]
    )
  }

  @Test func `A list with one item announces only its start`() {
    let user = VoiceOverUser("list\n  listitem \"cats\"")
    #expect(user.opening == "cats, list start")
  }

  @Test func `Entering a list in the middle announces only the list`() {
    var user = VoiceOverUser(
      "webarea\n  text \"a\"\n  list\n    text \"1\"\n    text \"2\"\n    text \"3\""
    )
    #expect(user.hears(.moveTo(user.page["2"])) == "2, list")
    #expect(user.hears(.moveTo(user.page["a"])) == "a")
  }

  @Test func `Nested lists announce starts from the outside in and ends from the inside out`() {
    var user = VoiceOverUser(
      """
      list "Food"
        list "Fruit"
          listitem "apple"
          listitem "pear"
      """
    )
    #expect(user.opening == "Food, Fruit, apple, list start, list start")
    #expect(user.hears(.next) == "pear, list end, list end")
  }

  @Test(arguments: [
    ("banner", "banner"), ("complementary", "complementary"), ("form", "form"), ("main", "main"),
    ("contentinfo", "content information"), ("navigation", "navigation"), ("region", "region"),
    ("search", "search"),
  ])
  func `A landmark announces its start and end`(role: String, word: String) {
    var user = VoiceOverUser("\(role) \"Site\"\n  text \"a\"\n  text \"b\"\n  text \"c\"")
    #expect(user.opening == "a, Site, \(word), landmark")
    #expect(user.walk() == ["b", "c, end, Site, \(word)"])
  }

  @Test func `A landmark without a name announces its kind`() {
    var user = VoiceOverUser("main\n  text \"a\"\n  text \"b\"")
    #expect(user.opening == "a, main, landmark")
    #expect(user.walk() == ["b, end, main"])
  }

  @Test func `A group’s name is announced only when the group is entered`() {
    var user = VoiceOverUser(
      """
      webarea "Page"
        text "before"
        group "Colours"
          text "red"
          text "green"
        group
          text "silent"
        dialog "Ask"
          button "OK"
      """
    )
    #expect(user.opening == "before")
    #expect(user.walk() == ["Colours, red", "green", "silent", "Ask, dialog, OK, button"])
    #expect(user.walk(.previous) == ["silent", "Colours, green", "red", "before"])
  }

  @Test(arguments: [
    ("alertdialog", "alert"), ("tabpanel", "tab panel"), ("menu", "menu"),
    ("menubar", "menu bar"), ("toolbar", "toolbar"), ("article", "article"),
  ])
  func `Some containers announce their role`(role: String, word: String) {
    let user = VoiceOverUser("\(role)\n  text \"a\"\n  text \"b\"")
    #expect(user.opening == "\(word), a")
  }

  @Test func `A role description replaces the container’s role`() {
    #expect(
      VoiceOverUser("region \"Photos\" roledescription=carousel\n  img \"a\"\n  img \"b\"").opening
        == "a, image, Photos, carousel, landmark"
    )
    #expect(
      VoiceOverUser("group \"Photos\" roledescription=carousel\n  img \"a\"").opening
        == "Photos, carousel, a, image"
    )
  }

  @Test func `An element that contains others is not a container`() {
    var user = VoiceOverUser(
      """
      tree
        treeitem "Fruit" level=1
          treeitem "Apple" level=2
        text "after"
      """
    )
    #expect(user.hears(.next) == "Apple, tree item, level 2")
    user.hears(.next)
    #expect(user.hears(.previous) == "Apple, tree item, level 2")
  }

  @Test func `The selected state is announced after the container`() {
    let user = VoiceOverUser("group \"Fruit\"\n  button \"apple\" selected")
    #expect(user.opening == "Fruit, selected, apple, button")
  }

  @Test func `When an element disappears, its containers are not announced again`() throws {
    var user = VoiceOverUser(
      """
      main
        group "Fruit"
          text "apple"
          text "pear"
          text "plum"
          text "fig"
      """
    )
    user.hears(.next)
    #expect(try user.hears(user.page.remove("pear")) == "plum")
  }

  @Test func `Containers that a modal is in are not announced`() {
    var user = VoiceOverUser(
      """
      main "Page"
        list
          dialog "Ask" modal
            text "Sure?"
            button "OK"
      """
    )
    #expect(user.opening == "Ask, dialog, Sure?")
    #expect(user.walk() == ["OK, button"])
  }

  @Test func `A modal that is itself a stop is not announced twice`() {
    let user = VoiceOverUser("main\n  list\n    dialog \"Ask\" modal")
    #expect(user.opening == "Ask")
  }

  @Test func `Container announcements can be turned off`() {
    var verbosity = Verbosity()
    verbosity.describesContainers = false
    var user = VoiceOverUser(
      "main\n  list\n    text \"a\"\n    text \"b\"\n  group \"G\"\n    text \"c\"",
      verbosity: verbosity
    )
    #expect(user.opening == "a")
    #expect(user.walk() == ["b", "c"])
  }
}
