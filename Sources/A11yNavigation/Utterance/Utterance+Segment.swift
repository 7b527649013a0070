extension Utterance {
  /// Some of the words of an utterance, all of one kind.
  public struct Segment: Hashable, Sendable {
    /// Why the words are said.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The name or kind of a container that the cursor came into.
      case container
      /// That the element is selected.
      case selected
      /// What the row or the column is called.
      case header
      /// What the element is called.
      case label
      /// The element's value.
      case value
      /// What the element is.
      case role
      /// What state the element is in.
      case state
      /// The place in a set or a table.
      case position
      /// That a container starts or ends here.
      case edge
      /// A longer description, or what is wrong.
      case description
      /// What can be done.
      case hint
      /// That there are actions or more content.
      case notice
      /// A part of a text, or what was typed.
      case text
      /// What a program announced.
      case announcement
      /// What the technology says of itself, such as the name of a rotor.
      case interface
    }

    /// Why the words are said.
    public var kind: Kind
    /// The words.
    public var text: String
    /// Their language, as a BCP-47 tag; empty for the user's own.
    public var language = ""
    /// The silence before them.
    public var pause: Duration = .zero
    /// The pitch against the voice's own, -1...1.
    public var pitch: Double?
    /// Whether all punctuation is spoken, or none; `nil` for the user's setting.
    public var includesPunctuation: Bool?
    /// Whether the words are spelled.
    public var spellsOut = false
    /// Their sounds in the International Phonetic Alphabet.
    public var phonetic: String?

    /// Makes a segment of one kind.
    public init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }
}
