// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("The order in which Switch Control scans stops", .timeLimit(.minutes(30)))
struct ScanOrderTests {
  /// Returns the entire scan order, indented by two spaces per group.
  private func scan(_ outline: String, groups: Bool = true) -> [String] {
    let page = Page(outline)
    var settings = SwitchControl.Settings()
    settings.groupsItems = groups
    return SwitchControl.scan(of: page.tree, settings: settings).map { entry in
      String(repeating: "  ", count: entry.depth) + entry.utterance.text
    }
  }

  @Test func `Static text and dimmed elements are not stops`() {
    #expect(
      scan(
        """
        webarea
          heading "Title"
          text "Words"
          button "a"
          button "dimmed" dimmed
          img "picture"
          text "taps" responds=true
          button "deaf" responds=false
          text "acts" activate
          button "hidden" hidden
          progressbar "p" range=1,0,2
        """
      ) == ["a, button", "taps", "acts"]
    )
  }

  @Test func `Containers are groups with a Back stop`() {
    let outline = """
      webarea
        button "first"
        toolbar "Tools"
          button "cut"
          button "copy"
        generic
          button "plain"
          button "looked through"
        list
          listitem
            link "one"
          listitem
            link "two"
      """
    #expect(
      scan(outline) == [
        "first, button",
        "Tools, toolbar, group, 2 items", "  cut, button", "  copy, button", "  back",
        "plain, button", "looked through, button",
        "group, 2 items, one to two", "  one, link", "  two, link", "  back",
      ]
    )
    #expect(
      scan(outline, groups: false) == [
        "first, button", "cut, button", "copy, button", "plain, button", "looked through, button",
        "one, link", "two, link",
      ]
    )
  }

  @Test func `A container with one stop is replaced by the stop`() {
    #expect(
      scan(
        """
        webarea
          navigation "Site"
            list
              text "Go to"
              link "home"
          button "b"
        """
      ) == ["home, link", "b, button"]
    )
  }

  @Test func `A group that contains only one group is skipped`() {
    #expect(
      scan(
        """
        webarea
          main
            navigation "Site"
              list
                link "one"
                link "two"
              text "and"
        """
      ) == ["one, link", "two, link"]
    )
    #expect(
      scan(
        """
        webarea
          navigation "Site"
            list
              link "one"
              link "two"
          button "b"
        """
      ) == [
        "Site, navigation, group, 2 items", "  one, link", "  two, link", "  back", "b, button",
      ]
    )
  }

  @Test func `Groups can be nested`() {
    #expect(
      scan(
        """
        webarea
          main "Page"
            form
              button "a"
              button "b"
            button "c"
          button "d"
        """
      ) == [
        "Page, main, group, 2 items", "  form, group, 2 items", "    a, button",
        "    b, button", "    back", "  c, button", "  back", "d, button",
      ]
    )
  }

  @Test func `Elements in the same row form a group`() {
    let keys = """
      webarea
        button "q" frame=0,0,10,10
        button "w" frame=10,0,10,10
        button "e" frame=20,0,10,10
        button "a" frame=0,10,10,10
        button "s" frame=10,10,10,10
        button "d" frame=20,10,10,12
        button "y"
      """
    // All elements of a row have the same top and bottom edges; a row with fewer than three elements is not a group.
    #expect(
      scan(keys) == [
        "group, 3 items, q to e", "  q, button", "  w, button", "  e, button", "  back",
        "a, button", "s, button", "d, button", "y, button",
      ]
    )
    #expect(scan(keys, groups: false).count == 7)
  }

  @Test func `Rows become groups only if there are several`() {
    let row = (0..<5).map { "  button \"\($0)\" frame=\($0 * 10),0,10,10" }
    #expect(scan((["webarea"] + row).joined(separator: "\n")).count == 5)
    #expect(
      scan(
        """
        webarea
          button "a" frame=0,0,10,10
          button "b" frame=10,0,10,10
          button "c" frame=0,10,10,10
        """
      ).count == 3
    )
  }

  @Test func `Rows inside a group become groups`() {
    let keys = (0..<8).map { "    button \"\($0)\" frame=\($0 % 4 * 10),\($0 / 4 * 10),10,10" }
    let outline = "webarea\n  toolbar\n" + keys.joined(separator: "\n") + "\n  button \"b\""
    #expect(
      scan(outline) == [
        "toolbar, group, 2 items",
        "  group, 4 items, 0 to 3", "    0, button", "    1, button", "    2, button",
        "    3, button", "    back",
        "  group, 4 items, 4 to 7", "    4, button", "    5, button", "    6, button",
        "    7, button", "    back",
        "  back", "b, button",
      ]
    )
  }

  @Test func `The navigation style determines the grouping`() {
    #expect(
      scan(
        """
        webarea
          list style=separate
            link "one"
            link "two"
          generic style=combined
            button "play"
            text "song"
          generic "named"
            button "x"
            button "y"
          generic style=combined
            text "nothing"
          link "card" style=combined
            button "like"
        """
      ) == [
        "one, link", "two, link",
        "group, 1 item, play", "  play, button", "  back",
        "named, group, 2 items", "  x, button", "  y, button", "  back",
        "card, group, 2 items", "  card, link", "  like, button", "  back",
      ]
    )
  }

  @Test func `Sort priority determines the order`() {
    #expect(
      scan("webarea\n  button \"b\"\n  button \"a\" priority=1") == ["a, button", "b, button"]
    )
  }

  @Test func `Only the contents of a modal are scanned`() {
    #expect(
      scan("webarea\n  button \"a\"\n  dialog modal\n    button \"OK\"\n    button \"No\"")
        == ["OK, button", "No, button"]
    )
  }

  @Test("The scanner announces each stop that it reaches")
  func spokenWords() {
    #expect(
      scan(
        """
        webarea
          checkbox "c" checked=on hint=Why position=1,2
          slider "v" value=5
          securetextbox "pin" value=1234
          listbox "Colours"
            option "red" selected
            option "green"
          grid "Sheet"
            gridcell "1" activate
            gridcell "2" activate
        """
      ) == [
        "c, checkbox, checked, 1 of 2", "v, 5, adjustable",
        "pin, 4 characters, secure text field",
        "Colours, list, group, 2 items", "  selected, red", "  green", "  back",
        "Sheet, table, group, 2 items", "  1", "  2", "  back",
      ]
    )
  }

  @Test("A tree without usable elements is not scanned")
  func nothingToScan() {
    #expect(scan("webarea\n  text \"a\"") == [])
    #expect(SwitchControl.scan(of: AccessibilityTree()).isEmpty)
  }

  @Test func `A deep chain of containers can be scanned`() {
    var lines = (0..<600).map { String(repeating: " ", count: $0) + "group" }
    lines += ["a", "b"].map { String(repeating: " ", count: 600) + "button \"\($0)\"" }
    #expect(scan(lines.joined(separator: "\n")) == ["a, button", "b, button"])
  }
}
