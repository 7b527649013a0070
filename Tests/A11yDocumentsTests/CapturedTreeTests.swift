// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree
import Testing

/// Tests in which users operate a captured page.
@MainActor
@Suite(.timeLimit(.minutes(30)))
struct CapturedTreeTests {
  /// A source, and the tree that its updates produce.
  @MainActor
  final class Desk {
    let source: CapturedTree
    var tree: AccessibilityTree

    init(_ document: Document) throws {
      source = try CapturedTree(document)
      tree = try AccessibilityTree(source.start(), readingOrder: document.readingOrder)
    }

    convenience init(_ text: String) throws { try self.init(Document(text)) }

    func id(_ label: String) throws -> ElementID {
      try #require(source.start().changes.first { $0.element.label == label }?.id)
    }

    func element(_ label: String) throws -> Element { try #require(tree[id(label)]) }

    /// Performs an action on an element, and returns the changed elements or the reason that the action was rejected.
    @discardableResult
    func ask(_ action: Action, _ label: String) throws -> [String] {
      let before = tree
      let response = source.perform(ActionRequest(action, on: try id(label)))
      if case .refused(let notice) = response.outcome { return [notice] }
      for change in response.update.changes {
        #expect(before[change.id] != change.element, "only what changed is in an update")
      }
      try tree.apply(response.update)
      return response.update.changes.map(\.element.label)
    }
  }

  @Test func `Check boxes, switches and toggle buttons can be toggled`() throws {
    let desk = try Desk(
      "- checkbox \"a\" [checked=mixed]\n- switch \"b\"\n- button \"c\" [pressed]\n- checkbox \"d\" [disabled]\n- checkbox \"e\" [readonly]"
    )
    #expect(try desk.ask(.activate, "a") == ["a"])
    #expect(try desk.element("a").states.checked == .on)
    #expect(try desk.ask(.activate, "a") == ["a"])
    #expect(try desk.element("a").states.checked == .off)
    try desk.ask(.activate, "b")
    #expect(try desk.element("b").states.checked == .on)
    try desk.ask(.activate, "c")
    #expect(try desk.element("c").states.pressed == .off)
    #expect(try desk.ask(.activate, "d") == ["The element is dimmed."])
    #expect(try desk.ask(.activate, "e") == ["The element is read-only."])
  }

  @Test func `Selecting a radio button deselects the others in its group`() throws {
    let desk = try Desk(
      "- radiogroup \"g\":\n  - radio \"a\" [checked]\n  - radio \"b\"\n- radio \"c\" [checked]\n- radio \"d\""
    )
    #expect(try desk.ask(.activate, "b") == ["a", "b"])
    #expect(try desk.element("a").states.checked == .off)
    #expect(try desk.element("c").states.checked == .on)
    #expect(try desk.ask(.activate, "d") == ["c", "d"])
    #expect(try desk.element("b").states.checked == .on)
    #expect(try desk.ask(.activate, "d") == [])
  }

  @Test func `Sliders move by a tenth and keep their unit`() throws {
    let desk = try Desk(Document(capture: "controls.chrome.json"))
    #expect(try desk.ask(.increment, "Length") == ["Length"])
    #expect(try desk.element("Length").value == "9")
    for _ in 0..<8 { try desk.ask(.increment, "Length") }
    #expect(try desk.element("Length").value == "14")
    #expect(try desk.ask(.increment, "Length") == ["This is the maximum value."])
    #expect(
      try desk.ask(.increment, "Lunch") == ["The element has no value to adjust."]
    )

    // Users type the number into a number field.
    #expect(
      try desk.ask(.increment, "Seats") == ["The element has no value to adjust."]
    )

