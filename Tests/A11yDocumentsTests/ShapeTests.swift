// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree
import Testing

/// Tests for the reduction of a page to the stops that users encounter.
@Suite(.timeLimit(.minutes(30)))
struct ShapeTests {
  private func outline(_ text: String) throws -> String {
    try Outline(Document(text)).description
  }

  @Test func `Fragments of one line are joined into one text element`() throws {
    #expect(
      try outline(
        """
        - paragraph:
          - text: Call
          - code: sail()
          - text: ", then wait ("
          - emphasis: briefly
          - text: "). The value \\""
          - code: up
          - text: "\\" and the CSS"
          - code: ":hover"
          - text: are not "the
          - strong: end
          - text: '".'
        """
      )
        == #"paragraph "Call sail(), then wait (briefly). The value "up" and the CSS :hover are not "the end".""#
    )
  }

  @Test func `Chrome’s fragments keep their spaces, and blocks remain separate`() throws {
    let page = Chrome.page(
      Chrome.node("paragraph", "", id: "2", children: ["3", "4", "6", "8"]),
      Chrome.node("StaticText", "un", id: "3"),
      Chrome.node("strong", "", id: "4", children: ["5"]),
      Chrome.node("StaticText", "tied,", id: "5"),
      Chrome.node("generic", "", id: "6", children: ["7"]),
      Chrome.node("StaticText", "One", id: "7"),
      Chrome.node("generic", "", id: "8", children: ["9"]),
      Chrome.node("StaticText", "Two", id: "9")
    )
    #expect(try outline(page) == "text \"untied,\"\ntext \"One\"\ntext \"Two\"")
  }

  @Test func `Punctuation alone is not a stop`() throws {
    #expect(
      try outline("- paragraph:\n  - link \"a\"\n  - text: \",\"\n  - link \"b\"\n  - text: .")
        == "link \"a\"\nlink \"b\""
    )
    #expect(try outline("- paragraph: \"!\"") == "paragraph \"!\"")
  }

  @Test func `A label is read only once`() throws {
    #expect(
      try outline("- text: Name\n- textbox \"Name\"\n- checkbox \"Lunch\"\n- text: Lunch at noon")
        == "textbox \"Name\"\ncheckbox \"Lunch\" checked:off\ntext \"at noon\""
    )
    #expect(
      try outline("- group \"Sail\":\n  - text: Sail\n  - radio \"Red\"\n  - text: Red")
        == "group \"Sail\"\n legend \"Sail\"\n radio \"Red\" checked:off 1 of 1"
    )
    // Text beside a button may repeat the button's label.
    #expect(try outline("- text: Stop\n- button \"Stop\"") == "text \"Stop\"\nbutton \"Stop\"")
  }

  @Test func `Controls absorb their text but keep nested controls`() throws {
    #expect(
      try outline("- button:\n  - img \"Boat\"\n  - text: Sail") == "button \"Boat Sail\""
    )
    #expect(
      try outline("- tab \"Sloop\":\n  - text: Sloop\n  - button \"Close\"")
        == "tab \"Sloop\" 1 of 1\n button \"Close\""
    )
    #expect(
      try outline("- link \"News\":\n  - heading \"News\" [level=3]")
        == "link \"News\" header level 3"
    )
  }

  @Test func `A field’s text is its value`() throws {
    #expect(
      try outline(
        "- slider \"Heat\": 25.0°C 25.0°C\n- textbox \"Name\": Ann\n- combobox \"Port\": Leith"
      )
        == "slider \"Heat\" = 25.0°C\ntextbox \"Name\" = Ann\ncombobox \"Port\" = Leith"
    )
  }

  @Test func `Unnamed images and empty containers are left out`() throws {
    #expect(
      try outline(
        "- img\n- separator\n- separator \"End\"\n- list\n- navigation \"Empty\"\n- button"
      )
        == "separator\nbutton"
    )
  }

  @Test func `Radio buttons without a group are counted in consecutive runs`() throws {
    #expect(
      try outline("- radio \"a\"\n- radio \"b\"\n- heading \"x\"\n- radio \"c\"")
        == """
        radio "a" checked:off 1 of 2
        radio "b" checked:off 2 of 2
        heading "x" level 2
        radio "c" checked:off 1 of 1
        """
    )
  }

  @Test func `Tree items in a flat list are counted by level`() throws {
    #expect(
      try outline(
        "- tree \"T\":\n  - treeitem \"a\" [level=1]\n  - treeitem \"b\" [level=2]\n  - treeitem \"c\" [level=2]\n  - treeitem \"d\" [level=1]"
      )
        == """
        tree "T"
         treeitem "a" level 1 1 of 2
         treeitem "b" level 2 1 of 2
         treeitem "c" level 2 2 of 2
         treeitem "d" level 1 2 of 2
        """
    )
  }

  @Test func `A table’s two header rows and its second section all serve as headers`() throws {
    let cells = { (role: String, names: [String]) in
      "  - row:\n" + names.map { "    - \(role) \"\($0)\"\n" }.joined()
    }
    let document = try Document(
      "- table \"T\":\n" + cells("columnheader", ["A"]) + cells("columnheader", ["B"])
        + cells("cell", ["1"]) + cells("columnheader", ["C"]) + cells("cell", ["2"])
    )
    #expect(
      try Outline(document).lines.suffix(5) == [
        " columnheader \"A\" at 1,1", " columnheader \"B\" at 2,1 under A",
        " cell \"1\" at 3,1 under A + B", " columnheader \"C\" at 4,1",
        " cell \"2\" at 5,1 under C",
      ]
    )
  }

  @Test func `A row’s state is announced with its first cell`() throws {
    let document = try Document(
      "- treegrid \"T\":\n  - row [expanded] [level=2] [selected]:\n    - gridcell \"a\"\n    - gridcell \"b\""
    )
    let cells = document.elements(.gridCell)
    #expect(cells.map(\.states.isExpanded) == [true, nil])
    #expect(cells.map(\.states.isSelected) == [true, false])
    #expect(cells.map(\.level) == [2, nil])
  }

  @Test func `A field’s error message is found by reference`() throws {
    let field =
      "{\"nodeId\":\"2\",\"parentId\":\"1\",\"role\":{\"value\":\"textbox\"},\"name\":{\"value\":\"Age\"},\"properties\":[{\"name\":\"invalid\",\"value\":{\"type\":\"token\",\"value\":\"true\"}},{\"name\":\"errormessage\",\"value\":{\"type\":\"idref\",\"relatedNodes\":[{\"backendDOMNodeId\":9}]}}],\"childIds\":[\"3\"]}"
    let note =
      "{\"nodeId\":\"3\",\"backendDOMNodeId\":9,\"role\":{\"value\":\"generic\"},\"childIds\":[\"4\"]}"
    let document = try Document(
      Chrome.page(field, note, Chrome.node("StaticText", "Too young", id: "4"))
    )
    #expect(document.element("Age")?.details.errorMessage == "Too young")
  }

  @Test func `A password is replaced by bullets when it is read`() throws {
    let aria = try Document("- textbox \"Password\": hunter2")
    #expect(aria.element("Password")?.role == .secureTextField)
    #expect(aria.element("Password")?.value == "•••••••")
    let native = try Document(
      #"{"format":"a11ynav","version":1,"root":"0","elements":[{"id":"0","role":"securetextbox","value":"abc"}]}"#
    )
    #expect(native.tree.changes[0].element.value == "•••")
    #expect(native.tree.changes[0].element.states.isProtected)
  }

  @Test func `Control characters, other scripts and long texts are preserved`() throws {
    let words = "\u{1B}[31mRed\u{7} مرحبا 👩‍👩‍👧‍👦 e\u{301} \u{202E}abc"
    let escaped = "\\e[31mRed\\a مرحبا 👩‍👩‍👧‍👦 e\u{301} \u{202E}abc"
    let document = try Document("- paragraph: \"\(escaped)\"")
    #expect(document.tree.changes[1].element.label == words)
    let named = try Document("- 'button \"a\\u001b\\\"b\\\\ \\ud83d\\ude00\"'")
    #expect(named.tree.changes[1].element.label == "a\u{1B}\"b\\ 😀")
    let long = String(repeating: "é ", count: 50_000)
    #expect(try Document("- text: \(long)").tree.changes[1].element.label.count == 99_999)
  }

  @Test func `A pattern is read literally`() throws {
    let document = try Document("- button /Sail|Row \\d+/")
    #expect(document.tree.changes[1].element.label == "Sail|Row \\d+")
    #expect(
      document.complaints == [DocumentNotice("the pattern in a name is read as plain text")]
    )
  }
}
