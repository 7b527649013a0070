// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A key press that a view receives.
public struct KeyPress: Sendable {
  /// The phase of the key press: pressed, repeated or released.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key produces.
  public let characters: String
  /// The modifier keys that are held down while the key is pressed.
  public let modifiers: EventModifiers

  package init(_ stroke: KeyStroke, _ phase: Phases) {
    self.phase = phase
    key = KeyEquivalent(stroke.character)
    characters = String(stroke.character)
    modifiers = stroke.modifiers
  }

  /// The phases of a key press.
  ///
  /// Each key is released immediately after it is pressed, and keys never repeat.
  public struct Phases: OptionSet, Sendable {
    /// The raw bits of the option set, one for each phase.
    public let rawValue: Int

    /// Creates an option set from its raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The phase in which the user presses the key.
    public static let down = Phases(rawValue: 1 << 0)
    /// The phase in which the user holds down a key and the key repeats.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The phase in which the user releases the key.
    public static let up = Phases(rawValue: 1 << 2)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }
}

extension KeyPress: CustomDebugStringConvertible {
  /// A textual description of the key press: its phase, its key and its modifiers.
  public var debugDescription: String {
    let name = characters.unicodeScalars.map { $0.escaped(asASCII: false) }.joined()
    return "\(phase.debugDescription) “\(name)”, modifiers \(modifiers.rawValue)"
  }
}

extension KeyPress.Phases: CustomDebugStringConvertible {
  /// The names of the phases.
  public var debugDescription: String {
    let names: [(KeyPress.Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
    return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
}
