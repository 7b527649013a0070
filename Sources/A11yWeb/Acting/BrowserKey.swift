// SPDX-License-Identifier: MIT

import A11yTree

/// A key in the form that the browser's protocol requires.
struct BrowserKey {
  private let stroke: KeyStroke
  let name: String
  private let code: String
  private let number: Int
  private let text: String

  init(_ stroke: KeyStroke) {
    self.stroke = stroke
    if let known = Self.known[stroke.character] {
      (name, code, number, text) = known
      return
    }
    let character = String(stroke.character)
    name = character
    text = character
    // Only ASCII letters and digits have known key codes; a letter with a diacritic is a different
    // key.
    switch stroke.character.asciiValue {
    case let value? where stroke.character.isLetter:
      (code, number) = ("Key\(character.uppercased())", Int(value & 0x5F))
    case let value? where stroke.character.isNumber:
      (code, number) = ("Digit\(character)", Int(value))
    default: (code, number) = ("", 0)
    }
  }

  /// The event for a press of the key.
  var down: KeyEvent {
    var down = event(text.isEmpty || !types ? "rawKeyDown" : "keyDown")
    if !text.isEmpty, types { down.text = text }
    return down
  }

  /// The event for a release of the key.
  var up: KeyEvent { event("keyUp") }

  private var types: Bool { stroke.modifiers.isDisjoint(with: [.control, .command, .option]) }

  private func event(_ type: String) -> KeyEvent {
    var modifiers = 0
    if stroke.modifiers.contains(.option) { modifiers |= 1 }
    if stroke.modifiers.contains(.control) { modifiers |= 2 }
    if stroke.modifiers.contains(.command) { modifiers |= 4 }
    if stroke.modifiers.contains(.shift) || name != name.lowercased() && name.count == 1 {
      modifiers |= 8
    }
    return KeyEvent(type: type, key: name, code: code, keyCode: number, modifiers: modifiers)
  }

  private static let known: [Character: (String, String, Int, String)] = [
    "\u{F700}": ("ArrowUp", "ArrowUp", 38, ""), "\u{F701}": ("ArrowDown", "ArrowDown", 40, ""),
    "\u{F702}": ("ArrowLeft", "ArrowLeft", 37, ""),
    "\u{F703}": ("ArrowRight", "ArrowRight", 39, ""),
    "\u{1B}": ("Escape", "Escape", 27, ""), "\u{8}": ("Backspace", "Backspace", 8, ""),
    "\u{7F}": ("Backspace", "Backspace", 8, ""), "\u{F728}": ("Delete", "Delete", 46, ""),
    "\u{F729}": ("Home", "Home", 36, ""), "\u{F72B}": ("End", "End", 35, ""),
    "\u{F72C}": ("PageUp", "PageUp", 33, ""), "\u{F72D}": ("PageDown", "PageDown", 34, ""),
    "\t": ("Tab", "Tab", 9, ""), "\r": ("Enter", "Enter", 13, "\r"),
    "\n": ("Enter", "Enter", 13, "\r"), " ": (" ", "Space", 32, " "),
  ]
}
