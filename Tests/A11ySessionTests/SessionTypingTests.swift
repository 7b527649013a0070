// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTesting
import A11yTree
import SessionFixtures
import Synchronization
import Testing

@testable import A11ySession

@MainActor @Suite("Typing into text fields", .timeLimit(.minutes(30)))
struct SessionTypingTests {
  /// Returns a session with a source that has an editable text field.
  private func page(_ role: Role = .textField, _ value: String = "") -> RecordedSession {
    let page = RecordedSession([.field("Name", value: value, role), .button("Send")])
    page.source.answer = { source, request in
      guard request.target == ElementID(index: 1) else { return .refused("") }
      if case .key = request.action { return .refused("") }
      if case .shortcut = request.action { return .refused("") }
      return .handled(
        source.change(1) { element in
          let place = min(
            element.details.insertionPoint ?? element.value.count,
            element.value.count
          )
          var characters = Array(element.value)
          switch request.action {
          case .beginEditing: element.states.isEditing = true
          case .endEditing, .submit: element.states.isEditing = false
          case .insertText(let text):
            characters.insert(contentsOf: text, at: place)
            element.details.insertionPoint = place + text.count
          case .deleteBackward:
            characters.remove(at: place - 1)
            element.details.insertionPoint = place - 1
          case .replaceText(let range, let text):
            characters.replaceSubrange(range, with: text)
            element.details.insertionPoint = range.lowerBound + text.count
          case .moveInsertionPoint(let place): element.details.insertionPoint = place
          default: break
          }
          element.value = String(characters)
        }
      )
    }
    return page
  }

