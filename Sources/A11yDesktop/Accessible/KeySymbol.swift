// SPDX-License-Identifier: MIT

import A11yTree

/// A key that the registry can press, identified by its X11 number, and the modifier keys to hold down.
struct KeySymbol: Hashable, Sendable {
  /// The maximum time between a key press and its effect. The effect is delayed, because keys are sent through the
  /// display.
  static let time: Duration = .milliseconds(250)

  /// The key's number in X11.
  var number: Int
  /// The modifiers as an X11 mask.
  var modifiers = 0

  init(number: Int) { self.number = number }

  /// Whether every keyboard has the key. ASCII characters and keys that do not type anything are on every keyboard.
  var isOnKeyboards: Bool { number < 0x7F || (0xFF00...0xFFFF).contains(number) }

  static let escape = KeySymbol(number: 0xFF1B)
  static let `return` = KeySymbol(number: 0xFF0D)
  static let space = KeySymbol(number: 0x20)
  static let menu = KeySymbol(number: 0xFF67)
  static let menuBar = KeySymbol(number: 0xFFC7)
  static let left = KeySymbol(number: 0xFF51)
  static let right = KeySymbol(number: 0xFF53)
  static let backspace = KeySymbol(number: 0xFF08)
  static let delete = KeySymbol(number: 0xFFFF)
  static let pageUp = KeySymbol(number: 0xFF55)
  static let pageDown = KeySymbol(number: 0xFF56)

  /// Creates the key for a keystroke, or returns `nil` if no key can type the keystroke's character.
  init?(_ stroke: KeyStroke) {
    guard let scalar = stroke.character.unicodeScalars.first,
      stroke.character.unicodeScalars.count == 1
    else { return nil }
    for (modifier, mask) in Self.masks where stroke.modifiers.contains(modifier) {
      modifiers |= mask
    }
    if let number = Self.named[stroke.character] {
      self.number = number
    } else if (0xF704...0xF70F).contains(scalar.value) {
      // X11 numbers the function keys consecutively.
      number = 0xFFBE + Int(scalar.value - 0xF704)
    } else {
      guard scalar.value >= 0x20, scalar.value != 0x7F, !(0xF700...0xF8FF).contains(scalar.value)
      else { return nil }
      // The numbers of Latin-1 characters equal their scalars; the numbers of all other characters are offset by
      // 0x1000000.
      number = scalar.value <= 0xFF ? Int(scalar.value) : 0x100_0000 + Int(scalar.value)
    }
  }

  /// The masks for Shift and Control, and the masks to which keyboards usually assign Alt and Super.
  private static let masks: [(KeyStroke.Modifiers, Int)] = [
    (.shift, 1 << 0), (.control, 1 << 2), (.option, 1 << 3), (.command, 1 << 6),
  ]

  private static let named: [Character: Int] = [
    "\u{F700}": 0xFF52, "\u{F701}": 0xFF54, "\u{F702}": 0xFF51, "\u{F703}": 0xFF53,
    "\u{1B}": 0xFF1B, "\u{8}": 0xFF08, "\u{F728}": 0xFFFF, "\u{F729}": 0xFF50,
    "\u{F72B}": 0xFF57, "\u{F72C}": 0xFF55, "\u{F72D}": 0xFF56, "\t": 0xFF09, "\r": 0xFF0D,
  ]
}
