/// An input line in a session.
public struct Prompt: Hashable, Sendable {
  /// What the line is for.
  public enum Kind: Hashable, Sendable {
    /// A command by name.
    case command
    /// Words of the element to go to.
    case chooser
  }

  /// How many matches the item chooser offers.
  static let matchLimit = 50

  /// What the line is for.
  public var kind: Kind
  /// What was typed so far.
  public var text = ""
  /// Which of the matches is chosen, from 0.
  public var choice = 0

  /// Makes an empty line.
  public init(_ kind: Kind) { self.kind = kind }
}
