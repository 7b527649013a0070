// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("Navigating tables with VoiceOver", .timeLimit(.minutes(30)))
struct TableTests {
  static let pets = """
    webarea
      table "Pets" #table table=3,3
        row
          columnheader "name" #name cell=1,1
          columnheader "type" #type cell=1,2
          columnheader "age" #age cell=1,3
        row
          rowheader "Lisa" #lisa cell=2,1 rowheaders=lisa columnheaders=name
          cell "cat" cell=2,2 rowheaders=lisa columnheaders=type
          cell "3" cell=2,3 rowheaders=lisa columnheaders=age
        row
          rowheader "Rex" #rex cell=3,1 rowheaders=rex columnheaders=name
          cell "dog" cell=3,2 rowheaders=rex columnheaders=type
          cell "7" cell=3,3 rowheaders=rex columnheaders=age
      text "after"
    """

  @Test func `Only changed headers and positions are announced`() {
    var user = VoiceOverUser(Self.pets)
    #expect(
      user.opening
        == "Pets, name, row header, column header, row 1, column 1, table start, 3 rows, 3 columns"
    )
    #expect(
      user.walk() == [
        "type, column header, column 2",
        "age, column header, column 3",
        "name, Lisa, row header, row 2, column 1",
        "type, cat, column 2",
        "age, 3, column 3",
        "name, Rex, row header, row 3, column 1",
        "type, dog, column 2",
        "age, 7, column 3, table end",
        "after",
      ]
    )
    // After a move from outside the table or from another row, the row header, the column header and the cell's
    // position are all announced.
    #expect(user.hears(.previous) == "Pets, Rex, age, 7, row 3, column 3, table end")
    #expect(user.hears(.moveTo(user.page["cat"])) == "Lisa, type, cat, row 2, column 2")
  }

  @Test func `Moving by row and column stops at the borders`() {
    var user = VoiceOverUser(Self.pets)
    user.go(to: "cat")
    #expect(user.hears(.tableMove(.right)) == "age, 3, column 3")
    #expect(user.hears(.tableMove(.right)) == "(border)")
    #expect(user.hears(.tableMove(.down)) == "Rex, 7, row 3, table end")
    #expect(user.hears(.tableMove(.down)) == "(border)")
    #expect(user.hears(.tableMove(.left)) == "type, dog, column 2")
    #expect(user.hears(.tableMove(.left)) == "name, Rex, row header, column 1")
    #expect(user.hears(.tableMove(.left)) == "(border)")
    #expect(user.hears(.tableMove(.up)) == "Lisa, row header, row 2")
    #expect(
      user.hears(.tableMove(.up))
        == "name, row header, column header, row 1, column 1, table start, 3 rows, 3 columns"
    )
    #expect(user.hears(.tableMove(.up)) == "(border)")
    user.go(to: "after")
    #expect(user.hears(.tableMove(.up)) == "(border) | not in a table")
  }

  @Test func `A cell that spans rows and columns is reached from every side`() {
    var user = VoiceOverUser(
      """
      table table=3,3
        cell "A" cell=1,1
        cell "B" cell=1,2 span=2,2
        cell "C" cell=2,1
        cell "D" cell=3,1
        cell "E" cell=3,2
        cell "F" cell=3,3
      """
    )
    #expect(user.hears(.next) == "B, spans 2 rows, spans 2 columns, column 2")
    user.go(to: "C")
    user.hears(.tableMove(.right))
    #expect(user.cursor == "B")
    user.hears(.tableMove(.down))
    #expect(user.cursor == "E")
    user.hears(.tableMove(.up))
    #expect(user.cursor == "B")
    user.go(to: "F")
    user.hears(.tableMove(.up))
    #expect(user.cursor == "B")
    #expect(user.hears(.tableMove(.right)) == "(border)")
    user.hears(.tableMove(.left))
    #expect(user.cursor == "A")
  }

  @Test func `Moving left finds a cell that began in an earlier row`() {
    var user = VoiceOverUser(
      "table\n  cell \"A\" cell=1,1 span=2,1\n  cell \"B\" cell=1,2\n  cell \"C\" cell=2,2"
    )
    user.go(to: "C")
    user.hears(.tableMove(.left))
    #expect(user.cursor == "A")
  }

  @Test func `Empty cells are skipped`() {
    var user = VoiceOverUser(
      """
      table
        cell "A" cell=1,1
        cell "B" cell=1,2
        cell cell=2,1
        cell "D" cell=2,2
        cell "E" cell=3,1
      """
    )
    user.hears(.tableMove(.down))
    #expect(user.cursor == "E")
    user.go(to: "D")
    #expect(user.hears(.tableMove(.left)) == "(border)")
  }

  @Test func `Cells can contain elements and nested tables`() {
    var user = VoiceOverUser(
      """
      table "Outer"
        columnheader #head cell=1,1
          text "Links"
        cell cell=2,1 columnheaders=head
          link "One"
          link "Two"
        cell cell=3,1 columnheaders=head
          table "Inner"
            cell "x" cell=1,1
            cell "y" cell=2,1
        cell "last" cell=4,1 columnheaders=head
      """
    )
    #expect(user.opening == "Outer, Links, row header, column header, row 1, column 1, table start")
    #expect(user.hears(.next) == "One, row 2, link")
    #expect(user.hears(.next) == "Two, link")
    user.hears(.tableMove(.down))
    #expect(user.cursor == "x")
    user.hears(.tableMove(.down))
    #expect(user.cursor == "y")
    #expect(user.hears(.tableMove(.down)) == "(border)")
    user.go(to: "Two")
    user.hears(.tableMove(.up))
    #expect(user.cursor == "Links")
  }

  @Test func `Spans of any size cause no failure`() throws {
    var user = VoiceOverUser("table\n  cell \"A\" cell=1,1\n  cell \"B\" cell=2,1")
    for number in [Int.max, Int.min, 0, -1] {
      let update = user.page.change("A") {
        $0.details.cell = TableCell(row: 1, column: number, rowSpan: number, columnSpan: number)
      }
      try user.hears(update)
      user.go(to: "A")
      for move in VoiceOver.TableMove.allCases {
        user.hears(.tableMove(move))
        user.hears(.tableMove(move))
      }
    }
    #expect(user.cursor != nil)
  }

  @Test func `A cell that is a control announces its position before its role`() {
    let user = VoiceOverUser(
      """
      table
        columnheader cell=1,2 sort=ascending
          button "Title"
        cell "x" cell=2,2
      """
    )
    #expect(
      user.opening == "Title, sort up, column header, row 1, column 2, button, table start"
    )
  }
}
