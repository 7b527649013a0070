// SPDX-License-Identifier: MIT

import Testing
import TreeOutlines

@Suite("Audit rules that check a screen’s structure", .timeLimit(.minutes(30)))
struct StaticRuleTests {
  @Test func `A field without a name is reported`() throws {
    let screen = try Screen("- main:\n  - textbox\n  - textbox \"Town\"")
    #expect(screen.finds("field-name") == ["The purpose of this textbox is not announced."])
    #expect(
      screen.proof("field-name")
        == "> first | «text field», main, landmark, double tap to edit"
    )
    #expect(try Screen("- textbox \"Town\"").finds("field-name") == [])
  }

  @Test func `A heading that skips a level is reported together with the previous heading`()
    throws
  {
    let screen = try Screen("- heading \"Teas\" [level=1]\n- heading \"Green\" [level=3]")
    #expect(screen.finds("heading-levels") == ["A level 3 heading follows a level 1 heading."])
    #expect(
      screen.proof("heading-levels")
        == "> first | Teas, «heading level 1» | > next | Green, «heading level 3»"
    )
    let sound = try Screen("- heading \"Teas\" [level=1]\n- heading \"Green\" [level=2]")
    #expect(sound.finds("heading-levels") == [])
  }

  @Test func `Two navigation landmarks without names are reported`() throws {
    let links = "\n  - link \"Assam\"\n"
    let screen = try Screen("- navigation:\(links)- navigation:\(links)")
    #expect(
      screen.finds("landmark-names") == ["2 navigation landmarks have no name."]
    )
    #expect(
      screen.proof("landmark-names")
        == "> first | Assam, link, «navigation», «landmark» | > next | Assam, link, «navigation», «landmark»"
    )
    let named = try Screen("- navigation \"Teas\":\(links)- navigation \"Pots\":\(links)")
    #expect(named.finds("landmark-names") == [])
  }

  @Test func `A table without header cells is reported`() throws {
    let rows = """
        - row:
          - cell "Assam"
          - cell "3"
        - row:
          - cell "Sencha"
          - cell "4"
      """
    let screen = try Screen("- table:\n\(rows)")
    #expect(
      screen.finds("table-headers") == ["None of the 4 cells in this table has a header."]
    )
    #expect(
      screen.proof("table-headers")
        == "> table right | «4», column 2, table end | > table down | «4», row 2, table end"
    )
    let sound = try Screen(
      "- table:\n  - row:\n    - columnheader \"Tea\"\n    - columnheader \"Price\"\n\(rows)"
    )
    #expect(sound.finds("table-headers") == [])
  }

  @Test func `A list without items and an item without a list are reported`() throws {
    let screen = try Screen("- list:\n  - link \"Assam\"\n- listitem:\n  - link \"Sencha\"")
    #expect(
      screen.finds("list-items") == ["This list has no items.", "This item is not in a list."]
    )
    #expect(try Screen("- list:\n  - listitem:\n    - link \"Assam\"").finds("list-items") == [])
  }

  @Test func `A part outside its container is reported once`() throws {
    let stray = try Screen("- row:\n  - gridcell \"Assam\"\n- tab \"One\"\n- option \"Red\"")
    #expect(
      stray.finds("list-items") == [
        "This row is not in a table or a grid.", "This tab is not in a tab list.",
        "This option is not in a list box.",
      ]
    )
    let held = "- table:\n  - row:\n    - cell \"Assam\"\n- tablist:\n  - tab \"One\""
    #expect(try Screen(held).finds("list-items") == [])
  }

  @Test func `A level on something other than a heading is reported`() throws {
    let level = Page("webarea\n  text \"Tea\" level=2\n  heading \"Milk\" level=2")
    #expect(
      Screen(level.tree).finds("heading-levels") == ["“Tea” has a level but is not a heading."]
    )
    #expect(Screen(Page("webarea\n  treeitem \"Tea\" level=2").tree).finds("heading-levels") == [])
  }

  @Test func `In a toolkit without list items, a row need not be an item`() throws {
    func app(_ rows: String) -> String {
      """
      {"format":"a11ynav","version":1,"root":"0","elements":[
        {"id":"0","role":"window","children":["1","2"]},
        {"id":"1","role":"list","children":["3"]},
        {"id":"2","role":"list","children":["4"]},
        {"id":"3","role":"button","label":"Assam","actions":["activate"]}, \(rows)]}
      """
    }
    let plain = #"{"id":"4","role":"button","label":"Sencha","actions":["activate"]}"#
    #expect(try Screen(app(plain)).finds("list-items") == [])
    let items = #"""
      {"id":"4","role":"listitem","children":["5"]},
      {"id":"5","role":"button","label":"Sencha","actions":["activate"]}
      """#
    #expect(try Screen(app(items)).finds("list-items") == ["This list has no items."])
  }
}
