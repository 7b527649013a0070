// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// One key press, as a view receives it.
public struct KeyPress: Sendable {
  /// Whether the key goes down or up.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types.
  public let characters: String
  /// The modifier keys held down with it.
  public let modifiers: EventModifiers

  package init(_ stroke: KeyStroke, _ phase: Phases) {
    self.phase = phase
    key = KeyEquivalent(stroke.character)
    characters = String(stroke.character)
    modifiers = stroke.modifiers
  }

  /// The phases of a key press.
  ///
  /// A key that is pressed here goes down and up at once; none repeats.
  public struct Phases: OptionSet, Sendable {
    /// One bit for each phase.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held down.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key goes up.
    public static let up = Phases(rawValue: 1 << 2)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }
}

extension KeyPress: CustomDebugStringConvertible {
  /// The phase and the key, as text.
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