  @Test
  func `A key with Shift types a character only if the result does not depend on the keyboard`()
    throws
  {
    let page = page()
    _ = try page.press("space shift-a shift-ß shift-3 shift-space ß")
    #expect(page.source.elements[ElementID(index: 1)]?.value == "A ß")
    #expect(
      page.notices == [
        "The character that shift-ß types depends on the keyboard; press the character itself.",
        "The character that shift-3 types depends on the keyboard; press the character itself.",
      ]
    )
    _ = try page.press("escape / shift-3 escape")
    #expect(
      page.notices == [
        "The character that shift-3 types depends on the keyboard; press the character itself."
      ]
    )
  }

  @Test("Activating a text field starts editing, and Escape ends it")
  func edit() throws {
    let page = page()
    #expect(try page.press("space") == ["is editing"])
    #expect(try page.press("h i A space .") == ["h", "i", "cap A", "space", "period"])
    #expect(page.source.elements[ElementID(index: 1)]?.value == "hiA .")
    #expect(try page.press("backspace") == ["period"])
    #expect(try page.press("left left") == ["space", "cap A"])
    #expect(try page.press("x") == ["x"])
    #expect(page.source.elements[ElementID(index: 1)]?.value == "hixA ")
    #expect(try page.press("home home") == ["h", "[border]"])
    #expect(try page.press("end end") == ["space", "[border]"])
    #expect(try page.press("escape h") == ["[border]", "heading not found"])
    #expect(page.session.core.editing == nil)
  }

  @Test("Keys can move the insertion point by word or line, and can delete words and lines")
  func wordsAndLines() throws {
    let page = page(.textField, "one two")
    page.source.elements[ElementID(index: 1)]?.states.isMultiline = true
    _ = try page.press("space")
    page.session.take(page.source.change(1) { $0.states.isMultiline = true })
    func value() -> String? { page.source.elements[ElementID(index: 1)]?.value }
    #expect(try page.press("ctrl-left") == ["two"])
    #expect(try page.press("delete") == ["t"])
    #expect(value() == "one wo")
    #expect(try page.press("ctrl-right ctrl-w") == ["wo", "wo"])
    #expect(value() == "one ")
    page.session.paste("\nline 2")
    #expect(value() == "one \nline 2")
    #expect(try page.press("up up") == ["one ", "[border]"])
    #expect(try page.press("home ctrl-e ctrl-u") == ["o", "space", "one "])
    #expect(value() == "\nline 2")
    #expect(try page.press("down ctrl-k") == ["line 2", "line 2"])
    #expect(value() == "\n")
  }

  @Test("A key that deletes or replaces a long piece of text sends only one request")
  func longTexts() throws {
    let text = String(repeating: "a", count: 1500) + String(repeating: "b", count: 1500)
    let page = page(.textField, text)
    func value() -> String? { page.source.elements[ElementID(index: 1)]?.value }
    _ = try page.press("space home ctrl-k")
    #expect(value() == "")
    page.session.take(page.source.change(1) { $0.value = text })
    _ = try page.press("end left ctrl-u")
    #expect(value() == "b")
    page.session.take(page.source.change(1) { $0.value = text })
    let before = page.source.requests.count
    _ = try page.press("end shift-home x")
    #expect(value() == "x")
    #expect(page.source.elements[ElementID(index: 1)]?.details.insertionPoint == 1)
    #expect(
      page.source.requests.dropFirst(before).compactMap { request in
        if case .replaceText(let range, _) = request.action { range } else { nil }
      } == [0..<3000]
    )
  }

  @Test(
    "Shift extends the selection in both directions; typing and deleting affect the whole selection"
  )
  func selection() throws {
    let page = page(.textField, "one two")
    func value() -> String? { page.source.elements[ElementID(index: 1)]?.value }
    _ = try page.press("space")
    #expect(try page.press("ctrl-shift-left") == ["two selected"])
    #expect(page.session.editedText.map { "\($0)|\($1)" } == "one |[two]")
    #expect(try page.press("shift-right") == ["t unselected"])
    #expect(try page.press("shift-end") == ["wo unselected"])
    #expect(
      try page.press("shift-left shift-left backspace") == [
        "o selected", "w selected", "wo",
      ]
    )
    #expect(value() == "one t")
    #expect(
      try page.press("left shift-left shift-end") == [
        "t", "space selected", "space unselected", "t selected",
      ]
    )
    #expect(try page.press("x") == ["x"])
    #expect(value() == "one x")
    // Moving without Shift clears the selection.
    #expect(try page.press("shift-home left") == ["one x selected", "[border]"])
    #expect(try page.press("y") == ["y"])
    #expect(value() == "yone x")
    #expect(try page.press("shift-left shift-left") == ["y selected", "[border]"])
  }

  @Test("Only the length of selected text in a secure field is announced")
  func secretSelection() throws {
    let page = page(.secureTextField, "hush")
    page.source.elements[ElementID(index: 1)]?.states.isProtected = true
    _ = try page.press("space")
    page.session.take(page.source.change(1) { $0.states.isProtected = true })
    #expect(try page.press("shift-home") == ["4 bullets selected"])
    #expect(page.session.editedText.map { "\($0)|\($1)" } == "|[••••]")
  }

  @Test("Deleted text in a secure field is not spoken")
  func deletedSecret() throws {
    let page = page(.textField, "hunter2")
    _ = try page.press("space")
    page.session.take(page.source.change(1) { $0.states.isProtected = true })
    #expect(try page.press("ctrl-left ctrl-k").allSatisfy { !$0.contains("hunter") })
    #expect(page.session.editedText?.before == "")
  }

  @Test("The Tab key moves into and out of a text field")
  func tab() throws {
    let page = page(.textField, "Ada")
    #expect(try page.press("right") == ["Send, button"])
    #expect(try page.press("shift-tab") == ["Name, Ada, text field", "is editing"])
    #expect(try page.press("! tab") == ["exclamation mark", "Send, button"])
    #expect(page.source.elements[ElementID(index: 1)]?.states.isEditing == false)
  }

  @Test("The text in a type command for a secure field is not recorded, shown, spoken or recalled")
  func typedCommand() throws {
    let page = page(.secureTextField)
    page.session.take(page.source.change(1) { $0.states.isProtected = true })
    try page.press(": t y p e space h u s h")
    #expect(page.session.prompt?.text == "type ••••")
    #expect(try page.press("backspace") == ["bullet"])
    try page.press("enter")
    #expect(page.notices.last == "Nothing is being edited; activate a text field first.")
    try page.run("press :", "type type zebra", "press enter")
    #expect(try page.press(": up") == ["command", "[border]"])
    let written = page.records.map(\.json).joined()
    #expect(!written.contains("\"press u\"") && !written.contains("zebra"))
    #expect(written.contains("\"press t\"") && written.contains("\"press •\""))
  }

  @Test("Text typed into a secure field is never spoken, shown or recorded")
  func secret() throws {
    let page = page(.secureTextField)
    try page.press("space")
    #expect(try page.press("s e c backspace") == ["bullet", "bullet", "bullet", "bullet"])
    #expect(try page.run("type hunter2") == ["7 bullets"])
    #expect(try page.press("left escape") == ["bullet"])
    #expect(try page.run("repeat", "first").last == "Name, 9 characters, secure text field")
    #expect(page.session.tree[ElementID(index: 1)]?.value == "•••••••••")
    let written = page.records.map(\.json).joined()
    #expect(!written.contains("hunter2"))
    #expect(!written.contains("\"press s\""))
    #expect(written.contains("\"press •\""))
    #expect(written.contains("\"type •••••••\""))
  }

  @Test("A failing test does not show the text that was typed into a secure field")
  func failure() {
    let source = page(.secureTextField).source
    let session = Session(source: source, technology: .voiceOver).exhaustive(false)
    let messages = Mutex<[String]>([])
    withKnownIssue {
      session.press("space Q")
      session.expect("nothing like it")
      session.perform("type zebra")
      session.expect("nothing like it")
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    let said = messages.withLock { $0 }.joined(separator: "\n")
    #expect(said.contains("after press(\"space •\")"))
    #expect(said.contains("after perform(\"type •••••\")"))
    #expect(!said.contains("Q") && !said.contains("zebra"))
  }

  @Test("A command that types text while no field is being edited is reported")
  func nowhere() throws {
    let page = page()
    #expect(try page.run("type hello") == [])
    #expect(page.notices == ["Nothing is being edited; activate a text field first."])
    #expect(page.source.requests.isEmpty)
  }

  @Test("A command that has no effect is reported")
  func unhandled() throws {
    let page = page()
    #expect(try page.run("next", "activate") == ["Send, button"])
    #expect(page.notices == ["Nothing happens."])
  }

  /// Returns a session whose keys control Switch Control, with a text field that is being edited.
  private func switchUser(
    _ role: Role = .textField,
    _ value: String = ""
  ) throws -> RecordedSession {
    let page = page(role, value)
    try page.run("set scanning manual", "set tap always", "technology", "select")
    return page
  }

  @Test func `A switch user types with the on-screen keyboard`() throws {
    let page = try switchUser()
    #expect(page.lines.last == "keyboard, group, 4 items")
    try page.run("select", "next", "select", "select", "select")
    #expect(page.source.elements[ElementID(index: 1)]?.value == "a")
    #expect(page.lines.last == "group, 2 items, q to p")
    try page.run("select", "select", "next", "select")
    #expect(page.source.elements[ElementID(index: 1)]?.value == "aw")
  }

  @Test func `A switch user selects, cuts and pastes`() throws {
    let page = try switchUser(.textField, "Ada Lovelace")
    func choose(_ number: Int) throws {
      try page.run("next", "next", "scanner menu", "next", "select")
      for _ in 0..<number { try page.run("next") }
      try page.run("select", "escape", "previous", "previous")
    }
    try choose(7)
    try choose(8)
    #expect(page.source.elements[ElementID(index: 1)]?.value == "")
    try choose(10)
    try choose(10)
    #expect(page.source.elements[ElementID(index: 1)]?.value == "Ada LovelaceAda Lovelace")
    try choose(9)
    #expect(page.notices.last == "No text is selected.")
  }

  @Test func `The text in a secure field cannot be copied`() throws {
    let page = try switchUser(.secureTextField, "12")
    try page.run("scanner menu", "next", "select")
    for _ in 0..<7 { try page.run("next") }
    try page.run("select", "next", "next", "select")
    #expect(page.notices.last == "No text is selected.")
    try page.run("next", "select")
    #expect(page.notices.last == "The clipboard is empty.")
  }

  @Test func `A page that takes focus away after each letter closes the keyboard each time`() throws
  {
    let page = page()
    let answer = page.source.answer
    page.source.answer = { source, request in
      guard case .insertText(let text) = request.action else { return answer(source, request) }
      var update = source.change(1) {
        $0.value += text
        $0.states.isEditing = false
      }
      update.keyboardFocus = .move(ElementID(index: 2))
      return .handled(update)
    }
    try page.run("set scanning manual", "set tap always", "technology")
    for letters in ["q", "qq", "qqq"] {
      try page.run("select", "select", "select", "select", "select")
      #expect(page.source.elements[ElementID(index: 1)]?.value == letters)
      #expect(page.session.switchControl?.keyboard == nil)
      #expect(page.session.focus(of: .switchControl) == ElementID(index: 1))
    }
  }

  @Test
  func `If a field disappears while its keyboard is scanned, the scanner returns to the screen`()
    throws
  {
    let page = try switchUser()
    try page.run("select", "select")
    var root = page.source.elements[ElementID(index: 0)] ?? Element()
    root.children = [ElementID(index: 2)]
    let gone = TreeUpdate(
      changes: [.init(ElementID(index: 0), root)],
      removals: [ElementID(index: 1)]
    )
    page.source.onEvent?(.changed(gone))
    #expect(page.session.switchControl?.keyboard == nil)
    #expect(page.session.focus(of: .switchControl) == ElementID(index: 2))
    try page.run("select")
    #expect(page.source.requests.last == ActionRequest(.activate, on: ElementID(index: 2)))
  }

  @Test func `The keyboard does not change if a field accepts no more letters`() throws {
    let page = page()
    let answer = page.source.answer
    page.source.answer = { source, request in
      guard case .insertText(let text) = request.action else { return answer(source, request) }
      return .handled(source.change(1) { $0.value = String(($0.value + text).prefix(2)) })
    }
    try page.run("set scanning manual", "set tap always", "technology", "select", "select")
    for _ in 0..<5 { try page.run("select", "select", "select") }
    #expect(page.source.elements[ElementID(index: 1)]?.value == "qq")
    #expect(page.lines.last == "group, 2 items, q to p")
  }

  @Test func `Repeated presses within the ignore-repeat time are one press`()
    throws
  {
    let page = try switchUser()
    page.session.perform(.set("ignore-repeat", "1s"))
    page.session.perform(.wait(.seconds(2)))
    for _ in 0..<1000 { page.session.perform(.switchControl(.select)) }
    #expect(page.session.switchControl?.panel?.kind == .keyboard)
    for _ in 0..<1000 { page.session.perform(.switchControl(.select, held: .seconds(3600))) }
    #expect(page.session.switchControl?.panel?.kind == .keyboard)
  }

  @Test func `The keyboard is shown only while the keys drive Switch Control`() throws {
    let page = try switchUser()
    try page.run("technology")
    #expect(page.session.switchControl?.keyboard == nil)
    try page.run("technology")
    #expect(page.session.switchControl?.keyboard != nil)
  }
}
