// SPDX-License-Identifier: MIT

import A11yNavigation

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
  public let kind: Kind
  /// What the item chooser lists; `nil` for everything.
  let item: RotorItem?
  /// What was typed so far.
  public private(set) var text = ""
  /// How many characters that is: counting them for each key would make a long text slow.
  private var count = 0
  /// Where typing goes, in characters from the start.
  public private(set) var insertionPoint = 0
  /// Which of the matches is chosen, from 0.
  public internal(set) var choice = 0
  /// How many commands back in the history the line is; 0 for a line of its own.
  private(set) var age = 0
  /// What was typed before the history was looked through.
  private var ownText = ""

  /// The line's own text, while it shows an older command.
  var draft: String { age == 0 ? text : ownText }

  /// Creates an empty line.
  public init(_ kind: Kind) { self.init(kind, listing: nil) }

  /// Creates an empty line whose item chooser lists one kind.
  init(_ kind: Kind, listing item: RotorItem?) {
    self.kind = kind
    self.item = item
  }

  /// Types at the insertion point; line breaks become spaces.
  mutating func insert(_ typed: String) {
    let typed = typed.map { $0.isNewline ? " " : $0 }
    choice = 0
    if insertionPoint == count {
      // What is typed may be part of the last character.
      let end = text.suffix(1)
      insertionPoint += (end + typed).count - end.count
      text.append(contentsOf: typed)
      count = insertionPoint
      return
    }
    var characters = Array(text)
    characters.insert(contentsOf: typed, at: insertionPoint)
    text = String(characters)
    count = text.count
    // An accent may have joined the letter before it.
    let before = String(characters.prefix(insertionPoint + typed.count))
    insertionPoint = min(before.count, count)
  }

  /// Replaces the whole text.
  mutating func replace(with new: String) {
    text = new
    count = new.count
    insertionPoint = count
    choice = 0
  }

  /// Shows an older command, or at age 0 the line's own text again.
  mutating func recall(_ command: String, age: Int) {
    ownText = draft
    self.age = age
    replace(with: command)
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
      count = text.count
      insertionPoint = range.lowerBound
      choice = 0
      return deleted
    case nil: return nil
    }
  }
}
