// SPDX-License-Identifier: MIT

import Testing
import TreeOutlines

@Suite("Audit rules that check a walk through a page", .timeLimit(.minutes(30)))
struct WalkRuleTests {
  @Test func `Words that no cursor reaches are reported`() throws {
    let page = Page("webarea\n  paragraph \"Closed on Mondays\"\n    generic\n  button \"Buy\"")
    let screen = Screen(page.tree)
    #expect(screen.finds("unreachable") == ["“Closed on Mondays” is never spoken."])
    #expect(screen.proof("unreachable") == "> choose «Closed on Mondays» | [border]")
    #expect(Screen(Page("webarea\n  paragraph \"Closed\"").tree).finds("unreachable") == [])
  }

  @Test func `A card that only a pointer can activate is reported`() throws {
    let page = Page("webarea\n  group \"Assam\" activate\n    text \"Malty\"")
    #expect(
      Screen(page.tree).finds("unreachable")
        == ["“Assam” can be activated, but no cursor reaches it."]
    )
  }

  @Test func `Elements behind a dialog need not be reachable`() throws {
    let page = Page(
      "webarea\n  paragraph \"Closed\"\n    generic\n  dialog \"Basket\" modal\n    button \"Buy\""
    )
    #expect(Screen(page.tree).finds("unreachable") == [])
  }

  @Test func `A reading order that jumps back up within a column is reported`() throws {
    let page = Page(
      """
      webarea
        text "Price" frame=0,0,200,20
        text "Total" frame=0,200,200,20
        text "Delivery" frame=0,100,200,20
      """
    )
    let screen = Screen(page.tree)
    #expect(
      screen.finds("order-jumps")
        == ["The next stop is 100 points higher up in the same column."]
    )
    #expect(screen.proof("order-jumps") == "> next | «Total» | > next | «Delivery»")
  }

  @Test(arguments: [
    "text \"Last\" frame=0,400,200,20\n  text \"Second column\" frame=300,0,200,20",
    "text \"Last\" frame=0,400,200,20\n  text \"Skip\" frame=-999,-999,200,20",
    "text \"Last\" frame=0,400,200,20\n  text \"Empty\" frame=0,0,0,0",
    "text \"Last\" frame=0,20,200,20\n  text \"Overlap\" frame=0,10,200,20",
    "text \"Last\" frame=0,400,200,20\n  text \"No frame\"",
  ])
  func `Columns, overlaps and off-screen frames are not jumps`(lines: String) throws {
    #expect(Screen(Page("webarea\n  \(lines)").tree).finds("order-jumps") == [])
  }

  @Test func `A position beyond the total is reported`() throws {
    let page = Page(
      """
      webarea
        radiogroup "Size"
          radio "Small" position=1,2
          radio "Large" position=3,2
      """
    )
    #expect(Screen(page.tree).finds("position-lies") == ["“Large” is announced as 3 of 2."])
  }

  @Test func `A total that is higher than the number of elements is reported`() throws {
    let set =
      "radiogroup \"Size\"\n    radio \"Small\" position=1,3\n    radio \"Large\" position=2,3"
    let screen = Screen(Page("webarea\n  \(set)").tree)
    #expect(
      screen.finds("position-lies") == ["A total of 3 is announced, but the actual total is 2."]
    )
    #expect(
      screen.proof("position-lies")
        == "> first | Small, radio button, «1 of 3» | > next | Large, radio button, 2 of 3"
    )
    let list =
      "listbox \"Size\"\n    option \"Small\" position=1,90\n    option \"Large\" position=2,90"
    #expect(Screen(Page("webarea\n  \(list)").tree).finds("position-lies") == [])
  }

  @Test func `Cells that have lost their headers are reported`() throws {
    let page = Page(
      """
      webarea
        table table=3,2
          row
            columnheader "Tea" cell=1,1
            columnheader "Price" cell=1,2
          row
            cell "Assam" cell=2,1
            cell "3" cell=2,2
          row
            cell "Sencha" cell=3,1
            cell "4" cell=3,2
      """
    )
    let screen = Screen(page.tree)
    #expect(
      screen.finds("cell-without-header") == ["4 of 4 cells are read without a header."]
    )
    #expect(
      screen.proof("cell-without-header")
        == "> table right | «4», column 2, table end | > table down | «4», row 3, table end"
    )
    let sound = try Screen(
      """
      - table:
        - row:
          - columnheader "Tea"
          - columnheader "Price"
        - row:
          - cell "Assam"
          - cell "3"
      """
    )
    #expect(sound.finds("cell-without-header") == [])
  }

  @Test func `Consecutive links to the same address are reported as a single link that was split`()
    throws
  {
    let screen = try Screen(
      """
      - listitem:
        - link "A pot":
          - /url: /assam
        - link "Assam":
          - /url: /assam
        - link "Buy":
          - /url: /buy
      """
    )
    #expect(
      screen.finds("split-stop")
        == ["2 consecutive stops lead to the same address."]
    )
    let apart = try Screen(
      "- link \"Assam\":\n  - /url: /assam\n- text: or\n- link \"Assam again\":\n  - /url: /assam"
    )
    #expect(apart.finds("split-stop") == [])
  }

  @Test func `Actions that the scanner does not reach are reported`() throws {
    let page = Page(
      "webarea\n  slider \"Strength\" responds=false\n  text \"Assam\" actions=Remove responds=false"
    )
    #expect(
      Screen(page.tree).finds("switch-dead-end") == [
        "“Strength” has actions that a switch cannot reach.",
        "“Assam” has actions that a switch cannot reach.",
      ]
    )
    #expect(Screen(Page("webarea\n  slider \"Strength\"").tree).finds("switch-dead-end") == [])
  }
}
