import A11yTree
@_spi(Nodes) import A11yViewGraph

/// One press of a key, as a view is told of it.
public struct KeyPress: Sendable {
  /// Whether the key goes down or up.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  /// The keys that are held down with it.
  public let modifiers: EventModifiers

  package init(_ stroke: KeyStroke, _ phase: Phases) {
    self.phase = phase
    key = KeyEquivalent(stroke.character)
    characters = String(stroke.character)
    modifiers = stroke.modifiers
  }

  /// What a key does.
  ///
  /// A key that is pressed here goes down and up at once; none repeats.
  public struct Phases: OptionSet, Sendable {
    /// One bit a phase.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It goes down.
    public static let down = Phases(rawValue: 1 << 0)
    /// It is held down.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// It goes up.
    public static let up = Phases(rawValue: 1 << 2)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What a view made of a key.
  public enum Result: Sendable {
    /// It was for the view; nobody else is asked.
    case handled
    /// It was not for the view; what the view stands in is asked.
    case ignored
  }
}

extension KeyPress: CustomDebugStringConvertible {
  /// The phase and the key, in words.
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
