// SPDX-License-Identifier: MIT

/// One press of a key.
public struct Key: Hashable, Sendable {
  /// Which key it is.
  public enum Code: Hashable, Sendable {
    /// A key that types a character; capitals are characters of their own.
    case character(Character)
    case left, right, up, down, home, end, pageUp, pageDown
    case enter, escape, tab, backspace, delete, insert
    /// A function key, from 1.
    case function(Int)
  }

  /// The modifier keys that were held down with it.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit per modifier.
    public var rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Shift, where it does not change the character.
    public static let shift = Self(rawValue: 1)
    /// Alt, which is Option on a Mac.
    public static let alt = Self(rawValue: 2)
    /// Control.
    public static let control = Self(rawValue: 4)
    /// Command. Most terminals cannot send it; Alt stands for it where a character is pressed.
    public static let command = Self(rawValue: 8)
  }

  /// Which key it is.
  public var code: Code
  /// The modifier keys that were held down with it.
  public var modifiers: Modifiers

  /// Creates a press from a key and its modifiers.
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
