// SPDX-License-Identifier: MIT

import Testing

@testable import A11yJudge

struct FactTests {
  @Test(
    arguments: [
      ("Role 'button' is conveyed", .role("button")),
      ("Role of the focused element ('button') is conveyed", .role("button")),
      ("Role of the focused item, 'menu item', is conveyed", .role("menu item")),
      ("Name 'Can't pay?' is conveyed", .name("Can't pay?")),
      ("Name of input ('Street') is conveyed", .name("Street")),
      ("Name, 'Where do I park?', is conveyed", .name("Where do I park?")),
      ("State of the button, 'expanded' is conveyed", .state("expanded")),
      ("Change in state, to 'not checked', is conveyed", .state("not checked")),
      ("Change in state of the tab to 'selected' is conveyed", .state("selected")),
      ("Heading level, '3', is conveyed", .headingLevel(3)),
      ("Heading level 2 is conveyed", .headingLevel(2)),
      ("Position of the tab, 4, is conveyed", .position(4)),
      ("Position of the focused item in the menu, '2', is conveyed", .position(2)),
      ("Number of items in the menu,'(4', is conveyed", .count(4)),
      ("Number of tabs in the tab list, 4, is conveyed", .count(4)),
      ("Number of rows, '7', is conveyed", .rowCount(7)),
      ("Column number of the cell, '5', is conveyed", .column(5)),
      ("Tab list boundary is conveyed", .boundary("tab list")),
      ("Maximum value '255' is conveyed", .value("255")),
      ("Content of the cell, '$250.00', is conveyed", .text("$250.00")),
      ("Text 'Hello' is conveyed", .text("Hello")),
      ("Dialog description is conveyed as: 'It is ready.", .text("It is ready.")),
      ("The ability to enter or edit text is conveyed", .editing),
      ("Screen reader cursor is positioned at heading 'Paid'", .cursor("Paid")),
      ("Screen reader switched from reading mode to interaction mode", .modeChange),
      ("Role 'heading' is not conveyed", .absence(.role("heading"))),
      ("Numeric value '25.1' is *not* conveyed", .absence(.value("25.1"))),
      ("State of the checkbox ( not checked) is conveyed", .state("not checked")),
      ("Position of the option (2 of 7) is conveyed", .position(2)),
      ("Change in state is conveyed", .change),
      ("Change in value of the slider is conveyed", .change),
      ("Group name 'Fruit' is conveyed", .name("Fruit")),
      ("Group boundaries at start and end of group are conveyed", .boundary("group")),
      ("The group boundary is conveyed", .boundary("group")),
      ("Screen reader support for edit commands is conveyed", .editing),
    ] as [(String, Fact)]
  )
  func `A statement is parsed as the fact that it asserts`(_ statement: String, _ fact: Fact) {
    #expect(Fact(statement) == fact)
  }

  @Test(arguments: ["", "Whatever", "Role is conveyed", "Name '' is conveyed", "'"])
  func `A statement of unknown form is not a fact`(_ statement: String) {
    #expect(Fact(statement) == nil)
  }
}
