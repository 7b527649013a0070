// SPDX-License-Identifier: MIT

/// An input line in a session.
public struct Prompt: Hashable, Sendable {
  /// What the line is for.
  public enum Kind: Hashable, Sendable {
    /// A command by name.
    case command
    /// Words of the element to go to.
    case chooser
  }

  /// What the line is for.
  public var kind: Kind
  /// What was typed so far.
  public var text = ""
  /// Where typing goes, in characters from the start.
  public var insertionPoint = 0
  /// Which of the matches is chosen, from 0.
  public var choice = 0
  /// How many commands back in the history the line is; 0 for a line of its own.
  var age = 0
  /// What was typed before the history was looked through.
  var draft = ""

  /// Makes an empty line.
  public init(_ kind: Kind) { self.kind = kind }

  /// Types at the insertion point; line breaks become spaces.
  mutating func insert(_ typed: String) {
    let typed = typed.map { $0.isNewline ? " " : $0 }
    var characters = Array(text)
    characters.insert(contentsOf: typed, at: insertionPoint)
    text = String(characters)
    insertionPoint = min(insertionPoint + typed.count, text.count)
    choice = 0
  }

  /// Replaces the whole text.
  mutating func replace(with new: String) {
    text = new
    insertionPoint = new.count
    choice = 0
  }

  /// Does what a key does to the text, and returns the characters that it deleted or passed over;
  /// `nil` if there was nothing to do.
  mutating func edit(_ edit: TextEdit) -> String? {
    var characters = Array(text)
    switch edit.effect(in: characters, at: insertionPoint) {
    case .move(let place, let range):
      insertionPoint = place
      return String(characters[range])
    case .delete(let range):
      let deleted = String(characters[range])
      characters.removeSubrange(range)
      text = String(characters)
      insertionPoint = range.lowerBound
      choice = 0
      return deleted
    case nil: return nil
    }
  }
}
