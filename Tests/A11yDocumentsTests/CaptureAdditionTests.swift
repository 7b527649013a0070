// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yNavigation
import A11yTree
import Testing

/// Tests for the facts that a capture may add to Chrome's tree.
@Suite(.timeLimit(.minutes(30)))
struct CaptureAdditionTests {
  @Test func `Placeholders, requirements, frames and languages are read`() throws {
    let document = try Document(
      Chrome.page(
        outline: [
          "textbox \"Name\" placeholder=Ada frame=1,2,30,4", "radio \"Cat\" required=true",
        ],
        language: "de"
      )
    )
    #expect(document.notices == [])
    #expect(
      try document.heard == [
        "Name, Ada, Textfeld, zum Bearbeiten doppeltippen",
        "Cat, Auswahltaste, nicht markiert, 1 von 1, erforderlich",
      ]
    )
    #expect(
      document.element("Name")?.details.frame == Frame(x: 1, y: 2, width: 30, height: 4)
    )
  }

  @Test(arguments: [
    ("textbox \"Pin\" protected=true", "Pin, secure text field"),
    (
      "textbox \"Passwort\" protected=true value=zebra", "Passwort, 5 characters, secure text field"
    ),
    ("textbox \"Password hint\" protected=false value=dog", "Password hint, dog, text field"),
    ("textbox \"Dots\" protected=false value=•••", "Dots, •••, text field"),
    ("textbox \"Password\" protected=shown value=zebra", "Password, 5 characters, text field"),
    ("searchbox \"Pin\" protected=true value=zebra", "Pin, 5 characters, secure text field"),
    // If a capture does not record the field's type, the name and the bullets decide whether the field is secure.
    ("textbox \"Password\" value=zebra", "Password, 5 characters, secure text field"),
    ("textbox \"Pin\" value=•••", "Pin, 3 characters, secure text field"),
    ("textbox \"Pin\"", "Pin, text field"),
    (
      "textbox \"Password hint\" protected=perhaps value=dog",
      "Password hint, 3 characters, secure text field"
    ),
  ])
  func `The type decides whether a field is secure; the name decides only if no type is given`(
    node: String,
    said: String
  ) throws {
    let document = try Document(Chrome.page(outline: [node]))
    #expect(try document.heard.map { $0.replacing(/, double tap.*/, with: "") } == [said])
    #expect(!document.tree.changes.contains { $0.element.value.contains("zebra") })
  }

  @Test func `The kind of text and the name of the return key are read`() throws {
    let document = try Document(
      Chrome.page(
        outline: [
          "textbox \"Mail\" textInput=email returnKey=next", "textbox \"Find\" returnKey=search",
          "textbox \"Name\"",
        ]
      )
    )
    #expect(document.notices == [])
    #expect(
      document.element("Mail")?.details.textInput == TextInput(.email, returnKey: .next)
    )
    #expect(document.element("Find")?.details.textInput == TextInput(.text, returnKey: .search))
    #expect(document.element("Name")?.details.textInput == nil)
    let unknown = try Document(Chrome.page(outline: ["textbox \"Mail\" textInput=morse"]))
    #expect(unknown.notices.count == 1)
  }

  @Test func `Text keeps the language that is set on a wrapper`() throws {
    let document = try Document(
      Chrome.page(
        outline: [
          "paragraph", "·generic", "··StaticText \"Der Laden\" language=de",
          "button \"Bonjour\"", "·generic language=fr", "··StaticText \"Bonjour\"",
          "button \"Close\"", "·StaticText \"Zu\" language=de",
          "paragraph", "·StaticText \"Say \"", "·StaticText \"Guten Tag\" language=de",
        ],
        language: "en"
      )
    )
    let languages = ["Der Laden", "Bonjour", "Close", "Say Guten Tag"].map {
      document.element($0)?.details.language
    }
    #expect(languages == ["de", "fr", "", ""])
  }

  @Test func `Spanning cells shift the cells beside and below them`() throws {
    let document = try Document(
      Chrome.page(
        outline: [
          "table", "·row", "··rowheader \"r\" rowspan=2", "··columnheader \"wide\" colspan=2",
          "·row", "··cell \"a\"", "··cell \"b\"", "·row", "··cell \"c\" rowspan=99999999",
        ]
      )
    )
    #expect(
      try document.heard == [
        "r, row header, column header, spans 2 rows, row 1, column 1, table start, 3 rows, 3 columns",
        "wide, column header, spans 2 columns, column 2", "a, row 2",
        "wide, b, column 3", "c, spans 1000 rows, row 3, column 1, table end",
      ]
    )
  }

  @Test(arguments: [
    ("rowcount=10", "table, 2 columns, 10 rows"), ("rowcount=-1", "table, 2 columns, minus 1 row"),
    ("colcount=7 rowcount=-5", "table, 2 columns, minus 1 row"),
    ("colcount=-1", "table, 2 columns, 1 row"), ("rowcount=1.5", "table, 2 columns, 1 row"),
  ])
  func `A Mac speaks the author’s row count, and an iPhone speaks the number of rows present`(
    stated: String,
    said: String
  ) throws {
    let document = try Document(
      Chrome.page(outline: ["table \(stated)", "·row", "··cell \"a\"", "··cell \"b\""])
    )
    #expect(try document.heard.first == "a, row 1, column 1, table start, 1 row, 2 columns")
    var verbosity = Verbosity()
    verbosity.platform = .macOS
    #expect(try document.heard(verbosity).first == said)
  }

  @Test func `A list with an explicit role remains a list`()
    throws
  {
    let items = ["·listitem", "··StaticText \"a\"", "·listitem", "··StaticText \"b\""]
    let heard = { (list: String) in try Document(Chrome.page(outline: [list] + items)).heard }
    #expect(try heard("list explicitRole=true") == ["a, list start", "b, list end"])
    #expect(try heard("list") == ["a", "b"])
  }

  @Test func `An unknown aria-current value counts as true, and false as unset`() throws {
    let heard = { (token: String) in
      try Document(Chrome.page(outline: ["link \"a\" current=\(token)"])).heard
    }
    #expect(try heard("step") == ["a, current step, link"])
    #expect(try heard("sparkle") == ["a, current, link"])
    #expect(try heard("false") == ["a, link"])
  }
}
