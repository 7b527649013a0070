// SPDX-License-Identifier: MIT

import A11ySession

/// Keys that are pressed together, each named by one code point as in WebDriver's keyboard actions.
public struct KeyChord: Hashable, Sendable {
  /// The modifier keys.
  public private(set) var modifiers: Key.Modifiers = []
  /// The keys other than modifiers, in the order in which they were pressed.
  public private(set) var codes: [Key.Code] = []

  /// The maximum number of keys in one chord.
  static let limit = 16

  /// Reads the keys of a chord.
  ///
  /// - Parameter keys: The keys, each given as a string with one code point.
  init(_ keys: [String]) throws(ATDriverError) {
    guard !keys.isEmpty else { throw ATDriverError(.invalidArgument, "“keys” is empty") }
    guard keys.count <= Self.limit else {
      throw ATDriverError(
        .cannotSimulateKeyboard,
        "at most \(Self.limit) keys can be pressed at the same time, but \(keys.count) were given"
      )
    }
    for key in keys {
      guard let scalar = key.unicodeScalars.first, key.unicodeScalars.count == 1 else {
        throw ATDriverError(.invalidArgument, "“\(key)” is not a single code point")
      }
      try press(scalar)
    }
  }

  private mutating func press(_ scalar: Unicode.Scalar) throws(ATDriverError) {
    let number = scalar.value
    if let modifier = Self.modifiers[number] {
      modifiers.insert(modifier)
    } else if let code = Self.codes[number] ?? Self.functionKey(number) {
      codes.append(code)
    } else if (0xE000...0xE05D).contains(number) || scalar.properties.generalCategory == .control {
      let digits = String(number, radix: 16, uppercase: true)
      throw ATDriverError(.cannotSimulateKeyboard, "the key U+\(digits) is not supported")
    } else {
      codes.append(.character(Character(scalar)))
    }
  }

  private static func functionKey(_ number: UInt32) -> Key.Code? {
    (0xE031...0xE03C).contains(number) ? .function(Int(number - 0xE030)) : nil
  }

  /// The code points of the left and right modifier keys.
  private static let modifiers: [UInt32: Key.Modifiers] = [
    0xE008: .shift, 0xE009: .control, 0xE00A: .alt, 0xE03D: .command,
    0xE050: .shift, 0xE051: .control, 0xE052: .alt, 0xE053: .command,
  ]

  private static let codes: [UInt32: Key.Code] = {
    var codes: [UInt32: Key.Code] = [
      0xE003: .backspace, 0xE004: .tab, 0xE006: .enter, 0xE007: .enter, 0xE00C: .escape,
      0xE00D: .character(" "), 0xE00E: .pageUp, 0xE00F: .pageDown, 0xE010: .end, 0xE011: .home,
      0xE012: .left, 0xE013: .up, 0xE014: .right, 0xE015: .down, 0xE016: .insert,
      0xE017: .delete, 0xE018: .character(";"), 0xE019: .character("="),
      0xE054: .pageUp, 0xE055: .pageDown, 0xE056: .end, 0xE057: .home, 0xE058: .left,
      0xE059: .up, 0xE05A: .right, 0xE05B: .down, 0xE05C: .insert, 0xE05D: .delete,
    ]
    for (place, character) in "0123456789*+,-./".enumerated() {
      codes[0xE01A + UInt32(place)] = .character(character)
    }
    return codes
  }()
}

extension KeyChord {
  /// Parses a chord in the notation of the W3C's test plans, such as `ctrl+opt+right`, `shift+j`, `pageUp` or `three`.
  ///
  /// The result is `nil` if the chord contains an unknown key.
  public init?(plan text: String) {
    self.init()
    for word in text.split(separator: "+") {
      let name = word.lowercased()
      if name == "vo" {
        modifiers.formUnion([.control, .alt])
      } else if let modifier = Self.modifierNames[name] {
        modifiers.insert(modifier)
      } else if let digit = Self.digits.firstIndex(of: name) {
        codes.append(.character(Character("\(digit)")))
      } else if let character = Self.signs[name] {
        codes.append(.character(character))
      } else if word.count == 1, let character = name.first {
        codes.append(.character(character))
      } else if let key = try? Key(named: Self.otherNames[name] ?? name), key.modifiers.isEmpty {
        codes.append(key.code)
      } else {
        return nil
      }
    }
    if modifiers.isEmpty && codes.isEmpty { return nil }
  }

  private init() {}

  private static let modifierNames: [String: Key.Modifiers] = [
    "ctrl": .control, "control": .control, "opt": .alt, "option": .alt, "alt": .alt,
    "shift": .shift, "cmd": .command, "command": .command,
  ]
  private static let digits = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
  ]
  private static let signs: [String: Character] = [
    "dash": "-", "equals": "=", "grave": "`", "leftbracket": "[", "rightbracket": "]",
    "backslash": "\\", "semicolon": ";", "apostrophe": "'", "comma": ",", "period": ".",
    "slash": "/",
  ]
  private static let otherNames = ["del": "delete", "return": "enter"]
}
