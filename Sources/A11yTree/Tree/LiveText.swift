// SPDX-License-Identifier: MIT

/// Additional information from a source about an element's label in a live region: the pieces of text that form the
/// label, and whether each piece is new.
public struct LiveText: Hashable, Sendable {
  /// A piece of text.
  public struct Piece: Hashable, Sendable {
    /// The words, including leading and trailing spaces.
    public var text: String
    /// The type of change that made the piece new (an addition or a change of text), or an empty set if the piece is
    /// not new.
    public var change: LiveChanges

    /// Creates a piece of text from its words and the type of change.
    public init(_ text: String, change: LiveChanges = []) {
      self.text = text
      self.change = change
    }
  }

  /// The element.
  public var id: ElementID
  /// The pieces of text that form the element's label, in order, or an empty array if only the whole label is known.
  public var pieces: [Piece]
  /// The words that were removed from the element, in order.
  public var removed: String

  /// Creates the live text for an element.
  public init(_ id: ElementID, pieces: [Piece] = [], removed: String = "") {
    self.id = id
    self.pieces = pieces
    self.removed = removed
  }
}

extension [LiveText.Piece] {
  /// The words of the pieces of text, with a space between two pieces if they would otherwise touch.
  public var words: String {
    reduce(into: "") { words, piece in
      if let last = words.unicodeScalars.last, let first = piece.text.unicodeScalars.first,
        !last.properties.isWhitespace, !first.properties.isWhitespace, !first.endsSentence
      {
        words += " "
      }
      words += piece.text
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character follows the preceding word without a space.
  fileprivate var endsSentence: Bool {
    switch self {
    case ".", ",", ";", ":", "!", "?", "…", "%": true
    default: properties.generalCategory == .closePunctuation
    }
  }
}
