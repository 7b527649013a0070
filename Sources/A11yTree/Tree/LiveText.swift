// SPDX-License-Identifier: MIT

/// What a source knows of the words of an element in a live region beyond its label: the pieces of
/// text that the label was put together from, and which of them are new.
public struct LiveText: Hashable, Sendable {
  /// A piece of text.
  public struct Piece: Hashable, Sendable {
    /// The words, with the spaces at their edges.
    public var text: String
    /// How the piece is new: as an addition, as a change of text, or not at all.
    public var change: LiveChanges

    /// Creates a piece from its words and how it is new.
    public init(_ text: String, change: LiveChanges = []) {
      self.text = text
      self.change = change
    }
  }

  /// The element.
  public var id: ElementID
  /// The pieces of its label in order; empty if only the whole label is known.
  public var pieces: [Piece]
  /// The words that were inside the element and are gone, in order.
  public var removed: String

  /// Creates the live text of an element.
  public init(_ id: ElementID, pieces: [Piece] = [], removed: String = "") {
    self.id = id
    self.pieces = pieces
    self.removed = removed
  }
}

extension [LiveText.Piece] {
  /// The words of the pieces, with a space between any two that would otherwise touch.
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
  /// Whether no space precedes the character.
  fileprivate var endsSentence: Bool {
    switch self {
    case ".", ",", ";", ":", "!", "?", "…", "%": true
    default: properties.generalCategory == .closePunctuation
    }
  }
}