    let heat = try Desk("- slider \"Heat\": 25.0°C 25.0°C\n- slider \"Mood\": good")
    try heat.ask(.increment, "Heat")
    #expect(try heat.element("Heat").value == "26.0°C")
    #expect(
      try heat.ask(.increment, "Mood")
        == ["The capture does not include a numeric value."]
    )
  }

  @Test func `A combo box opens, offers its options and shows the chosen option`() throws {
    let desk = try Desk(Document(capture: "controls.aria.yaml"))
    let small = try desk.id("Small")
    #expect(!desk.tree.isVisible(small))
    #expect(try desk.ask(.activate, "Size") == ["Size", "Small", "Large"])
    #expect(desk.tree.isVisible(small))
    let response = desk.source.perform(ActionRequest(.activate, on: small))
    try desk.tree.apply(response.update)
    #expect(try desk.element("Size").value == "Small")
    #expect(try desk.element("Size").states.isExpanded == false)
    #expect(!desk.tree.isVisible(small))
    #expect(response.update.focusRequests.map(\.target) == [try desk.id("Size")])
    try desk.ask(.activate, "Size")
    #expect(try desk.ask(.escape, "Small") == ["Size", "Small", "Large"])
  }

  @Test func `Selecting a tab shows its panel`() throws {
    let desk = try Desk(
      """
      - tablist:
        - tab "a" [selected]
        - tab "b"
        - tab "c"
      - tabpanel "a": one
      - tabpanel "b": two
      """
    )
    #expect(try desk.ask(.activate, "b") == ["a", "b", "a"])
    #expect(Outline(desk.tree).lines.contains("tabpanel \"a\" hidden"))
    try desk.ask(.activate, "c")
    // The tab's panel is not in the capture, so the current panel remains visible.
    #expect(!Outline(desk.tree).lines.contains("tabpanel \"b\" hidden"))
    #expect(Outline(desk.tree).lines.contains("tab \"c\" selected 3 of 3"))
  }

  @Test func `Options and tree items can be selected and expanded`() throws {
    let desk = try Desk(Document(capture: "controls.chrome.json"))
    #expect(try desk.ask(.activate, "Green") == ["Green"])
    #expect(try desk.element("Blue").states.isSelected)
    try desk.ask(.activate, "Blue")
    #expect(try !desk.element("Blue").states.isSelected)
    #expect(try desk.ask(.activate, "Mast") == ["Mast"])
    #expect(try desk.ask(.activate, "Keel") == ["Keel", "Mast"])
    let keel = try desk.id("Keel")
    try desk.ask(.activate, "Hull")
    #expect(!desk.tree.isVisible(keel))
    try desk.ask(.activate, "Hull")
    #expect(desk.tree.isVisible(keel))
  }

  @Test func `A field is edited character by character`() throws {
    let desk = try Desk(
      "- textbox \"Name\": An👩‍👩‍👧‍👦\n- textbox \"b\": x\n- textbox \"c\" [readonly]: y"
    )
    #expect(try desk.ask(.activate, "Name") == ["Name"])
    #expect(try desk.element("Name").states.isEditing)
    #expect(try desk.element("Name").details.insertionPoint == 3)
    try desk.ask(.deleteBackward, "Name")
    #expect(try desk.element("Name").value == "An")
    try desk.ask(.moveInsertionPoint(0), "Name")
    try desk.ask(.insertText("e"), "Name")
    try desk.ask(.insertText("\u{301}"), "Name")
    #expect(try desk.element("Name").value == "e\u{301}An")
    #expect(try desk.element("Name").details.insertionPoint == 1)
    try desk.ask(.deleteBackward, "Name")
    #expect(try desk.element("Name").value == "An")
    #expect(
      try desk.ask(.deleteBackward, "Name")
        == ["There is no text before the insertion point."]
    )
    try desk.ask(.moveInsertionPoint(99), "Name")
    #expect(try desk.element("Name").details.insertionPoint == 2)
    try desk.ask(.replaceText(0..<2, with: "👩‍👩‍👧‍👦"), "Name")
    #expect(try desk.element("Name").value == "👩‍👩‍👧‍👦")
    #expect(try desk.element("Name").details.insertionPoint == 1)
    #expect(
      try desk.ask(.replaceText(7..<9, with: ""), "Name")
        == ["There is no text to replace."]
    )
    #expect(try desk.ask(.beginEditing, "b") == ["Name", "b"])
    #expect(try !desk.element("Name").states.isEditing)
    #expect(try desk.ask(.submit, "b") == ["b"])
    #expect(try desk.element("b").details.insertionPoint == nil)
    #expect(try desk.ask(.insertText("z"), "c") == ["The element is read-only."])
  }

  @Test func `Only the length of a secure field’s text is kept`() throws {
    let desk = try Desk(Document(capture: "controls.chrome.json"))
    try desk.ask(.insertText("hunter2"), "Password")
    #expect(try desk.element("Password").value == "••••••••••")
    try desk.ask(.deleteBackward, "Password")
    #expect(try desk.element("Password").value == "•••••••••")
    let source = try CapturedTree(Document(capture: "controls.chrome.json"))
    #expect(!"\(source.start())".contains("abc"))
  }

  @Test func `Escape closes the surrounding dialog`() throws {
    let desk = try Desk(Document(capture: "dialog.chrome.json"))
    let inside = try desk.id("Stay")
    #expect(desk.tree.modal != nil)
    try desk.ask(.escape, "Stay")
    #expect(desk.tree.modal == nil)
    #expect(!desk.tree.contains(inside))
    #expect(
      Outline(desk.tree).lines == ["heading \"Leave the harbour\" level 1", "button \"Cast off\""]
    )
    #expect(
      try desk.ask(.escape, "Cast off")
        == ["There is nothing to close or go back to."]
    )
    let gone = desk.source.perform(ActionRequest(.activate, on: inside))
    #expect(gone.outcome == .refused(notice: "The element no longer exists."))
  }

  @Test func `Actions that need the program are refused with a reason`() throws {
    let desk = try Desk("- link \"Tides\":\n  - /url: tides.html\n- button \"Send\"\n- text: words")
    #expect(
      try desk.ask(.activate, "Tides")
        == ["The capture does not include the link’s target: tides.html"]
    )
    #expect(
      try desk.ask(.activate, "Send")
        == ["The capture does not include the action’s effect."]
    )
    #expect(
      try desk.ask(.custom("Reply"), "Send") == [
        "The capture does not include the effect of \"Reply\"."
      ]
    )
    #expect(
      try desk.ask(.insertText("a"), "words") == ["There is no text to edit."]
    )
    #expect(try desk.ask(.focus, "Send") == [])
  }

  @Test func `A disclosure hides the elements after it`() throws {
    let page = Chrome.page(
      Chrome.node("group", "", id: "2", children: ["3", "4"]),
      "{\"nodeId\":\"3\",\"role\":{\"value\":\"DisclosureTriangle\"},\"name\":{\"value\":\"More\"},\"properties\":[{\"name\":\"expanded\",\"value\":{\"type\":\"booleanOrUndefined\",\"value\":true}}]}",
      Chrome.node("button", "Oar", id: "4")
    )
    let desk = try Desk(page)
    #expect(try desk.ask(.activate, "More") == ["More", "Oar"])
    #expect(!desk.tree.isVisible(try desk.id("Oar")))
  }

  @Test func `A native document’s tree is built once and shared until an element changes`()
    throws
  {
    let json = """
      {"format":"a11ynav","version":1,"root":"0","elements":[
      {"id":"0","role":"window","children":["1"]},
      {"id":"1","role":"checkbox","label":"Oar","actions":["activate"],"checked":"off"}]}
      """
    let document = try Document(json)
    let (one, other) = (try CapturedTree(document), try CapturedTree(document))
    let tree = try #require(one.builtTree)
    // Every tree that is built creates its own arrangement, so a shared arrangement shows that the tree was built only
    // once.
    #expect(other.builtTree?.arrangement === tree.arrangement)
    let root = try #require(tree.root)
    let oar = try #require(tree.children(of: root).first)
    let response = one.perform(ActionRequest(.activate, on: oar))
    #expect(response.outcome == .handled)
    #expect(one.builtTree == nil)
    #expect(one.start().changes.map(\.element.label) == ["", "Oar"])
    #expect(one.start().changes[1].element != other.start().changes[1].element)
    #expect(other.builtTree != nil)
  }
}
