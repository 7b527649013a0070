// SPDX-License-Identifier: MIT

/// One key press as received by a program.
public struct KeyStroke: Hashable, Sendable {
  /// The modifier keys that are held down with the key.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The set's bits, one for each modifier key.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock.
    public static let capsLock = Self(rawValue: 1 << 0)
    /// Shift.
    public static let shift = Self(rawValue: 1 << 1)
    /// Control.
    public static let control = Self(rawValue: 1 << 2)
    /// Option (Alt on other keyboards).
    public static let option = Self(rawValue: 1 << 3)
    /// Command.
    public static let command = Self(rawValue: 1 << 4)
    /// A key on the numeric keypad.
    public static let numericPad = Self(rawValue: 1 << 5)
    /// All modifiers.
    public static let all = Self(rawValue: 63)
  }

  /// The character that the key types. Keys that type no text are represented by the private-use characters that macOS
  /// assigns to them.
  public var character: Character
  /// The modifier keys that are held down with the key.
  public var modifiers: Modifiers

  /// Creates a key press from a key and its modifiers.
  public init(_ character: Character, _ modifiers: Modifiers = []) {
    self.character = character
    self.modifiers = modifiers
  }

  /// The up arrow.
  public static let upArrow = KeyStroke("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyStroke("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyStroke("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyStroke("\u{F703}")
  /// Escape.
  public static let escape = KeyStroke("\u{1B}")
  /// The key that deletes the character before the insertion point.
  public static let delete = KeyStroke("\u{8}")
  /// The key that deletes the character after the insertion point.
  public static let deleteForward = KeyStroke("\u{F728}")
  /// Home.
  public static let home = KeyStroke("\u{F729}")
  /// End.
  public static let end = KeyStroke("\u{F72B}")
  /// Page Up.
  public static let pageUp = KeyStroke("\u{F72C}")
  /// Page Down.
  public static let pageDown = KeyStroke("\u{F72D}")
  /// Clear.
  public static let clear = KeyStroke("\u{F739}")
  /// Insert.
  public static let insert = KeyStroke("\u{F727}")
  /// Tab.
  public static let tab = KeyStroke("\t")
  /// The space bar.
  public static let space = KeyStroke(" ")
  /// Return.
  public static let `return` = KeyStroke("\r")

  /// Returns the function key with a number from 1 to 12.
  public static func function(_ number: Int) -> KeyStroke {
    let place = UInt32(min(max(number, 1), 12))
    return KeyStroke(Unicode.Scalar(0xF703 + place).map(Character.init) ?? "\u{F704}")
  }
}
