import A11yNavigation
import A11yTree

/// What the keys do in a session.
enum KeyMap {
  /// What a key does whichever technology it drives.
  static func shared(_ key: Key) -> SessionCommand? {
    switch key.code {
    case .function(2): .switchTechnology
    case .function(10): .system(.showMenuBar)
    case .character("w") where key.modifiers == .control: .system(.showNextWindow)
    case .character("s") where key.modifiers == .control: .system(.save(path: nil))
    case .tab: .moveKeyboardFocus(key.modifiers.contains(.shift) ? .backward : .forward)
    case .character("?"): .help
    case .character(":"): .openPrompt(.command)
    case .character("q"), .character("Q"): .quit
    case .character("c") where key.modifiers == .control: .quit
    case .character("d") where key.modifiers == .control: .quit
    default: nil
    }
  }

  /// What a key does for VoiceOver.
  static func voiceOver(_ key: Key) -> SessionCommand? {
    if let move = tableMove(key) { return .voiceOver(.tableMove(move)) }
    guard key.modifiers.isEmpty else { return nil }
    switch key.code {
    case .right: return .voiceOver(.next)
    case .left: return .voiceOver(.previous)
    case .up: return .voiceOver(.rotorMove(.backward))
    case .down: return .voiceOver(.rotorMove(.forward))
    case .home: return .voiceOver(.first)
    case .end: return .voiceOver(.last)
    case .pageUp: return .voiceOver(.scroll(.top))
    case .pageDown: return .voiceOver(.scroll(.bottom))
    case .enter: return .voiceOver(.activate)
    case .escape: return .voiceOver(.escape)
    case .character(let character): return quickKey(character)
    default: return nil
    }
  }

  /// What a key does for Switch Control. Any other key does nothing: a switch is easily missed.
  static func switchControl(_ key: Key) -> SessionCommand? {
    guard key.modifiers.isEmpty else { return nil }
    switch key.code {
    case .character(" "): return .switchControl(.select)
    case .enter, .right: return .switchControl(.next)
    case .left: return .switchControl(.previous)
    case .escape: return .switchControl(.escape)
    case .character("p"): return .switchControl(.pauseOrResume)
    case .character("m"): return .switchControl(.scannerMenu)
    default: return nil
    }
  }

  private static func tableMove(_ key: Key) -> VoiceOver.TableMove? {
    guard key.modifiers == .alt || key.modifiers == .control else { return nil }
    switch key.code {
    case .up: return .up
    case .down: return .down
    case .left: return .left
    case .right: return .right
    default: return nil
    }
  }

  private static func quickKey(_ character: Character) -> SessionCommand? {
    switch character {
    case " ": return .voiceOver(.activate)
    case "[": return .voiceOver(.turnRotor(.backward))
    case "]": return .voiceOver(.turnRotor(.forward))
    case "a": return .voiceOver(.readFromHere)
    case "A": return .voiceOver(.readFromTop)
    case "p": return .voiceOver(.pauseOrResume)
    case ".": return .voiceOver(.repeat)
    case ";": return .voiceOver(.spell)
    case ",": return .voiceOver(.actions)
    case "/": return .openPrompt(.chooser)
    default: break
    }
    if let place = ["!", "@", "#", "$", "%", "^"].firstIndex(of: character) {
      return .voiceOver(.find(.headingLevel(place + 1), .backward))
    }
    guard let item = RotorItem.quickKeys[Character(character.lowercased())] else { return nil }
    return .voiceOver(.find(item, character.isUppercase ? .backward : .forward))
  }
}

extension RotorItem {
  /// VoiceOver's single-letter quick keys.
  static let quickKeys: [Character: RotorItem] = [
    "h": .headings, "1": .headingLevel(1), "2": .headingLevel(2), "3": .headingLevel(3),
    "4": .headingLevel(4), "5": .headingLevel(5), "6": .headingLevel(6), "l": .links,
    "r": .textFields, "b": .buttons, "c": .formControls, "i": .images, "t": .tables,
    "s": .staticText, "x": .lists, "w": .landmarks, "m": .sameKind,
  ]
}
