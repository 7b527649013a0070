// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession

/// VoiceOver's keyboard on a Mac, which consists of the commands for chords and the state of Quick Nav.
///
/// Any chord that is not a command is passed to the program, as on a real keyboard.
public struct ScreenReaderKeys: Sendable {
  /// Whether Quick Nav is on. While Quick Nav is on, arrow keys and letters control VoiceOver without modifiers.
  /// Pressing Left and Right together turns Quick Nav on or off.
  public private(set) var hasQuickNav = false
  /// Whether single-key Quick Nav is on. While single-key Quick Nav is on, letters control VoiceOver without modifiers.
  /// Pressing VO-Q turns single-key Quick Nav on or off.
  public private(set) var hasSingleKeyQuickNav = false

  /// Creates a keyboard with both types of Quick Nav turned off.
  public init() {}

  /// Returns the commands for a chord.
  public mutating func commands(for chord: KeyChord) -> [SessionCommand] {
    switch Set(chord.codes) {
    case [.left, .right] where chord.modifiers.isEmpty: return switchQuickNav()
    case [.up, .down] where chord.modifiers.isEmpty && hasQuickNav: return [.voiceOver(.activate)]
    default: break
    }
    if chord.codes == [.character("q")], chord.modifiers == Self.voiceOver {
      return switchSingleKeyQuickNav()
    }
    return chord.codes.flatMap { commands(for: Key($0, chord.modifiers)) }
  }

  mutating func switchQuickNav() -> [SessionCommand] {
    hasQuickNav.toggle()
    return [.voiceOver(.quickNav(hasQuickNav))]
  }

  mutating func switchSingleKeyQuickNav() -> [SessionCommand] {
    hasSingleKeyQuickNav.toggle()
    return [.voiceOver(.singleKeyQuickNav(hasSingleKeyQuickNav))]
  }

  /// Control and Option, VoiceOver's modifier keys.
  static let voiceOver: Key.Modifiers = [.control, .alt]

  private func commands(for key: Key) -> [SessionCommand] {
    if key.modifiers.isSuperset(of: Self.voiceOver) {
      let name = Key(key.code, key.modifiers.subtracting(Self.voiceOver)).name.lowercased()
      return parsed(Self.ofVoiceOver[name])
    }
    if key.modifiers.subtracting(.shift).isEmpty {
      let name = key.name.lowercased()
      if hasQuickNav, let command = Self.ofArrows[name] { return parsed(command) }
      if hasQuickNav || hasSingleKeyQuickNav, let command = Self.ofLetters[name] {
        return parsed(command)
      }
    }
    return ofProgram(key)
  }

  private func ofProgram(_ key: Key) -> [SessionCommand] {
    switch key.code {
    case .tab where key.modifiers.subtracting(.shift).isEmpty:
      return [.moveKeyboardFocus(key.modifiers.contains(.shift) ? .backward : .forward)]
    // Return and Space are first offered to the element with keyboard focus.
    case .enter where key.modifiers.isEmpty: return [.press(key)]
    case .character(" ") where key.modifiers.isEmpty: return [.press(key)]
    case .character(let character) where key.modifiers == .shift:
      return [.press(.passNext), .press(Key.shifted(character))]
    default: return [.press(.passNext), .press(key)]
    }
  }

  private func parsed(_ text: String?) -> [SessionCommand] {
    guard let text, let command = try? CommandParser.parse(text, for: .voiceOver) else { return [] }
    return [command]
  }

  private static let ofArrows = [
    "right": "next", "left": "previous", "up": "rotor up", "down": "rotor down",
  ]

  private static let ofVoiceOver = [
    "right": "next", "left": "previous", "up": "row up", "down": "row down", "space": "activate",
    "home": "first", "end": "last", "f3": "describe", "f4": "describe keyboard focus",
    "l": "repeat", "u": "list headings", "shift-down": "interact", "shift-up": "stop interacting",
    "a": "read from here", "b": "read from top", "z": "repeat", "shift-m": "show menu",
    "escape": "escape",
  ].merging(
    kinds.flatMap { key, kind in
      [("command-\(key)", "find next \(kind)"), ("command-shift-\(key)", "find previous \(kind)")]
    }
  ) { first, _ in first }

  /// The kinds of elements to which the cursor moves when VO-Command and a letter are pressed.
  private static let kinds = [
    ("h", "headings"), ("j", "form controls"), ("l", "links"), ("t", "tables"), ("x", "lists"),
    ("g", "images"),
  ]

  private static let ofLetters: [String: String] = {
    let kinds =
      [
        ("h", "headings"), ("j", "form controls"), ("c", "form controls"), ("b", "buttons"),
        ("l", "links"), ("t", "tables"), ("x", "lists"), ("w", "landmarks"),
        ("f", "text fields"), ("g", "images"),
      ] + (1...6).map { ("\($0)", "headings level \($0)") }
    var commands: [String: String] = [:]
    for (key, kind) in kinds {
      commands[key] = "find next \(kind)"
      commands["shift-\(key)"] = "find previous \(kind)"
    }
    return commands
  }()
}

extension Key {
  /// The key after which VoiceOver passes the next key to the program.
  fileprivate static let passNext = Key("v", .control)
}
