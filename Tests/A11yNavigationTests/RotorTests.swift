// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("VoiceOver’s rotor", .timeLimit(.minutes(30)))
struct RotorTests {
  static let page = """
    webarea
      banner "Top"
        heading "H1" level=1
        link "L1"
      main
        heading "H2" level=2
        button "B1"
        textbox "F1"
        searchbox "S1"
        img "I1"
        text "T1"
        list "List"
          listitem "i1"
          listitem "i2"
        table "Table"
          cell "c1" cell=1,1
        group "Box"
          checkbox "C1" checked=off
          checkbox "C2" checked=off
        slider "V1" value=5
        heading "H3" level=2
        link "L2"
        button "B2"
    """

  /// The stops that each rotor item reaches, starting from the first element.
  static let stops: [(item: RotorItem, stops: [String])] = [
    (.headings, ["H1", "H2", "H3"]), (.headingLevel(1), ["H1"]),
    (.headingLevel(2), ["H2", "H3"]), (.links, ["L1", "L2"]), (.buttons, ["B1", "B2"]),
    (.formControls, ["B1", "F1", "S1", "C1", "C2", "V1", "B2"]), (.textFields, ["F1", "S1"]),
    (.searchFields, ["S1"]), (.images, ["I1"]), (.staticText, ["T1", "i1", "i2"]),
    (.lists, ["i1"]), (.tables, ["c1"]), (.landmarks, ["H1", "H2"]),
    (.containers, ["H1", "H2", "i1", "c1", "C1"]),
  ]

  @Test(arguments: stops)
  func `Rotor items move forwards and backwards`(item: RotorItem, stops: [String]) {
    var user = VoiceOverUser("webarea\n  meter \"start\"\n\(Self.page.indented)\n  meter \"end\"")
    for _ in 0..<2 {
      user.hears(.first)
      user.hears(.setRotor(item))
      for stop in stops {
        user.hears(.rotorMove(.forward))
        #expect(user.cursor == stop)
        // An element's own rotor item has priority until the rotor is turned again.
        user.hears(.setRotor(item))
      }
      #expect(user.hears(.rotorMove(.forward)) == "(border)")
      #expect(user.cursor == stops.last)
      user.hears(.last)
      for stop in stops.reversed() {
        user.hears(.find(item, .backward))
        #expect(user.cursor == stop)
      }
    }
  }

  @Test(arguments: [
    (RotorItem.headings, "heading"), (.headingLevel(3), "heading level 3"), (.links, "link"),
    (.buttons, "button"), (.formControls, "form control"), (.textFields, "text field"),
    (.searchFields, "search field"), (.images, "image"), (.lists, "list"), (.tables, "table"),
    (.landmarks, "landmark"), (.containers, "container"), (.custom("Errors"), "Errors"),
  ])
  func `A quick key announces that there is no match`(item: RotorItem, word: String) {
    var user = VoiceOverUser("webarea\n  text \"a\"\n  text \"b\"")
    #expect(user.hears(.find(item, .forward)) == "(border) | \(word) not found")
    #expect(user.hears(.find(item, .backward)) == "(border) | \(word) not found")
  }

