// SPDX-License-Identifier: MIT

import A11yTree

extension Key {
  /// The key as a program receives it: first as pressed, then as what it stands for.
  ///
  /// Terminals cannot send Command, so Alt with a character stands for it.
  var strokes: [KeyStroke] {
    let stroke = KeyStroke(character, strokeModifiers)
    guard case .character = code, modifiers.contains(.alt) else { return [stroke] }
    var other = stroke
    other.modifiers.remove(.option)
    other.modifiers.insert(.command)
    return [stroke, other]
  }

  private var character: Character {
    switch code {
    case .character(let character): character
    case .left: KeyStroke.leftArrow.character
    case .right: KeyStroke.rightArrow.character
    case .up: KeyStroke.upArrow.character
    case .down: KeyStroke.downArrow.character
    case .home: KeyStroke.home.character
    case .end: KeyStroke.end.character
    case .pageUp: KeyStroke.pageUp.character
    case .pageDown: KeyStroke.pageDown.character
    case .enter: KeyStroke.return.character
    case .escape: KeyStroke.escape.character
    case .tab: KeyStroke.tab.character
    case .backspace: KeyStroke.delete.character
    case .delete: KeyStroke.deleteForward.character
    case .insert: KeyStroke.insert.character
    case .function(let number): KeyStroke.function(number).character
    }
  }

  private var strokeModifiers: KeyStroke.Modifiers {
    var found: KeyStroke.Modifiers = []
    if modifiers.contains(.shift) { found.insert(.shift) }
    if modifiers.contains(.control) { found.insert(.control) }
    if modifiers.contains(.alt) { found.insert(.option) }
    if modifiers.contains(.command) { found.insert(.command) }
    if case .character(let character) = code, character.isUppercase { found.insert(.shift) }
    return found
  }

  /// The text that the key types, if it types any.
  var typedText: String? {
    guard case .character(let character) = code, isPlain else { return nil }
    return String(character)
  }

  /// Whether the key is a letter.
  var isLetter: Bool {
    if case .character(let character) = code { return character.isLetter }
    return false
  }

  /// Whether the key types a character without further modifiers.
  var isPlain: Bool { modifiers.subtracting(.shift).isEmpty }

  /// Whether the key ends the session, whatever might handle it.
  var endsSession: Bool {
    modifiers == .control && (code == .character("c") || code == .character("d"))
  }

  /// The key that passes the next one to the program, as in terminals.
  static let verbatim = Key(.character("v"), .control)
}
