// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree
import Testing

/// Tests for the role and state tables of the two web readers.
@Suite(.timeLimit(.minutes(30)))
struct MappingTests {
  @Test(arguments: [
    ("button", Role.button), ("checkbox", .checkbox), ("switch", .switchButton),
    ("radio", .radio), ("slider", .slider), ("spinbutton", .stepper), ("textbox", .textField),
    ("searchbox", .searchField), ("combobox", .comboBox), ("option", .option), ("tab", .tab),
    ("menuitem", .menuItem), ("menuitemcheckbox", .menuItemCheckbox),
    ("menuitemradio", .menuItemRadio), ("treeitem", .treeItem), ("link", .link),
    ("scrollbar", .scrollbar), ("progressbar", .progressBar), ("meter", .meter),
    ("heading", .heading), ("img", .image), ("image", .image), ("separator", .separator),
    ("term", .term), ("definition", .definition), ("note", .note), ("math", .math),
  ])
  func `Both formats map the same role names`(name: String, role: Role) throws {
    let aria = try Document("- \(name) \"Oar\"")
    #expect(aria.tree.changes.last?.element.role == role)
    #expect(aria.tree.changes.last?.element.label == "Oar")
    #expect(aria.complaints == [])
    let chrome = try Document(Chrome.page(Chrome.node(name, "Oar")))
    #expect(chrome.tree.changes.last?.element.role == role)
    #expect(chrome.tree.changes.last?.element.label == "Oar")
    #expect(chrome.notices == [])
  }

  @Test(arguments: [
    ("banner", Role.banner), ("complementary", .complementary), ("contentinfo", .contentInfo),
    ("form", .form), ("main", .main), ("navigation", .navigation), ("region", .region),
    ("search", .search), ("listbox", .listBox), ("radiogroup", .radioGroup),
    ("tablist", .tabList), ("tabpanel", .tabPanel), ("menu", .menu), ("menubar", .menuBar),
    ("toolbar", .toolbar), ("tree", .tree), ("feed", .feed), ("article", .article),
    ("dialog", .dialog), ("alertdialog", .alertDialog), ("alert", .alert), ("status", .status),
    ("log", .log), ("group", .group), ("application", .application), ("iframe", .iframe),
  ])
  func `Both formats map the same container roles`(name: String, role: Role) throws {
    let aria = try Document("- \(name) \"Quay\":\n  - button \"Oar\"")
    #expect(aria.tree.changes[1].element.role == role)
    #expect(aria.tree.changes[1].element.label == "Quay")
    let chrome = try Document(
      Chrome.page(
        Chrome.node(name, "Quay", id: "2", children: ["3"]),
        Chrome.node("button", "Oar", id: "3")
      )
    )
    #expect(chrome.tree.changes[1].element.role == role)
    #expect(chrome.tree.changes[1].element.label == "Quay")
  }

  @Test(
    "Tables, grids and tree grids are read as tables",
    arguments: ["table", "grid", "treegrid"]
  )
  func tables(name: String) throws {
    let document = try Document(
      "- \(name) \"T\":\n  - row \"A B\":\n    - gridcell \"A\"\n    - cell \"B\""
    )
    #expect(document.tree.changes[1].element.role.rawValue == name)
    #expect(document.tree.changes[1].element.details.table == TableSize(rows: 1, columns: 2))
    #expect(document.tree.changes[2].element.label == "")
    #expect(document.elements(.gridCell).map(\.details.cell?.column) == [1])
    #expect(document.elements(.cell).map(\.details.cell?.column) == [2])
  }

  @Test(arguments: [
    ("RootWebArea", Role.webArea), ("DisclosureTriangle", .disclosure), ("Canvas", .image),
    ("Date", .datePicker), ("ColorWell", .colorWell), ("PopUpButton", .comboBox),
    ("MenuListOption", .option), ("Video", .group), ("DescriptionListTerm", .term),
    ("doc-noteref", .link), ("ToggleButton", .button),
  ])
  func `Chrome’s own roles are mapped`(name: String, role: Role) throws {
    let document = try Document(
      Chrome.page(
        Chrome.node(name, "Oar", id: "2", children: ["3"]),
        Chrome.node("StaticText", "x", id: "3")
      )
    )
    #expect(document.element("Oar")?.role == role)
    #expect(document.notices == [])
  }

