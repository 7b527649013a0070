// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("Containers", .timeLimit(.minutes(10)))
struct ContainerTests {
  @Test("A list says its edges")
  func aListSaysItsEdges() {
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

  @Test("A list of one says its start only")
  func aListOfOneSaysItsStartOnly() {
    let user = VoiceOverUser("list\n  listitem \"cats\"")
    #expect(user.opening == "cats, list start")
  }

  @Test("A list that is entered in the middle says so")
  func aListThatIsEnteredInTheMiddleSaysSo() {
    var user = VoiceOverUser(
      "webarea\n  text \"a\"\n  list\n    text \"1\"\n    text \"2\"\n    text \"3\""
    )
    #expect(user.hears(.moveTo(user.page["2"])) == "2, list")
    #expect(user.hears(.moveTo(user.page["a"])) == "a")
  }

  @Test("Nested lists say each edge starts from the outside and ends from the inside")
  func nestedListsSayEachEdgeStartsFromTheOutsideAndEndsFromTheInside() {
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

  @Test(
    "A landmark says its edges",
    arguments: [
      ("banner", "banner"), ("complementary", "complementary"), ("form", "form"), ("main", "main"),
      ("contentinfo", "content information"), ("navigation", "navigation"), ("region", "region"),
      ("search", "search"),
    ]
  )
  func aLandmarkSaysItsEdges(role: String, word: String) {
    var user = VoiceOverUser("\(role) \"Site\"\n  text \"a\"\n  text \"b\"\n  text \"c\"")
    #expect(user.opening == "a, Site, \(word), landmark")
    #expect(user.walk() == ["b", "c, end, Site, \(word)"])
  }

  @Test("A landmark without a name says its kind")
  func aLandmarkWithoutANameSaysItsKind() {
    var user = VoiceOverUser("main\n  text \"a\"\n  text \"b\"")
    #expect(user.opening == "a, main, landmark")
    #expect(user.walk() == ["b, end, main"])
  }

  @Test("A group is announced by its name on the way in only")
  func aGroupIsAnnouncedByItsNameOnTheWayInOnly() {
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

  @Test(
    "Some containers say what they are",
    arguments: [
      ("alertdialog", "alert"), ("tabpanel", "tab panel"), ("menu", "menu"),
      ("menubar", "menu bar"), ("toolbar", "toolbar"), ("article", "article"),
    ]
  )
  func someContainersSayWhatTheyAre(role: String, word: String) {
    let user = VoiceOverUser("\(role)\n  text \"a\"\n  text \"b\"")
    #expect(user.opening == "\(word), a")
  }

  @Test("The authors word for a container stands for its kind")
  func theAuthorsWordForAContainerStandsForItsKind() {
    #expect(
      VoiceOverUser("region \"Photos\" roledescription=carousel\n  img \"a\"\n  img \"b\"").opening
        == "a, image, Photos, carousel, landmark"
    )
    #expect(
      VoiceOverUser("group \"Photos\" roledescription=carousel\n  img \"a\"").opening
        == "Photos, carousel, a, image"
    )
  }

  @Test("An element that holds others is no container")
  func anElementThatHoldsOthersIsNoContainer() {
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

  @Test("Selected comes behind the container")
  func selectedComesBehindTheContainer() {
    let user = VoiceOverUser("group \"Fruit\"\n  button \"apple\" selected")
    #expect(user.opening == "Fruit, selected, apple, button")
  }

  @Test("An element that vanishes does not make its containers new")
  func anElementThatVanishesDoesNotMakeItsContainersNew() throws {
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

  @Test("What is around a modal is not spoken of")
  func whatIsAroundAModalIsNotSpokenOf() {
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

  @Test("A modal that is itself a stop says no more")
  func aModalThatIsItselfAStopSaysNoMore() {
    let user = VoiceOverUser("main\n  list\n    dialog \"Ask\" modal")
    #expect(user.opening == "Ask")
  }

  @Test("Containers can be silent")
  func containersCanBeSilent() {
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
