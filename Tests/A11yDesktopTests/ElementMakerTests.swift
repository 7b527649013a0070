// SPDX-License-Identifier: MIT

import A11yTree
import Testing

@testable import A11yDesktop

@Suite(.timeLimit(.minutes(30))) struct ElementMakerTests {
  private func facts(
    _ role: AccessibleRole,
    _ states: AccessibleStates = [],
    _ change: (inout AccessibleFacts) -> Void = { _ in }
  ) -> AccessibleFacts {
    var facts = AccessibleFacts()
    facts.role = role
    facts.states = states.union([.visible, .showing, .sensitive, .enabled])
    change(&facts)
    return facts
  }

  private func element(
    _ facts: AccessibleFacts,
    _ change: (inout ElementMaker.Surroundings) -> Void = { _ in }
  ) -> Element {
    var surroundings = ElementMaker.Surroundings()
    change(&surroundings)
    return ElementMaker(facts: facts, surroundings: surroundings).element()
  }

  @Test func `A combo box is named by its label, and its own name is its value`() {
    let box = element(facts(.comboBox) { $0.name = "Austria" }) { $0.labels = ["Country"] }
    #expect(box.label == "Country")
    #expect(box.value == "Austria")
  }

  @Test func `A browser’s field has the text type that it declares`() {
    func input(_ type: String) -> TextInput? {
      element(facts(.entry, .editable) { $0.attributes["text-input-type"] = type })
        .details.textInput
    }
    #expect(input("email") == TextInput(.email))
    #expect(input("tel") == TextInput(.phone))
    #expect(input("text") == nil)
  }

  @Test func `A toggle button that a toolkit reports as checked is pressed`() {
    let button = element(facts(.toggleButton, .checked) { $0.name = "Pinned" })
    #expect(button.states.pressed == .on)
    #expect(button.states.checked == nil)
  }

  @Test func `An editable cell is not dimmed, even if its app does not report it as enabled`() {
    var cell = facts(.tableCell, .editable)
    cell.states.subtract([.sensitive, .enabled])
    #expect(!element(cell).states.isDisabled)
    cell.states.remove(.editable)
    #expect(element(cell).states.isDisabled)
  }

  @Test func `An editable paragraph is a multi-line text field`() {
    let states: AccessibleStates = [.editable, .focusable]
    let paragraph = facts(.paragraph, states) {
      $0.interfaces = [.text, .editableText]
      $0.text = "Dear Ada"
      $0.caret = 4
      $0.selection = 0..<4
    }
    let area = element(paragraph)
    #expect(area.role == .textField && area.states.isMultiline && !area.states.isDisabled)
    #expect(area.value == "Dear Ada" && area.actions.contains(.edit))
    #expect(area.details.insertionPoint == 4 && area.details.selectionAnchor == 0)
    #expect(element(facts(.paragraph) { $0.text = "Dear Ada" }).role == .staticText)
  }

  @Test func `An object has as many actions as it reports, up to a limit`() {
    var facts = AccessibleFacts()
    for (answer, count) in [(3, 3), (-1, 0), (1 << 31, Question.actionLimit)] as [(Int64, Int)] {
      facts.take(.integer(answer), as: .actions)
      #expect(Question.all(after: facts).count == count)
    }
    facts.take(.string("press"), as: .action(2))
    #expect(facts.actions[2] == "press")
  }

  @Test func `Objects whose children are not counted are left out of the cache`() {
    func item(_ path: String, children: Int64) -> BusValue {
      .structure([
        .structure([.string(":1.1"), .string(path)]), .structure([]), .structure([]), .integer(0),
        .integer(children), .array([]), .string("Letter"), .integer(94), .string(""), .array([]),
      ])
    }
    let cache = ObjectCache(
      .array([item("/a", children: 0), item("/b", children: -1)]),
      root: AccessibleFacts()
    )
    #expect(cache.facts(of: AccessibleReference(program: ":1.1", path: "/a"))?.name == "Letter")
    #expect(cache.facts(of: AccessibleReference(program: ":1.1", path: "/b")) == nil)
  }

  @Test func `A password is replaced by dots before it is stored`() {
    var field = facts(.passwordText, .editable)
    field.take(text: "hush")
    #expect(field.text == "••••")
    #expect(element(field).states.isProtected)
  }

  @Test func `A progress bar’s value is a percentage`() {
    let bar = element(
      facts(.progressBar) { $0.range = ValueRange(current: 3, minimum: 0, maximum: 4) }
    )
    #expect(bar.value == "75%")
  }

  @Test func `Actions that have their own commands are not custom actions`() {
    let list = facts(.listItem) {
      $0.actions = ["Press", "SetFocus", "ShowMenu", "Archive", "archive", "Expand"]
    }
    #expect(list.customActions.map(\.name) == ["Archive"])
    #expect(list.defaultAction == 0)
    #expect(element(list).actions.contains(.showMenu))
  }

  @Test func `The position of an insertion point is counted in characters`() {
    // The family emoji consists of five scalars, and the letter consists of one scalar.
    let field = facts(.entry, .editable) {
      $0.text = "👩‍👩‍👧a"
      $0.caret = 5
    }
    #expect(element(field).details.insertionPoint == 1)
    #expect(ElementMaker.scalars(in: "👩‍👩‍👧a", before: 1) == 5)
  }

  @Test func `States arrive from the bus as two 32-bit words`() {
    let states = AccessibleStates(.array([.integer(1 << 12), .integer(1 << 10)]))
    #expect(states == [.focused, .hasPopup])
    #expect(AccessibleStates(name: "has-popup") == .hasPopup)
    #expect(AccessibleStates(nil) == [])
  }

  @Test(arguments: [
    ("\u{F701}", 0xFF54), ("a", 0x61), ("é", 0xE9), ("€", 0x10020AC), ("\r", 0xFF0D),
  ])
  func `Keys have the display’s key symbol numbers`(_ key: Character, _ number: Int) {
    #expect(KeySymbol(KeyStroke(key))?.number == number)
  }

  @Test func `Key symbols include the modifiers`() {
    #expect(KeySymbol(KeyStroke("s", .control))?.modifiers == 4)
    #expect(KeySymbol(KeyStroke("\t", [.shift, .option]))?.modifiers == 9)
    #expect(KeySymbol(KeyStroke("S", .shift))?.number == 0x53)
  }

  @Test func `Characters that no key can type cannot be pressed`() {
    #expect(KeySymbol(KeyStroke("👩‍👩‍👧")) == nil)
    #expect(KeySymbol(KeyStroke("\u{7}")) == nil)
  }
}
