// SPDX-License-Identifier: MIT

import A11yTree

/// One key press.
public struct Key: Hashable, Sendable {
  /// The key itself.
  public enum Code: Hashable, Sendable {
    /// A key that types a character. A capital letter and its lowercase form are different characters.
    case character(Character)
    case left, right, up, down, home, end, pageUp, pageDown
    case enter, escape, tab, backspace, delete, insert
    /// A function key, numbered from 1.
    case function(Int)
  }

  /// The modifier keys that were held down with the key.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The set's bits, one for each modifier key.
    public var rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The Shift key, held together with another key. The key's unshifted character is stored, because the shifted
    /// character is not known.
    public static let shift = Self(rawValue: 1)
    /// Alt, which corresponds to Option on a Mac.
    public static let alt = Self(rawValue: 2)
    /// Control.
    public static let control = Self(rawValue: 4)
    /// Command. Most terminals cannot send Command, so Alt with a character replaces it.
    public static let command = Self(rawValue: 8)
  }

  /// The key itself.
  public var code: Code
  /// The modifier keys that were held down with the key.
  public var modifiers: Modifiers

  /// Creates a key press from a key and its modifiers.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// Creates a press of a character key.
  public init(_ character: Character, _ modifiers: Modifiers = []) {
    self.init(.character(character), modifiers)
  }

  /// The space bar.
  public static let space = Key(.character(" "))
}

extension Key {
  /// The names of all keys that are not characters.
  static let names: [(name: String, code: Code)] =
    [
      ("left", .left), ("right", .right), ("up", .up), ("down", .down), ("home", .home),
      ("end", .end), ("pageup", .pageUp), ("pagedown", .pageDown), ("enter", .enter),
      ("return", .enter), ("escape", .escape), ("esc", .escape), ("tab", .tab),
      ("backspace", .backspace), ("delete", .delete), ("insert", .insert),
      ("space", .character(" ")),
    ] + (1...12).map { ("f\($0)", .function($0)) }

  private static let modifierNames: [(name: String, modifier: Modifiers)] = [
    ("ctrl", .control), ("control", .control), ("alt", .alt), ("option", .alt),
    ("shift", .shift), ("command", .command), ("cmd", .command),
  ]

  /// Parses a key's name, such as `right`, `h`, `A`, `shift-tab`, `alt-down`, `ctrl-c`, `command+s`
  /// or `f2`.
  ///
  /// - Throws: ``SessionError`` with the most similar existing name.
  public init(named name: String) throws(SessionError) {
    var rest = Substring(name)
    var modifiers: Modifiers = []
    while let found = Self.modifier(before: rest) {
      modifiers.insert(found.modifier)
      rest = found.rest
    }
    let lowercased = rest.lowercased()
    if let named = Self.names.first(where: { $0.name == lowercased }) {
      self.init(named.code, modifiers)
    } else if rest.count == 1, let character = rest.first {
      self = modifiers == .shift ? .shifted(character) : Key(character, modifiers)
    } else {
      throw .unknown("key", name, known: Self.names.map(\.name))
    }
  }

  /// Returns a press of a character's key while Shift is held.
  ///
  /// A lowercase letter is replaced by the uppercase letter. The character that Shift produces with other keys, such as
  /// digits or ß, depends on the keyboard, so the unshifted characters of these keys are kept.
  public static func shifted(_ character: Character) -> Key {
    let capital = character.uppercased()
    if character.isWhitespace { return Key(character) }
    guard let only = capital.first, capital.count == 1, only.isUppercase else {
      return Key(character, .shift)
    }
    return Key(only)
  }

  /// Returns the modifier at the start of a key's name, and the rest of the name. Both `alt-s` and `alt+s` are valid.
  private static func modifier(
    before name: Substring
  ) -> (modifier: Modifiers, rest: Substring)? {
    let lowercased = name.lowercased()
    for known in modifierNames where lowercased.hasPrefix(known.name) {
      // The name is split by scalars, because a key that is a combining mark merges with the
      // separator before it.
      let rest = name.unicodeScalars.dropFirst(known.name.unicodeScalars.count)
      guard let separator = rest.first, "-+".unicodeScalars.contains(separator), rest.count > 1
      else { continue }
      return (known.modifier, Substring(rest.dropFirst()))
    }
    return nil
  }

  /// The name that ``init(named:)`` parses.
  public var name: String {
    var name = ""
    if modifiers.contains(.control) { name += "ctrl-" }
    if modifiers.contains(.alt) { name += "alt-" }
    if modifiers.contains(.command) { name += "command-" }
    if modifiers.contains(.shift) { name += "shift-" }
    if let named = Self.names.first(where: { $0.code == code }) { return name + named.name }
    if case .character(let character) = code { return name + String(character) }
    return name
  }
}

extension Key {
  /// The key presses to offer to a program: first the key that was pressed, then the key that it stands for.
  ///
  /// Terminals cannot send Command, so Alt with a character replaces it.
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

  /// The text that the key types, or `nil` if it types no text.
  package var typedText: String? {
    guard case .character(let character) = code, isPlain, !typesUnknownText else { return nil }
    return String(character)
  }

  /// Whether the character that the key types depends on the keyboard layout.
  var typesUnknownText: Bool {
    guard case .character(let character) = code else { return false }
    return modifiers == .shift && !character.isWhitespace
  }

  /// Whether the key is a letter.
  var isLetter: Bool {
    if case .character(let character) = code { return character.isLetter }
    return false
  }

  /// Whether the key has no modifiers other than Shift.
  var isPlain: Bool { modifiers.subtracting(.shift).isEmpty }

  /// Whether the key always ends the session before anything else can handle it.
  var endsSession: Bool {
    modifiers == .control && (code == .character("c") || code == .character("d"))
  }

  /// The key that passes the next key to the program, as in terminals.
  static let verbatim = Key(.character("v"), .control)
}