  @Test func `Searches for heading levels above six find nothing`() {
    var user = VoiceOverUser("webarea\n  text \"a\"\n  heading \"b\" level=7")
    for level in [0, 7, -1, .max] {
      #expect(
        user.hears(.find(.headingLevel(level), .forward))
          == "(border) | heading level \(level) not found"
      )
    }
    #expect(user.hears(.find(.headings, .forward)) == "b, heading level 7")
  }

  @Test func `Rotor items are offered only if the tree contains matches`() {
    let user = VoiceOverUser(Self.page)
    #expect(
      user.voiceOver.rotorItems(in: user.page.tree) == [
        .characters, .words, .headings, .headingLevel(1), .headingLevel(2), .links, .landmarks,
        .containers, .formControls, .buttons, .textFields, .searchFields, .images, .staticText,
        .tables, .lists, .sameKind,
      ]
    )
    let bare = VoiceOverUser("webarea\n  text \"a\"")
    #expect(
      bare.voiceOver.rotorItems(in: bare.page.tree)
        == [.characters, .words, .staticText, .sameKind]
    )
    #expect(VoiceOver().rotorItems(in: AccessibilityTree()) == [])
  }

  @Test func `Hidden and covered elements do not add rotor items`() {
    let user = VoiceOverUser(
      """
      webarea
        heading "covered"
        group hidden
          link "hidden"
        dialog modal
          button "OK"
      """
    )
    #expect(
      user.voiceOver.rotorItems(in: user.page.tree)
        == [.characters, .words, .formControls, .buttons, .sameKind]
    )
  }

  @Test func `Elements add their own rotor items`() {
    var user = VoiceOverUser("webarea\n  slider \"V\" value=3\n  text actions=Pin value=a")
    #expect(user.voiceOver.rotorItems(in: user.page.tree).contains(.adjustValue))
    #expect(!user.voiceOver.rotorItems(in: user.page.tree).contains(.actions))
    user.hears(.next)
    #expect(!user.voiceOver.rotorItems(in: user.page.tree).contains(.adjustValue))
    #expect(user.voiceOver.rotorItems(in: user.page.tree).contains(.actions))
  }

  @Test func `Turning the rotor announces its items and wraps around`() {
    var user = VoiceOverUser("webarea\n  text \"a\"\n  link \"b\"\n  heading \"c\"")
    #expect(user.hears(.turnRotor(.forward)) == "links")
    #expect(user.hears(.turnRotor(.forward)) == "static text")
    #expect(user.hears(.turnRotor(.forward)) == "same kind")
    #expect(user.hears(.turnRotor(.forward)) == "characters")
    #expect(user.hears(.turnRotor(.backward)) == "same kind")
    #expect(user.hears(.turnRotor(.backward)) == "static text")
  }

  @Test func `From an item that is not offered, the rotor turns to the first or last item`() {
    var user = VoiceOverUser("webarea\n  text \"a\"")
    #expect(user.hears(.turnRotor(.forward)) == "characters")
    user = VoiceOverUser("webarea\n  text \"a\"")
    #expect(user.hears(.turnRotor(.backward)) == "same kind")
  }

  @Test func `Adjustable elements can be adjusted without turning the rotor`() {
    var user = VoiceOverUser("webarea\n  heading \"H\"\n  slider \"V\" value=3\n  heading \"I\"")
    #expect(user.voiceOver.effectiveRotor(in: user.page.tree) == .headings)
    user.hears(.next)
    #expect(user.voiceOver.effectiveRotor(in: user.page.tree) == .adjustValue)
    #expect(user.hears(.rotorMove(.backward)) == "!increment V")
    #expect(user.hears(.rotorMove(.forward)) == "!decrement V")
    // The user turns the rotor to headings, and the rotor automatically returns to the value at the next adjustable
    // element.
    user.hears(.setRotor(.headings))
    #expect(user.hears(.rotorMove(.forward)) == "I, heading")
    user.hears(.previous)
    #expect(user.hears(.rotorMove(.backward)) == "!increment V")
  }

  @Test func `A rotor item that only one element offers is not kept on other elements`() {
    var user = VoiceOverUser("webarea\n  slider \"V\" value=3\n  text \"a\"\n  heading \"H\"")
    user.hears(.setRotor(.adjustValue))
    user.hears(.next)
    #expect(user.hears(.rotorMove(.forward)) == "H, heading")
  }

  @Test func `A search for the same kind matches the current element`() {
    var user = VoiceOverUser(Self.page)
    user.go(to: "C1")
    #expect(user.hears(.find(.sameKind, .forward)).hasPrefix("C2, checkbox"))
    #expect(
      user.hears(.find(.sameKind, .forward)) == "(border) | item of the same kind not found"
    )
    user.go(to: "L2")
    user.hears(.find(.sameKind, .backward))
    #expect(user.cursor == "L1")
    user.go(to: "B1")
    user.hears(.find(.sameKind, .forward))
    #expect(user.cursor == "B2")
  }

  @Test func `A search for the same kind from a cell enters the next cell`() {
    var user = VoiceOverUser(
      """
      table
        cell "a" cell=1,1
        cell cell=1,2
        cell cell=2,1
          link "b"
        cell "c" cell=2,2
      """
    )
    user.hears(.find(.sameKind, .forward))
    #expect(user.cursor == "b")
    user.go(to: "c")
    user.hears(.find(.sameKind, .backward))
    #expect(user.cursor == "b")
  }

  @Test func `An app’s custom rotors are offered and move through their entries`() throws {
    var user = VoiceOverUser(
      """
      webarea rotor=Errors|e1|e2|gone
        text "a"
        textbox "e1" #e1
        group rotor=Links|l1
          link "l1" #l1
          text "b"
        group #e2
          textbox "e2"
        text "gone" #gone
      """
    )
    try user.hears(user.page.remove("gone"))
    #expect(user.voiceOver.rotorItems(in: user.page.tree).last == .custom("Errors"))
    #expect(user.hears(.setRotor(.custom("Errors"))) == "Errors")
    user.hears(.rotorMove(.forward))
    #expect(user.cursor == "e1")
    #expect(user.hears(.rotorMove(.backward)) == "(border)")
    user.hears(.rotorMove(.forward))
    #expect(user.page.tree.parent(of: try #require(user.voiceOver.cursor)) == user.page["e2"])
    #expect(user.hears(.rotorMove(.forward)) == "(border)")
    user.go(to: "b")
    #expect(
      user.voiceOver.rotorItems(in: user.page.tree).suffix(2)
        == [.custom("Links"), .custom("Errors")]
    )
    // From outside the rotor's entries, moving back finds the last entry and moving forward finds the first entry.
    user.hears(.find(.custom("Links"), .backward))
    #expect(user.cursor == "l1")
  }
}

extension String {
  /// The string with each line indented by two spaces.
  var indented: String {
    split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
  }
}
