// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree
import Foundation
import Testing

/// Tests that the native format stores every field, and that the same tree always produces the same bytes.
@Suite(.timeLimit(.minutes(30)))
struct NativeFormatTests {
  @Test(arguments: ["reading.aria.yaml", "controls.chrome.json", "dialog.chrome.json"])
  func `Captures survive a round trip through the native format`(name: String) throws {
    let document = try Document(capture: name)
    let json = try document.nativeJSON()
    let again = try Document(data: json)
    #expect(again.format == .native)
    #expect(again.tree == document.tree)
    #expect(again.notices == [])
    #expect(try again.nativeJSON() == json)
    let tree = try AccessibilityTree(document.tree)
    #expect(try Document.nativeJSON(of: tree) == json)
  }

  @Test func `Every field survives a round trip`() throws {
    var document = try Document("- list")
    document.tree.changes = [
      .init(ElementID(index: 0), full), .init(ElementID(index: 1, generation: 3), Element(.button)),
    ]
    document.readingOrder = .geometric(rowThreshold: 13, isRightToLeft: true)
    let again = try Document(data: document.nativeJSON())
    #expect(again.tree == document.tree)
    #expect(again.readingOrder == document.readingOrder)
    #expect(again.notices == [])
  }

  private var full: Element {
    let other = ElementID(index: 1, generation: 3)
    var element = Element(.webArea, label: "a\"\u{1B}\n", value: "e\u{301} 👩‍👩‍👧‍👦")
    element.children = [other]
    element.traits = AccessibilityTraits(rawValue: (1 << 17) - 1)
    element.actions = ActionSet(rawValue: (1 << 9) - 1)
    element.level = 7
    element.position = Element.Position(2, of: 9)
    element.states.isDisabled = true
    element.states.isSelected = true
    element.states.isHidden = true
    element.states.isRequired = true
    element.states.isReadOnly = true
    element.states.isBusy = true
    element.states.isEditing = true
    element.states.isMultiline = true
    element.states.isVisited = true
    element.states.isMultiselectable = true
    element.states.isCurrent = true
    element.states.checked = .mixed
    element.states.pressed = .off
    element.states.isExpanded = false
    element.states.invalid = .spelling
    element.states.popup = .dialog
    var details = Element.Details()
    details.hint = "hint"
    details.description = "description"
    details.errorMessage = "error"
    details.identifier = "id"
    details.placeholder = "placeholder"
    details.roleDescription = "slide"
    details.url = "https://a/b"
    details.language = "cy"
    details.inputLabels = ["a", "b"]
    details.sortPriority = -1.5
    details.range = ValueRange(current: 0.1, minimum: -1, maximum: 2, step: 0.25)
    details.table = TableSize(rows: 2, columns: 3, statedRows: -1, statedColumns: 9)
    details.cell = TableCell(
      row: 1,
      column: 2,
      rowSpan: 3,
      columnSpan: 4,
      rowHeaders: [other],
      columnHeaders: [other]
    )
    details.frame = Frame(x: 1, y: 2, width: 3, height: 4.5)
    details.activationPoint = Point(x: 0.5, y: -1)
    details.customActions = [CustomAction("Reply")]
    details.customContent = [CustomContent(label: "Age", value: "3", isImportant: true)]
    details.customRotors = [
      CustomRotor("Errors", entries: [.init(label: "one", target: other), .init(target: other)])
    ]
    details.live = .assertive
    details.liveChanges = [.additions, .removals]
    details.speech = SpeechAttributes(
      pitch: 0.5,
      includesPunctuation: false,
      spellsOut: true,
      phonetic: "ə"
    )
    details.containment = .container
    details.respondsToUserInteraction = false
    details.navigationStyle = .combined
    details.isDefaultFocus = true
    details.insertionPoint = 1
    details.textInput = TextInput(.email, returnKey: .next)
    element.details = details
    return element
  }

  @Test func `A tree is written with exact bytes`() throws {
    let document = try Document("- checkbox \"Oar\" [checked]")
    #expect(
      String(decoding: try document.nativeJSON(), as: UTF8.self) == """
        {
          "elements" : [
            {
              "children" : [
                "1"
              ],
              "id" : "0",
              "role" : "webarea"
            },
            {
              "actions" : [
                "activate"
              ],
              "checked" : "on",
              "id" : "1",
              "label" : "Oar",
              "role" : "checkbox"
            }
          ],
          "format" : "a11ynav",
          "root" : "0",
          "version" : 1
        }

        """
    )
  }

  @Test func `The text in a secure field is written as bullets`() throws {
    var document = try Document("- textbox \"Name\"")
    document.tree.changes[1].element.states.isProtected = true
    document.tree.changes[1].element.value = "hunter2"
    let text = String(decoding: try document.nativeJSON(), as: UTF8.self)
    #expect(!text.contains("hunter2"))
    #expect(text.contains("\"value\" : \"•••••••\""))
  }

  @Test func `The documentation’s example opens`() throws {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/A11yDocuments/A11yDocuments.docc/NativeFormat.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let example = try #require(text.firstMatch(of: #/```json\n([^`]*)```/#))
    let document = try Document(String(example.1))
    #expect(document.format == .native)
    #expect(document.notices == [])
    #expect(
      try Outline(document).lines == [
        "heading \"Weather\" level 1", "list \"Cities\"", " button \"Leith\" 1 of 2",
        " button \"Oban\" 2 of 2", "slider \"Volume\" = 30 percent",
      ]
    )
  }
}
