// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Foundation
import Testing
import TreeOutlines

@Suite("Switch Control’s on-screen keyboard", .timeLimit(.minutes(30)))
struct KeyboardTests {
  private static let page = """
    webarea #page
      textbox "Name" editing
      textbox "Password" editing protected
      button "Send"
    """

  private var user = SwitchUser(Self.page, SwitchControl.Settings.manual)

  private static func keys(_ attributes: String, language: SpokenLanguage = .english) -> [String] {
    var user = SwitchUser("webarea\n  textbox \"Field\" editing \(attributes)") {
      $0.scanning = .manual
      $0.groupSize = 0
      $0.verbosity.language = language
    }
    user.hears(editing: "Field")
    user.hears(.select)
    return user.panel ?? []
  }

  @Test mutating func `Keys are scanned by row and by part of a row`() {
    #expect(user.hears(editing: "Name") == "keyboard, group, 4 items")
    #expect(user.hears(.select) == "(enter) | group, 2 items, q to p")
    #expect(
      user.panel == ["q to p", "a to l", "shift to delete", "numbers to hide keyboard", "Back"]
    )
    #expect(user.hears(.select) == "(enter) | group, 5 items, q to t")
    #expect(user.hears(.select) == "(enter) | q")
    #expect(user.panel == ["q", "w", "e", "r", "t", "Back"])
    #expect(user.cursor == "Name")
  }

  @Test mutating func `A selected key types, and scanning continues at the first row`() {
    user.hears(editing: "Name")
    #expect(user.types("w") == "(select) | group, 2 items, q to p | !insert(\"w\")")
    #expect(user.types("space") == "(select) | group, 2 items, q to p | !insert(\" \")")
    #expect(user.types("return") == "(select) | group, 2 items, q to p | !return")
    #expect(user.types("hide keyboard") == "(select) | !endEditing")
    #expect(user.stop == "keyboard")
  }

  @Test
  mutating func `Each press of Delete deletes again, and the next move returns to the first row`() {
    user.hears(editing: "Name")
    #expect(user.types("delete") == "(select) | !deleteBackward")
    #expect(user.hears(.select) == "(select) | !deleteBackward")
    #expect(user.hears(.select) == "(select) | !deleteBackward")
    #expect(user.hears(.next) == "group, 2 items, q to p")
  }

  @Test
  mutating func `Shift capitalizes the next letter; pressing it twice capitalizes every letter`() {
    user.hears(editing: "Name")
    #expect(user.types("shift") == "(select) | group, 2 items, cap Q to cap P")
    #expect(user.types("cap A") == "(select) | group, 2 items, q to p | !insert(\"A\")")
    user.types("shift")
    user.types("shift")
    user.types("cap B")
    #expect(user.types("cap C").hasSuffix("!insert(\"C\")"))
    #expect(user.types("shift") == "(select) | group, 2 items, q to p")
  }

  @Test
  mutating func `Numbers and symbols are separate layers, and the letters return after a space`() {
    user.hears(editing: "Name")
    #expect(user.types("numbers") == "(select) | group, 2 items, 1 to 0")
    #expect(user.types("7").hasSuffix("!insert(\"7\")"))
    #expect(user.types("symbols") == "(select) | group, 2 items, left bracket to equals")
    user.types("number")
    #expect(user.types("space") == "(select) | group, 2 items, q to p | !insert(\" \")")
    user.types("numbers")
    #expect(user.types("letters") == "(select) | group, 2 items, q to p")
    #expect(user.types("accents") == "(select) | group, 2 items, à to æ")
    #expect(user.types("é").hasSuffix("!insert(\"é\")"))
  }

  @Test func `The keyboard depends on the kind of text`() {
    #expect(
      Self.keys("") == ["q to p", "a to l", "shift to delete", "numbers to hide keyboard", "Back"]
    )
    #expect(
      Self.keys("input=number")
        == ["1 to 3", "4 to 6", "7 to 9", "0 to delete", "return to hide keyboard", "Back"]
    )
    #expect(Self.keys("input=phone")[3] == "0 to delete")
    #expect(Self.keys("input=punctuation")[1] == "dash to quote")
  }

  /// Returns the keys in a row that is identified by its first and last key.
  private static func row(_ name: String, _ attributes: String) -> [String] {
    var user = SwitchUser("webarea\n  textbox \"Field\" editing \(attributes)") {
      $0.scanning = .manual
      $0.groupsItems = false
    }
    user.hears(editing: "Field")
    let keys = user.round()
    let names = name.components(separatedBy: " to ")
    guard let first = keys.firstIndex(of: names[0]), let last = keys.lastIndex(of: names[1]) else {
      return keys
    }
    return Array(keys[first...last])
  }

  @Test func `Addresses have their own keys, and the field names the return key`() {
    #expect(
      Self.row("numbers to hide keyboard", "input=email")
        == ["numbers", "accents", "space", "at", "period", "return", "hide keyboard"]
    )
    #expect(
      Self.row("numbers to hide keyboard", "input=url return=go")
        == ["numbers", "accents", "period", "slash", ".com", "go", "hide keyboard"]
    )
    #expect(Self.row("space to hide keyboard", "input=search")[1] == "search")
    #expect(Self.row("space to hide keyboard", "return=next multiline")[1] == "return")
    #expect(Self.row("0 to delete", "input=decimal") == ["0", "period", "delete"])
  }

  @Test func `Each language has a keyboard with its letters`() {
    #expect(Self.keys("", language: .german)[0] == "q to ü")
    #expect(Self.keys("", language: .french)[0] == "a to p")
    #expect(Self.keys("", language: .spanish)[1] == "a to ñ")
    #expect(Self.keys("", language: .japanese)[1].hasPrefix("か"))
    #expect(Self.keys("input=email", language: .japanese)[0].hasPrefix("q"))
    #expect(Self.keys("", language: .simplifiedChinese)[0].hasPrefix("q"))
  }

  @Test func `Without groups, every key is a stop that follows the stops of the screen`() {
    var user = SwitchUser(Self.page) {
      $0.scanning = .manual
      $0.groupsItems = false
    }
    #expect(user.hears(editing: "Name") == "q")
    #expect(user.hears(.previous) == "Send, button")
    user.move(to: "delete")
    #expect(user.hears(.select) == "(select) | !deleteBackward")
    #expect(user.hears(.next) == "q")
    #expect(user.types("w") == "(select) | q | !insert(\"w\")")
  }

  @Test mutating func `Keys in the keyboard for a secure field are not named`() {
    user.move(to: "Password")
    #expect(user.hears(editing: "Password") == "keyboard, group, 4 items")
    #expect(user.hears(.select) == "(enter) | group, 2 items")
    #expect(user.hears(.select) == "(enter) | group, 5 items")
    #expect(user.hears(.select) == "(enter) | bullet")
    #expect(user.hears(.select) == "(select) | group, 2 items | !insert(\"q\")")
  }

  @Test mutating func `The keyboard is the last stop on the screen and does not move the scanner`()
  {
    user.move(to: "Send")
    #expect(user.hears(editing: "Name") == "")
    #expect(user.hears(.next) == "keyboard, group, 4 items")
    #expect(user.hears(.next) == "Name, text field, is editing")
    #expect(user.hears(editing: nil) == "")
    #expect(user.round() == ["Name", "Password", "Send"])
  }

  @Test mutating func `The keyboard closes with its field, and the scanner returns to the screen`()
    throws
  {
    user.hears(editing: "Name")
    user.hears(.select)
    user.hears(.next)
    let ended = user.page.change("Name") { $0.states.isEditing = false }
    #expect(try user.hears(ended) == "")
    #expect(user.hears(editing: nil) == "Name, text field")
    #expect(user.switchControl.keyboard == nil && user.panel == nil)
    try user.hears(user.page.change("Name") { $0.states.isEditing = true })
    user.hears(editing: "Name")
    user.hears(.select)
    user.hears(.select)
    #expect(try user.hears(user.page.remove("Name")).hasPrefix("Password, "))
    #expect(user.panel == nil)
  }

  @Test
  mutating func `The scanner stays on the keyboard when a return key leads to the next field`()
    throws
  {
    user.hears(editing: "Name")
    #expect(user.types("return").hasSuffix("!return"))
    let ended = user.page.change("Name") { $0.states.isEditing = false }
    #expect(try user.hears(ended) == "")
    #expect(user.hears(editing: "Password") == "group, 2 items")
    #expect(user.cursor == "Password")
    #expect(user.types("hide keyboard").hasSuffix("!endEditing"))
    #expect(user.hears(editing: nil).hasPrefix("Password, "))
  }

  @Test mutating func `The scanner stays on its key when the text or the page changes`() throws {
    user.hears(editing: "Name")
    user.hears(.select)
    user.hears(.select)
    user.hears(.next)
    #expect(try user.hears(user.page.change("Name") { $0.value = "A" }) == "")
    #expect(try user.hears(user.page.remove("Send")) == "")
    #expect(user.stop == "y to p")
  }

  @Test mutating func `Escape leaves the keyboard, and the next Escape leaves the screen`() {
    user.hears(editing: "Name")
    user.hears(.select)
    user.hears(.select)
    #expect(user.hears(.escape) == "(leave) | keyboard, group, 4 items")
    #expect(user.hears(.escape) == "!escape Name")
  }

  @Test func `Keys open the menu unless the settings make them always tap`() {
    var user = SwitchUser(Self.page) {
      $0.scanning = .manual
      $0.alwaysTapsKeyboardKeys = false
    }
    user.hears(editing: "Name")
    #expect(user.types("w") == "(enter) | Activate")
    #expect(user.panel == ["Activate", "Scroll", "Escape", "Settings", "Back"])
    #expect(user.hears(.select) == "(select) | group, 2 items, q to p | !insert(\"w\")")
    user.types("e")
    #expect(user.hears(.escape) == "(leave) | e")
  }

  @Test mutating func `The menu of a text field edits the text`() {
    user.hears(editing: "Name")
    user.hears(.next)
    user.hears(.select)
    user.move(to: "Edit text")
    #expect(user.hears(.select) == "(enter) | Previous character")
    #expect(
      user.round() == [
        "Previous character", "Next character", "Previous word", "Next word", "Start of text",
        "End of text", "Selecting on or off", "Select all", "Cut", "Copy", "Paste", "Back",
      ]
    )
    #expect(user.hears(.select) == "(select) | !move(A11yNavigation.TextMove.characterBack)")
    user.move(to: "Selecting on or off")
    #expect(user.hears(.select) == "(select) | <Selecting on.>")
    user.move(to: "Previous word")
    #expect(user.hears(.select) == "(select) | !select(A11yNavigation.TextMove.wordBack)")
    user.move(to: "Cut")
    #expect(user.hears(.select) == "(select) | !cut")
    #expect(user.panel?.first == "Previous character")
  }
}
