// SPDX-License-Identifier: MIT

import A11yNavigation

/// An input line in a session.
public struct Prompt: Hashable, Sendable {
  /// The purpose of the input line.
  public enum Kind: Hashable, Sendable {
    /// A command, identified by its name.
    case command
    /// Words of the element to which the cursor will move.
    case chooser
  }

  /// The purpose of the input line.
  public let kind: Kind
  /// The kind of element that the item chooser lists, or `nil` for all elements.
  let item: RotorItem?
  /// The text that has been typed so far.
  public private(set) var text = ""
  /// The number of characters in the text, which is stored because counting would slow down typing in a long text.
  private var count = 0
  /// The position at which text is typed, in characters from the start.
  public private(set) var insertionPoint = 0
  /// The zero-based index of the match that the user has selected.
  public internal(set) var choice = 0
  /// The age of the command from the history that the line currently shows, or 0 if the line shows the user's own text.
  private(set) var age = 0
  /// The text that the user typed before recalling a command from the history.
  private var ownText = ""

  /// Whether bullets replace the typed text because the command enters it into a secret field.
  public private(set) var isMasked = false

  /// The line's own text, even while the line shows a command from the history.
  var draft: String { age == 0 ? text : ownText }

  /// Creates an empty line.
  public init(_ kind: Kind) { self.init(kind, listing: nil) }

  /// Creates an empty line whose item chooser lists one kind of element.
  init(_ kind: Kind, listing item: RotorItem?) {
    self.kind = kind
    self.item = item
  }

  /// Inserts typed text at the insertion point, converting line breaks to spaces.
  mutating func insert(_ typed: String) {
    let typed = typed.map { $0.isNewline ? " " : $0 }
    choice = 0
    if insertionPoint == count {
      // The typed text may combine with the last character of the existing text.
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
    // An accent may have combined with the preceding letter.
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

  /// Shows a command from the history in the line or, if `age` is 0, the line's own text again.
  mutating func recall(_ command: String, age: Int) {
    ownText = draft
    self.age = age
    replace(with: command)
  }

  /// Whether the line is a command that types text into a field, such as `type Ada`.
  var typesText: Bool {
    kind == .command && text.drop(while: \.isWhitespace).hasPrefix("type ")
  }

  /// The line's text, with a bullet for each character that its command types into a secret field.
  var masked: Prompt {
    var masked = self
    let name = text.prefix(while: \.isWhitespace).count + "type ".count
    masked.text = text.prefix(name) + String(repeating: "•", count: count - name)
    masked.isMasked = true
    return masked
  }

  /// Applies an edit to the text, and returns the characters that the edit deleted or passed over, or `nil` if the edit
  /// had no effect.
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