  @Test func `A snapshot’s attributes are mapped to states`() throws {
    let document = try Document(
      """
      - checkbox "a" [checked=mixed] [disabled] [ref=e1] [cursor=pointer] [box=1,2,3.5,4]
      - button "b" [pressed] [expanded=false] [haspopup=menu]
      - textbox "c" [invalid=spelling] [required] [readonly]
      - option "d" [selected]
      - heading "e" [level=3]
      - link "f" [current=page] [visited]
      - button "gone" [aria-hidden]
      - textbox "h":
        - /placeholder: Search
      - link "i":
        - /url: boats.html
      """
    )
    #expect(document.complaints == [])
    let a = try #require(document.element("a"))
    #expect(a.states.checked == .mixed && a.states.isDisabled && a.actions == [])
    #expect(a.details.identifier == "e1")
    #expect(a.details.frame == Frame(x: 1, y: 2, width: 3.5, height: 4))
    let b = try #require(document.element("b")?.states)
    #expect(b.pressed == .on && b.isExpanded == false && b.popup == .menu)
    let c = try #require(document.element("c")?.states)
    #expect(c.invalid == .spelling && c.isRequired && c.isReadOnly)
    #expect(document.element("d")?.states.isSelected == true)
    #expect(document.element("e")?.level == 3)
    let f = try #require(document.element("f")?.states)
    #expect(f.isCurrent && f.isVisited)
    #expect(document.element("gone") == nil)
    #expect(document.element("h")?.details.placeholder == "Search")
    #expect(document.element("i")?.details.url == "boats.html")
  }

  @Test func `Chrome’s properties are mapped to states`() throws {
    let properties: [(String, String, String)] = [
      ("disabled", "boolean", "true"), ("checked", "tristate", "\"mixed\""),
      ("expanded", "booleanOrUndefined", "false"), ("hasPopup", "token", "\"listbox\""),
      ("invalid", "token", "\"grammar\""), ("required", "boolean", "true"),
      ("readonly", "boolean", "true"), ("busy", "boolean", "true"),
      ("level", "integer", "2"), ("multiline", "boolean", "true"),
      ("live", "token", "\"assertive\""), ("roledescription", "string", "\"slide\""),
      ("url", "string", "\"a.html\""), ("focusable", "booleanOrUndefined", "true"),
      ("keyshortcuts", "string", "\"Alt\""), ("sparkle", "string", "\"x\""),
    ]
    let list = properties.map {
      "{\"name\":\"\($0.0)\",\"value\":{\"type\":\"\($0.1)\",\"value\":\($0.2)}}"
    }
    let node =
      "{\"nodeId\":\"2\",\"ignored\":false,\"parentId\":\"1\",\"role\":{\"value\":\"checkbox\"},\"name\":{\"value\":\"Oar\"},\"description\":{\"value\":\"For  rowing\"},\"properties\":[\(list.joined(separator: ","))]}"
    let document = try Document(Chrome.page(node))
    let oar = try #require(document.element("Oar"))
    #expect(oar.states.isDisabled && oar.states.isRequired && oar.states.isReadOnly)
    #expect(oar.states.isBusy && oar.states.isMultiline)
    #expect(oar.states.checked == .mixed && oar.states.isExpanded == false)
    #expect(oar.states.popup == .listBox && oar.states.invalid == .grammar)
    #expect(oar.level == 2)
    #expect(oar.details.live == .assertive && oar.details.roleDescription == "slide")
    #expect(oar.details.description == "For rowing" && oar.details.url == "a.html")
    #expect(document.notices == [DocumentNotice("unknown property \"sparkle\"")])
  }
}

/// Chrome captures that tests specify as text.
enum Chrome {
  /// Returns a page with the given nodes and a root node, `1`. If there are any nodes, the root's only child is node
  /// `2`.
  static func page(_ nodes: String...) -> String {
    let first = nodes.isEmpty ? "" : "\"2\""
    let root =
      "{\"nodeId\":\"1\",\"ignored\":false,\"role\":{\"value\":\"RootWebArea\"},\"name\":{\"value\":\"Page\"},\"childIds\":[\(first)]}"
    return "{\"nodes\":[\(([root] + nodes).joined(separator: ","))]}"
  }

  static func node(_ role: String, _ name: String, id: String = "2", children: [String] = [])
    -> String
  {
    let ids = children.map { "\"\($0)\"" }.joined(separator: ",")
    return
      "{\"nodeId\":\"\(id)\",\"ignored\":false,\"parentId\":\"1\",\"role\":{\"value\":\"\(role)\"},\"name\":{\"value\":\"\(name)\"},\"childIds\":[\(ids)]}"
  }
}
